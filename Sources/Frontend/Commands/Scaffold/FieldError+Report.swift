import DataSource
import Model

extension FieldError: ReportableError {
    public var exitCode: ExitCode { .usage }

    public var text: String {
        let sentence =
            switch reason {
            case .notAPair: "'\(text(of: part))' is not a field. Write it as name:Type, such as title:String."
            case let .swapped(correct): "the name comes first. Did you mean \(correct)?"
            case .separatedByCommas: "fields are separated by spaces, not by commas."
            case .name(.startsWithDigit): "'\(text(of: part))' cannot be a field: it must begin with a letter."
            case .name(.noCapital):
                "'\(text(of: part))' cannot have words of its own: it must begin with a letter that has a capital."
            case .name: "'\(text(of: part))' cannot be a field: use letters and digits, as in dueDate."
            case let .unknownType(nearest):
                "'\(text(of: part))' is not a field type." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
            case .ownType: "\(text(of: part)) cannot be the type: it would be part of itself."
            case let .unfitType(lack, path): sentence(of: lack, in: path)
            case let .missingInOwner(owner, feature):
                "\(owner.plural.type) that are stored hold \(feature.plural.text) without this field, "
                    + "and JSON has no default for it. Let it be missing: \(text(of: optional))."
            case .wrongDefault:
                "'\(text(of: part))' cannot be the default. \(defaults)"
            case .doubled: "the field '\(text(of: part))' is there twice."
            case .reserved: "'\(text(of: part))' cannot be a field: the code that is made uses that name. Pick another."
            }
        return sentence + "\n" + caret + types
    }

    /// What could be the default of the field's type.
    private var defaults: String {
        let type = self.field.split(separator: ":", maxSplits: 1).last.map { String($0.prefix { $0 != "=" }) } ?? ""
        return switch FieldType(parsing: type)?.kind {
        case .bool: "It is true or false."
        case .int: "It is a whole number, such as 3."
        case .double, .decimal: "It is a number, such as 2.5."
        case let .choice(words): "It is \(words.map(\.variable).joined(separator: " or "))."
        default: "Dates, URLs, UUIDs, data, lists and other entities take none."
        }
    }

    /// Those there are, where one was none.
    private var types: String {
        guard case .unknownType = reason else { return "" }
        let names = FieldType.Kind.named.map(\.text).joined(separator: " ")
        return "\nTypes: \(names), an entity, [Type], Type?, one|two|three."
    }

    private func sentence(of lack: EntityLack, in path: String) -> String {
        let name = part.filter { $0 != "[" && $0 != "]" && $0 != "?" }
        return switch lack {
        case let .conformances(protocols):
            "\(name) is not \(protocols.joined(separator: ", ")). Add that to its declaration in \(path)."
        case .publicAccess: "\(name) is not public. Make it so in \(path), with its properties."
        case .cases: "\(name) has fewer than two cases in \(path). Add one, or leave the field out."
        case .emptyValue:
            "a new record begins with an empty \(name), and there is none. "
                + "Add 'public static let empty' to \(path), or write \(text(of: optional))."
        case .sampleValue:
            "the tests cannot make a value of \(name). Add a public initializer to \(path), "
                + "or 'public static let fixture' in Tests/TestSupport/\(name)+Fixture.swift."
        case let .freeName(property): "\(name) has a property '\(property)', which a stored value has too. Rename it."
        }
    }

    private var optional: String { self.field.prefix { $0 != "=" } + "?" }

    /// The field, and below it what is wrong with it.
    private var caret: String {
        let shown = text(of: self.field)
        guard let range = shown.firstRange(of: text(of: part)) else { return "  " + shown }
        let column = shown.distance(from: shown.startIndex, to: range.lowerBound)
        let tildes = String(repeating: "~", count: max(0, text(of: part).count - 1))
        return "  \(shown)\n  " + String(repeating: " ", count: column) + "^" + tildes
    }

    private func text(of word: String) -> String { word.visible }
}
