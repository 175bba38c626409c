import DataSource

extension ProjectStyle {
    /// The comment that more than half of the files begin with, but for their own names. A line with a date stays out:
    /// the same command must make the same file tomorrow.
    static func header(of files: [SourceText]) -> [String] {
        let headers = files.map(\.header)
        guard let header = headers.mostFrequent, !header.isEmpty else { return [] }
        return headers.count { $0 == header } * 2 > files.count ? header : []
    }

    /// With the empty line after it.
    func headerText(at path: String) -> String {
        header.map { line in
            line.replacing("__file__", with: path.lastPathComponent).replacing("__target__", with: path.target) + "\n"
        }
        .joined() + (header.isEmpty ? "" : "\n")
    }
}

extension SourceText {
    /// The comment above the first empty line. One that documents a declaration is none.
    fileprivate var header: [String] {
        let header = lines.prefix { !$0.isEmpty }
        guard let first = header.first, header.count < lines.count else { return [] }
        let isBlock = first.hasPrefix("/*") && !first.hasPrefix("/**") && header.last?.hasSuffix("*/") == true
        let isLines = header.allSatisfy { $0.hasPrefix("//") && !$0.hasPrefix("///") }
        guard isBlock || isLines else { return [] }
        return header.filter { !$0.hasDate }.map(general).reduce(into: []) { lines, line in
            if line != "//" || lines.last != line { lines.append(line) }
        }
    }

    private func general(_ line: Substring) -> String {
        var line = String(line).replacing(path.lastPathComponent, with: "__file__")
        let words = line.split(separator: " ").drop { ["//", "*"].contains($0) }
        if words.elementsEqual([path.target[...]]) { line = line.replacing(path.target, with: "__target__") }
        return line
    }
}

extension Substring {
    /// Three numbers, one after the other: 2026/11/30, 30.11.26.
    fileprivate var hasDate: Bool {
        split(separator: " ").contains { word in
            word.split { "/.-".contains($0) }.count { $0.allSatisfy(\.isNumber) } == 3
        }
    }
}

extension String {
    /// The folder below Sources or Tests.
    fileprivate var target: String {
        let parts = split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }
}
