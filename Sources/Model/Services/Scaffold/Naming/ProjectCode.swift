import DataSource

/// The Swift files of a project, read once for all that is looked for in them.
struct ProjectCode: Sendable {
    private let files: [File]

    private struct File {
        let path: String
        let bytes: Data
    }

    /// - Parameter paths: files that are about to be made, which say nothing of what is there.
    init(_ project: Project, _ projectRepository: ProjectRepository, without paths: Set<String>) throws {
        files = try projectRepository.swiftContents(in: project, without: paths).map { File(path: $0, bytes: $1) }
    }

    /// The files that hold one of these texts, and nothing of the others.
    func codes(about texts: some Collection<String>, below folder: String = "") -> [(path: String, code: SwiftCode)] {
        let texts = texts.map { Array($0.utf8) }
        return files.filter { $0.path.hasPrefix(folder) }
            .map { ($0.path, SwiftCode($0.bytes, about: texts)) }
            .filter { !$0.1.isEmpty }
    }

    /// Those of the files that hold a text which can be read.
    func sources(about text: String, below folder: String) -> [SwiftSource] {
        files.filter { $0.path.hasPrefix(folder) && SwiftCode.holds([Array(text.utf8)], in: $0.bytes) }
            .compactMap { try? SwiftSource(String(decoding: $0.bytes, as: UTF8.self), at: $0.path) }
    }

    /// What the protocols among these types bring along, of those that the project declares: for each the members of its
    /// own, of its extensions and of what it refines.
    func members(of types: Set<String>) -> [String: Set<String>] {
        let protocols = codes(about: ["protocol "], below: "Sources/").map(\.code)
        let known = Set(protocols.flatMap(\.declaredProtocols))
        var refined: [String: Set<String>] = [:]
        var open = types.intersection(known)
        while let name = open.popFirst() {
            refined[name] = Set(protocols.flatMap { $0.conformances(of: name) }).intersection(known)
            open.formUnion((refined[name] ?? []).subtracting(refined.keys))
        }
        let needed = refined.keys
        let codes = protocols + codes(about: needed.map { "extension " + $0 }, below: "Sources/").map(\.code)
        let own = Dictionary(
            uniqueKeysWithValues: needed.map { name in (name, Set(codes.flatMap { $0.inside(name).memberNames })) }
        )
        return Dictionary(
            uniqueKeysWithValues: types.intersection(known).map { name in
                (name, refined.closure(of: name).reduce(into: Set<String>()) { $0.formUnion(own[$1] ?? []) })
            }
        )
    }
}

extension [String: Set<String>] {
    /// A name and all that follow from it.
    fileprivate func closure(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open: Set = [name]
        while let next = open.popFirst() {
            found.insert(next)
            open.formUnion((self[next] ?? []).subtracting(found))
        }
        return found
    }
}
