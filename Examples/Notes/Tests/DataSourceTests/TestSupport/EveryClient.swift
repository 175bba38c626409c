import DataSource
import TestSupport
import Testing

/// Closures of every shape.
struct EveryClient {
    var plain: @Sendable () -> Void
    var sum: @Sendable (Int, String) -> Int
    var read: @Sendable (String) throws -> Data
    var write: @Sendable (String, Data, Int) throws -> Void
    var load: @Sendable (Int) async -> Int?
    var wait: @Sendable () async -> Void
    var fetch: @Sendable (Int, Int, Int, Int) async throws -> Data
    var post: @Sendable () async throws -> Void

    static var unimplemented: EveryClient {
        EveryClient(
            plain: TestSupport.unimplemented("EveryClient.plain"),
            sum: TestSupport.unimplemented("EveryClient.sum", returning: 7),
            read: TestSupport.unimplemented("EveryClient.read"),
            write: TestSupport.unimplemented("EveryClient.write"),
            load: TestSupport.unimplemented("EveryClient.load", returning: nil),
            wait: TestSupport.unimplemented("EveryClient.wait"),
            fetch: TestSupport.unimplemented("EveryClient.fetch"),
            post: TestSupport.unimplemented("EveryClient.post")
        )
    }
}
