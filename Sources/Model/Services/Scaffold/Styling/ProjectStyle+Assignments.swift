import DataSource

extension ProjectStyle {
    /// Nil where nothing is made of AppDependencies, or two ways share the place.
    static func assignments(in lines: [Substring]) -> Assignments? {
        let all = lines.compactMap(DependencyAssignment.init)
        let calls = all.filter { $0.type != nil }
        guard let isQualified = all.map(\.isQualified).mostFrequent else { return nil }
        return Assignments(isQualified: isQualified, isInferred: calls.map(\.isInferred).mostFrequent ?? false)
    }

    /// A text that makes what it needs of AppDependencies as luca does.
    func assigning(_ text: String) -> String {
        guard assignments != ProjectStyle().assignments, text.contains("appDependencies") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            DependencyAssignment(line)?.text(assignments) ?? String(line)
        }.joined(separator: "\n")
    }
}

/// A line of an initializer: `noteService = NoteService(appDependencies)`, `self.client = appDependencies.client`.
private struct DependencyAssignment {
    let isQualified: Bool
    let isInferred: Bool
    /// What is made; nil for what AppDependencies have themselves.
    let type: Substring?
    private let indentation: Substring
    private let name: Substring
    private let value: Substring

    init?(_ line: Substring) {
        let start = line.firstIndex { $0 != " " && $0 != "\t" } ?? line.endIndex
        guard let sign = line.firstRange(of: " = ") else { return nil }
        let left = line[start..<sign.lowerBound]
        let right = line[sign.upperBound...]
        isQualified = left.hasPrefix("self.")
        name = isQualified ? left.dropFirst("self.".count) : left
        indentation = line[..<start]
        guard !name.isEmpty, name.allSatisfy(\.isNamePart) else { return nil }
        if right.hasPrefix("appDependencies."), right.dropFirst("appDependencies.".count).allSatisfy(\.isNamePart) {
            (type, isInferred, value) = (nil, false, right)
            return
        }
        let call = right.prefix { $0 != "(" }
        value = right.dropFirst(call.count)
        isInferred = call == ".init"
        // Only what is called as its type says that again.
        let isSame = call.lowercased() == name.lowercased()
        guard value.hasPrefix("(appDependencies"), value.hasSuffix(")"), isInferred || isSame else { return nil }
        type = call
    }

    func text(_ assignments: ProjectStyle.Assignments) -> String {
        let call = type.map { assignments.isInferred ? ".init" : String($0) } ?? ""
        return indentation + (assignments.isQualified ? "self." : "") + name + " = " + call + value
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
