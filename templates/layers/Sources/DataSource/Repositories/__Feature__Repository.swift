import Foundation

/// Reads and writes the stored __features_name__, all of them at once.
public struct __Feature__Repository: Sendable {
    private let userDefaultsClient: UserDefaultsClient

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }

    /// - Throws: where what is stored cannot be read; it is left as it is.
    public func __features__() throws -> [__Feature__] {
        guard let data = userDefaultsClient.data(Self.key) else { return [] }
        return try JSONDecoder().decode([__Feature__].self, from: data)
    }

    public func save(_ __features__: [__Feature__]) throws {
        userDefaultsClient.setData(try JSONEncoder().encode(__features__), Self.key)
    }

    private static let key = "__Feature__Repository"
}
