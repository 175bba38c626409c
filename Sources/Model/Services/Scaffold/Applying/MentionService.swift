import DataSource

/// Finds the lines that still name what goes.
struct MentionService: Sendable {
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// A name that something else has, too, is no sign.
    /// - Parameter draft: the files as they will be.
    func mentions(of records: [ChangeRecord], in draft: TreeDraft) throws -> [PlanNote] {
        let going = draft.changes.filter { $0.kind == .remove && $0.path.hasSuffix(".swift") }
        let types = going.compactMap(\.before).flatMap { String(decoding: $0.bytes, as: UTF8.self).outerTypes }
        let texts = records.flatMap { $0.edits.values.flatMap(\.texts) }
        let names = Set(types).union(texts.flatMap { $0.text.names(after: ["var"]) })
        let files = try projectRepository.swiftFiles(in: draft.project).sorted().compactMap { path in
            try draft[path].map { (path: path, text: String(decoding: $0.bytes, as: UTF8.self)) }
        }
        .filter { file in names.contains { file.text.contains($0) } }
        .map { (path: $0, text: $1, code: $1.code) }
        let others = files.flatMap { $0.code.names(after: Self.keywords) }
        let ours = names.subtracting(others)
        return files.flatMap { path, text, code in
            zip(text.lines, code.lines).enumerated().compactMap { number, line in
                guard !ours.isDisjoint(with: line.1.identifiers) else { return nil }
                return .mention(path: path, line: number + 1, text: line.0.trimmed)
            }
        }
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "var", "let", "func", "case",
    ]
}

extension StringProtocol {
    fileprivate var lines: [SubSequence] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

    fileprivate var identifiers: [SubSequence] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}

extension Substring {
    /// What is put into a text, `\\(name)`, stays.
    fileprivate var withoutTexts: String {
        var code = ""
        var rest = self
        /// How deep in brackets each text is that is not over; zero in the text itself.
        var depths: [Int] = []
        while let letter = rest.popFirst() {
            switch (letter, depths.last) {
            case ("\\", 0?):
                if rest.popFirst() == "(" { depths[depths.count - 1] = 1 }
            case ("\"", 0?): depths.removeLast()
            case (_, 0?): break
            case ("\"", _): depths.append(0)
            case ("(", let depth?): depths[depths.count - 1] = depth + 1
            case (")", let depth?): depths[depths.count - 1] = depth - 1
            default:
                code.append(letter)
                continue
            }
            code.append(" ")
        }
        return code
    }

    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension String {
    /// Without comments that begin a line, and without texts.
    fileprivate var code: String {
        var isText = false
        return lines.map { line in
            let isInside = isText
            if line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
            if isInside && isText || line.drop(while: \.isWhitespace).hasPrefix("//") { return "" }
            return isInside || isText ? String(line) : line.withoutTexts
        }.joined(separator: "\n")
    }

    fileprivate var outerTypes: [Substring] {
        let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        return code.lines.filter { $0.first?.isWhitespace == false && !$0.contains("import ") }.flatMap {
            String($0).names(after: keywords)
        }
    }

    /// What is declared, by the words that stand before.
    fileprivate func names(after keywords: Set<Substring>) -> [Substring] {
        let words = code.identifiers
        return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    }
}
