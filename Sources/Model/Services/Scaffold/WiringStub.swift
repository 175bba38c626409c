import DataSource
public struct WiringService: Sendable {
    public init() {}
    public func insertions(wiring skeleton: String, into source: String, at path: String) throws(WiringError) -> [Insertion] { [] }
}
extension [Insertion] { func applied(to data: Data) -> Data { data } }
