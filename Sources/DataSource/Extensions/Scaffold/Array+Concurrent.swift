import Dispatch

extension Array where Element: Sendable {
    /// As `map`, on all cores at once; of several errors the first one of the order is thrown.
    public func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) throws -> Value) throws -> [Value] {
        let results = Locked([Result<Value, any Error>?](repeating: nil, count: count))
        withoutActuallyEscaping(transform) { transform in
            DispatchQueue.concurrentPerform(iterations: count) { index in
                let result = Result { try transform(self[index]) }
                results.withLock { $0[index] = result }
            }
        }
        return try results.withLock(\.self).compactMap { try $0?.get() }
    }
}
