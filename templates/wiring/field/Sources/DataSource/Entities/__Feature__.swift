struct __Feature__ {
    // luca:for field
    public var __field__: __field_own_type__
    // luca:end

    init(
        // luca:for field
        __field__: __field_own_type__ = __field_default____comma__
        // luca:end
    ) {
        // luca:for field
        self.__field__ = __field__
        // luca:end
    }
    // luca:if codingKeys

    enum CodingKeys {
        // luca:for field
        case __field__
        // luca:end
    }
    // luca:end
    // luca:for choice

    public enum __Field__: String, CaseIterable, Codable, Sendable {
        // luca:for case
        case __case__
        // luca:end
    }
    // luca:end
}
