import Foundation

/// __A_feature__, as it is stored and shown.
public struct __Feature__: Codable, Equatable, Identifiable, Sendable {
    public var id: UUID
    // luca:for field
    public var __field__: __field_own_type__
    // luca:end

    public init(
        id: UUID,
        // luca:for field
        __field__: __field_own_type__ = __field_default____comma__
        // luca:end
    ) {
        self.id = id
        // luca:for field
        self.__field__ = __field__
        // luca:end
    }
    // luca:for choice

    public enum __Field__: String, CaseIterable, Codable, Sendable {
        // luca:for case
        case __case__
        // luca:end
    }
    // luca:end
}
