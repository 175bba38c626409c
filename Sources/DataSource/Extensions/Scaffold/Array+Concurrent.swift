import Dispatch

extension Array where Element: Sendable {
    /// As `map`, on all cores at once; of several errors the first one of the order is thrown.
    ///
    /// - Parameter cost: what takes long is begun first, so that no core waits for it in the end.
    public func concurrentMap<Value: Sendable>(
        cost: (Element) -> Int = { _ in 0 },
        _ transform: @Sendable (Element) throws -> Value
    ) throws -> [Value] {
        let costs = map(cost)
        let order = indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
        let results = Locked([Result<Value, any Error>?](repeating: nil, count: count))
        withoutActuallyEscaping(transform) { transform in
            DispatchQueue.concurrentPerform(iterations: count) { position in
                let index = order[position]
                let result = Result { try transform(self[index]) }
                results.withLock { $0[index] = result }
            }
        }
        return try results.withLock(\.self).compactMap { try $0?.get() }
    }
}
