import DataSource
import SwiftParser
import SwiftSyntax

extension EntityDeclaration {
    /// What it is to a field; `fixture` says whether the tests have one already.
    func type(hasFixture: Bool) -> EntityType {
        EntityType(
            name: name,
            isEnumeration: isEnumeration,
            empty: isEnumeration ? words.first : empty,
            sample: isEnumeration ? words.dropFirst().first : hasFixture ? .init(".fixture") : sample
        )
    }

    /// What stops a field of this shape from holding one.
    func lack(_ type: EntityType, for shape: FieldType.Shape) -> EntityLack? {
        let needed = (isEnumeration ? ["String", "CaseIterable"] : ["Equatable"]) + ["Codable", "Sendable"]
        let missing = needed.filter { conformances.isDisjoint(with: Self.equivalents[$0, default: [$0]]) }
        if !isPublic { return .publicAccess }
        if !missing.isEmpty { return .conformances(missing) }
        if isEnumeration { return type.sample == nil ? .cases : nil }
        if let taken = properties.first(where: Self.taken.contains) { return .freeName(taken) }
        if type.sample == nil { return .sampleValue }
        return shape == .one && type.empty == nil ? .emptyValue : nil
    }

    private var empty: EntityType.Value? {
        if constants.contains("empty") { return .init(".empty") }
        let isDefault = initializers.contains { $0.allSatisfy { $0.defaultValue != nil } }
        return isDefault ? .init("\(name)()") : nil
    }

    /// The initializer that takes most, with a value for each parameter.
    private var sample: EntityType.Value? {
        let calls = initializers.compactMap { $0.sampleArguments(unlike: emptyArguments) }.filter { !$0.isEmpty }
        return calls.max { $0.count < $1.count }.map { .init("\(name)(\($0.joined(separator: ", ")))") }
    }

    /// Of the call that makes the empty one.
    private var emptyArguments: LabeledExprListSyntax {
        constantValue("empty")?.as(FunctionCallExprSyntax.self)?.arguments ?? []
    }

    /// `none` would be taken for that of an optional.
    private var words: [EntityType.Value] {
        cases.filter { !["none", "some"].contains($0.name.name) }.map { element in
            let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            return .init(".\(element.name.text)", word: literal ?? element.name.name)
        }
    }

    private static let equivalents: [String: Set<String>] = [
        "Codable": ["Codable", "JSONColumnValue"],
        "Equatable": ["Equatable", "Hashable", "Comparable"],
        "Sendable": ["Sendable", "JSONColumnValue", "ColumnValue"],
    ]

    /// What a value of a column and of a command line has.
    static let taken: Set = ["cell", "rawValue", "word"]
}

extension FunctionParameterListSyntax {
    /// Values that an empty one does not have, whether it is given others or the defaults; nil where a parameter needs a
    /// value of another type than fields have.
    fileprivate func sampleArguments(unlike empty: LabeledExprListSyntax) -> [String]? {
        var arguments: [String] = []
        for (place, parameter) in enumerated() {
            let label = parameter.firstName.name
            let name = (parameter.secondName ?? parameter.firstName).name
            if let type = FieldType(parsing: parameter.type.trimmedDescription), type.kind.entity == nil {
                let field = FieldSpec(name: Identifier(words: name.words), type: type)
                let given = empty.first { ($0.label?.name ?? "_") == label }?.expression
                let emptyCode = (given ?? parameter.defaultValue?.value)?.trimmedDescription
                let samples = FieldSamples(field, of: "", at: place)
                let code = (samples.sample.code == emptyCode ? samples.changed : samples.sample).code
                arguments.append(label == "_" ? code : "\(label.escapedLabel): \(code)")
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        return arguments
    }
}
