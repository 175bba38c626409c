/// A part of a layer, found by the folder and the name of its file.
public struct ComponentEntry: Equatable, Sendable {
    public var kind: ComponentKind
    /// Without the suffix of its kind: `Note` of `NoteService`.
    public var name: String
    public var path: String

    public init(kind: ComponentKind, name: String, path: String) {
        self.kind = kind
        self.name = name
        self.path = path
    }
}

extension ComponentEntry {
    /// Nil where the file is none of these, or is named after nothing that Swift could call so.
    /// - Parameter storeSuffix: what the names of stores end in.
    public init?(path: String, storeSuffix: String = ComponentKind.store.suffix) {
        let name = path.lastPathComponent
        let type = String(name.dropLast(".swift".count))
        guard name.hasSuffix(".swift"), type.isIdentifier else { return nil }
        let suffix = { (kind: ComponentKind) in kind == .store ? storeSuffix : kind.suffix }
        let kind = ComponentKind.allCases.first {
            path.hasPrefix($0.folder + "/") && type.hasSuffix(suffix($0)) && type != suffix($0)
        }
        guard let kind else { return nil }
        self.init(kind: kind, name: String(type.dropLast(suffix(kind).count)), path: path)
    }
}
