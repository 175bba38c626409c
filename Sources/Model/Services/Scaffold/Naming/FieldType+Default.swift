import DataSource

extension FieldType {
    /// Whether a new record may have this in the field.
    func accepts(_ value: String) -> Bool {
        guard !shape.isList else { return false }
        return switch kind {
        case .string: true
        case .int: Int(value) != nil
        case .double: Double(value) != nil && value.isWrittenInDigits
        case .decimal:
            // As a quotient of two integers, if it must be; the greatest power of ten of an Int is the 18th.
            Double(value) != nil && value.isWrittenInDigits && Int(value.replacing(".", with: "")) != nil
                && value.drop { $0 != "." }.count <= 19
        case .bool: ["true", "false"].contains(value)
        case let .choice(words): words.map(\.variable).contains(value)
        case .date, .url, .uuid, .data: false
        // First the type must be known.
        case .entity: true
        }
    }
}

extension String {
    /// As Swift has it: a digit on either side of the point.
    fileprivate var isWrittenInDigits: Bool {
        let digits = hasPrefix("-") ? dropFirst() : self[...]
        return digits.allSatisfy("0123456789.".contains) && digits.first != "." && digits.last != "."
    }
}
