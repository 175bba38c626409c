import DataSource

/// A Swift file that is made or wired, with its words.
struct SwiftText: Sendable {
    let path: String
    let code: SwiftCode

    /// Other files have no words.
    init(_ template: Template) {
        path = template.path
        code = SwiftCode(template.path.hasSuffix(".swift") ? template.contents.bytes : Data())
    }
}

extension String {
    /// The folder of a target in `Sources` or `Tests`, which is also its module.
    var moduleName: String { split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}
