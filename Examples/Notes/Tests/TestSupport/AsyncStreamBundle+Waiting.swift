import DataSource

extension AsyncStreamBundle<Void> {
    /// Returns as soon as something holds, and whether it did in time: it is asked now, and whenever this is sent.
    func waits(until holds: @escaping @Sendable () -> Bool, within timeout: Duration) async -> Bool {
        let changes = stream
        let waiting = Task {
            guard !holds() else { return }
            for await _ in changes where holds() { return }
        }
        let timer = Task {
            try await Task.sleep(for: timeout)
            waiting.cancel()
        }
        await waiting.value
        timer.cancel()
        return holds()
    }
}
