// luca:if runtime
// luca:else
import Foundation

// luca:end
/// The __name_text__, as a part of what is stored and shown.
public struct __Name__: Codable, Equatable, Sendable {
    // luca:for field
    public var __field__: __field_own_type__
    // luca:end
    // luca:if fields

    public init(
        // luca:for field
        __field__: __field_own_type__ = __field_default____comma__
        // luca:end
    ) {
        // luca:for field
        self.__field__ = __field__
        // luca:end
    }
    // luca:else
    public init() {}
    // luca:end

    public static let empty = __Name__()
    // luca:for choice

    public enum __Field__: String, CaseIterable, Codable, Sendable {
        // luca:for case
        case __case__
        // luca:end
    }
    // luca:end
}
