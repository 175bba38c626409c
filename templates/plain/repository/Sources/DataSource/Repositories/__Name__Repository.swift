import Foundation

// luca:if entity
/// The stored __name_text__, one value.
// luca:else
/// The stored __name_text__: a text, there to be replaced by what is kept.
// luca:end
public struct __Name__Repository: Sendable {
    private let userDefaultsClient: UserDefaultsClient

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }

    // luca:if entity
    /// The empty one where none was stored.
    /// - Throws: where what is stored cannot be read; it is left as it is.
    public func __name__() throws -> __Name__ {
        guard let data = userDefaultsClient.data(Self.key) else { return __empty__ }
        return try JSONDecoder().decode(__Name__.self, from: data)
    }

    public func replace(with __name__: __Name__) throws {
        userDefaultsClient.setData(try JSONEncoder().encode(__name__), Self.key)
    }
    // luca:else
    /// Empty where none was stored.
    public func text() -> String {
        String(decoding: userDefaultsClient.data(Self.key) ?? Data(), as: UTF8.self)
    }

    public func replace(with text: String) {
        userDefaultsClient.setData(Data(text.utf8), Self.key)
    }
    // luca:end

    private static let key = "__Name__Repository"
}
