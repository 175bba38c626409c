import DataSource

/// Tasks that read a bundle.
enum Readers {
    /// Subscribed when this returns.
    static func of<Value>(
        _ bundle: AsyncStreamBundle<Value>,
        count: Int,
        _ take: @escaping @Sendable (Value) -> Void
    ) -> [Task<Void, Never>] {
        (0..<count).map { _ in
            let stream = bundle.stream
            return Task.detached { for await value in stream { take(value) } }
        }
    }
}
