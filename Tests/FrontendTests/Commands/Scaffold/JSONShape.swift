import Foundation

/// The keys that a document has, as a page lists them.
struct JSONShape {
    let keys: [Key]

    struct Key {
        /// `changes[].path`
        let path: String
        let type: String
        let isOptional: Bool
    }

    /// The tables of a page by their sections.
    static func sections(of page: String) -> [String: JSONShape] {
        var sections: [String: [Key]] = [:]
        var title = ""
        for line in page.split(separator: "\n") {
            if line.hasPrefix("## ") { title = String(line.dropFirst(3)) }
            guard let match = line.firstMatch(of: /^\| `([^`]+)` \| (\w+)(, optional)? \|/) else { continue }
            let key = Key(path: String(match.1), type: String(match.2), isOptional: match.3 != nil)
            sections[title, default: []].append(key)
        }
        return sections.mapValues { JSONShape(keys: $0) }
    }

    /// What is not as it should be.
    func faults(of document: Any) -> [String] {
        guard let object = document as? [String: Any] else { return ["it is no object"] }
        return faults(of: object, at: "")
    }

    /// The documented keys that a document has.
    func keys(of document: Any) -> Set<String> {
        Set(keys.map(\.path).filter { has(document, $0.split(separator: ".").map(String.init)) })
    }

    private func faults(of object: [String: Any], at place: String) -> [String] {
        let known = keys.filter { $0.path.hasPrefix(place) && !$0.path.dropFirst(place.count).contains(".") }
        let missing = known.filter { !$0.isOptional && object[$0.name] == nil }.map { "\($0.path) is missing" }
        let others = object.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            guard let key = known.first(where: { $0.name == name }) else { return ["\(place)\(name) is on no page"] }
            guard key.fits(value) else { return ["\(key.path) is no \(key.type)"] }
            let inner = (value as? [Any]) ?? [value]
            let start = key.path + (key.type == "array" ? "[]." : ".")
            return inner.compactMap { $0 as? [String: Any] }.flatMap { faults(of: $0, at: start) }
        }
        return missing + others
    }

    private func has(_ value: Any, _ path: [String]) -> Bool {
        guard let first = path.first else { return true }
        let name = first.replacing("[]", with: "")
        guard let inner = (value as? [String: Any])?[name] else { return false }
        let rest = Array(path.dropFirst())
        return rest.isEmpty || ((inner as? [Any]) ?? [inner]).contains { has($0, rest) }
    }
}

extension JSONShape.Key {
    fileprivate var name: String { String(path.split(separator: ".").last ?? "") }

    fileprivate func fits(_ value: Any) -> Bool {
        let isBoolean =
            (value as? NSNumber).map { $0 === NSNumber(value: true) || $0 === NSNumber(value: false) } ?? false
        return switch type {
        case "string": value is String
        case "number": value is NSNumber && !isBoolean
        case "boolean": isBoolean
        case "array": value is [Any]
        case "object": value is [String: Any]
        default: false
        }
    }
}
