import DataSource
import Foundation
import Model
import Synchronization

extension __Feature__ {
    /// __A_feature__ with every field filled in.
    static let fixture = __Feature__(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        // luca:for field
        __field_label__: __field_sample____comma__
        // luca:end
    )
}

extension AppDependencies {
    /// An app with these __features_name__ stored.
    static func holding(__features__: [__Feature__]) throws -> AppDependencies {
        let storage = __Feature__Storage(try JSONEncoder().encode(__features__))
        return .testDependencies(userDefaultsClient: storage.userDefaultsClient)
    }

    /// An app whose stored __features_name__ cannot be read.
    static func holdingNo__Features__() -> AppDependencies {
        .testDependencies(userDefaultsClient: __Feature__Storage(Data("?".utf8)).userDefaultsClient)
    }
}

private final class __Feature__Storage: Sendable {
    private let data: Mutex<Data?>

    init(_ data: Data) {
        self.data = Mutex(data)
    }

    var userDefaultsClient: UserDefaultsClient {
        var client = UserDefaultsClient.testValue
        client.data = { [self] _ in data.withLock { $0 } }
        client.setData = { [self] new, _ in data.withLock { $0 = new } }
        return client
    }
}
