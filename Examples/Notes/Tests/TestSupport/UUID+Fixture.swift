import DataSource

extension UUID {
    public static let fixture = UUID(uuid: (0x3F, 0x2A, 0x91, 0xC0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
}

extension UUIDClient {
    /// Every new identity is the same.
    public static let fixture = testDependency(of: UUIDClient.self) { $0.uuid = { .fixture } }
}
