import DataSource

extension FieldSpec {
    /// A field as a person types it: `due:Date?`, `status:todo|doing|done=doing`.
    public init(parsing text: String) throws(FieldError) {
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard !halves[0].contains(",") else { throw FieldError(text, .separatedByCommas, part: ",") }
        let parts = halves[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw FieldError(text, .notAPair, part: text) }
        let type = try Self.type(parts[1], named: parts[0], in: text)
        self.init(name: try Self.name(parts[0], in: text), type: type, defaultValue: halves.dropFirst().first)
        if type.kind.isChoice, name.type == name.variable {
            throw FieldError(text, .name(.noCapital), part: parts[0])
        }
        if let defaultValue, !type.accepts(defaultValue) {
            throw FieldError(text, .wrongDefault, part: defaultValue.isEmpty ? "=" : defaultValue)
        }
    }

    private static func type(_ type: String, named name: String, in text: String) throws(FieldError) -> FieldType {
        if let type = FieldType(parsing: type) { return type }
        let swapped = FieldType(parsing: name.capitalizedFirst)
        if type.first?.isLowercase == true, let swapped, swapped.kind.entity == nil {
            throw FieldError(text, .swapped(correct: "\(type):\(name.capitalizedFirst)"), part: text)
        }
        throw FieldError(text, .unknownType(nearest: type.nearestType()), part: type)
    }

    private static func name(_ name: String, in text: String) throws(FieldError) -> Identifier {
        do {
            return try Identifier(parsing: name).asField
        } catch {
            guard error.reason == .keyword else { throw FieldError(text, .name(error.reason), part: name) }
            return Identifier(words: name.words)
        }
    }
}

extension Identifier {
    /// With the acronym that it begins with, if one spelling can say so: `SKU`, but `skuID` for `SKU_ID`.
    fileprivate var asField: Identifier {
        isSpelled(as: Identifier(words: type.words)) ? self : Identifier(words: variable.words)
    }
}

extension [FieldSpec] {
    /// Fields with different names.
    ///
    /// - Parameter feature: which they are for; an enumeration in it is not called as it is.
    public init(parsing texts: [String], of feature: Identifier? = nil) throws(FieldError) {
        self = []
        for text in texts {
            let field = try FieldSpec(parsing: text)
            guard !(field.type.kind.isChoice && field.name.type == feature?.type) else {
                throw FieldError(text, .reserved, part: String(text.prefix { $0 != ":" }))
            }
            guard !contains(where: { $0.name.variable.lowercased() == field.name.variable.lowercased() }) else {
                throw FieldError(text, .doubled, part: String(text.prefix { $0 != ":" }))
            }
            guard !contains(where: { $0.hides(field) || field.hides($0) }) else {
                throw FieldError(text, .reserved, part: String(text.prefix { $0 != ":" }))
            }
            append(field)
        }
    }
}

extension FieldSpec {
    /// `--no-pinned` belongs to `pinned` already, and the words of `tag:a|b` are a type `Tag`.
    func hides(_ other: FieldSpec) -> Bool {
        name.command == "no-" + other.name.command
            || type.kind.isChoice && other.type.kind.entity?.name == name.type
    }
}

extension String {
    /// The type of a field that this most likely means: `[String]` for `[Strng]`.
    func nearestType(among entities: [String] = []) -> String? {
        let name = filter { $0.isLetter || $0.isNumber }
        return name.nearest(among: FieldType.Kind.named.map(\.text) + entities).map { nearest in
            let type = replacing(name, with: nearest)
            return FieldType(parsing: type) == nil ? nearest : type
        }
    }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
