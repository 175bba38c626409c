import Foundation

/// The seam over `UserDefaults`, with what is stored through it.
public struct UserDefaultsClient: DependencyClient {
    public var data: @Sendable (String) -> Data?
    public var setData: @Sendable (Data?, String) -> Void

    public static let liveValue = UserDefaultsClient(
        data: { UserDefaults.standard.data(forKey: $0) },
        setData: { UserDefaults.standard.set($0, forKey: $1) }
    )

    public static let testValue = UserDefaultsClient(
        data: { _ in nil },
        setData: { _, _ in }
    )
}
