import DataSource

extension SignalClient {
    /// SIGINT comes when it has been asked for so many times; never for nil. `log` tells how it was used.
    public static func interrupting(after questions: Int?, log: Locked<[String]> = Locked([])) -> SignalClient {
        let count = Locked(0)
        return testDependency(of: SignalClient.self) {
            $0.hold = { log.withLock { $0.append("hold") } }
            $0.release = { log.withLock { $0.append("release") } }
            $0.received = {
                let asked = count.withLock { count in
                    count += 1
                    return count
                }
                return questions.map { asked > $0 } == true ? 2 : nil
            }
        }
    }
}
