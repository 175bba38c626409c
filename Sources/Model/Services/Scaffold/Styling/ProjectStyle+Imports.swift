import DataSource

extension ProjectStyle {
    /// Those that more than half of the tests which import them see all of.
    static func testableModules(in tests: [SourceText]) -> Set<String> {
        let imports = tests.flatMap { $0.lines.compactMap(\.importedModule) }
        let all = Dictionary(grouping: imports, by: \.name)
        return Set(all.filter { $1.count(where: \.isTestable) * 2 > $1.count }.keys)
    }

    /// A test of luca's, which imports these modules as others do.
    func testable(_ text: String) -> String {
        guard !testableModules.isEmpty else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let modules = testableModules.filter { lines.contains("import \($0)") }.sorted()
        guard !modules.isEmpty else { return text }
        var kept = lines.filter { line in !modules.contains { line == "import \($0)" } }
        let imports = modules.map { "@testable import \($0)"[...] }
        let last = kept.lastIndex { $0.importedModule != nil }
        kept.insert(contentsOf: last == nil ? imports : [""] + imports, at: last.map { $0 + 1 } ?? 0)
        return kept.joined(separator: "\n")
    }
}

extension Substring {
    /// Of a line that imports a whole module.
    fileprivate var importedModule: (name: String, isTestable: Bool)? {
        guard contains("import ") else { return nil }
        let words = split(separator: " ")
        let isTestable = words.first == "@testable"
        let rest = isTestable ? words.dropFirst() : words[...]
        guard rest.count == 2, rest.first == "import", let name = rest.last else { return nil }
        return (String(name), isTestable)
    }
}
