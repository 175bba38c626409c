/// The bytes of a file and its permission bits.
public struct FileContents: Equatable, Sendable {
    public var bytes: Data
    public var permissions: Int

    public init(_ bytes: Data, permissions: Int = 0o644) {
        self.bytes = bytes
        self.permissions = permissions
    }

    public init(_ text: String, permissions: Int = 0o644) {
        self.init(Data(text.utf8), permissions: permissions)
    }

    /// FNV-1a with 64 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), to tell an edited file from an untouched one.
    public var fingerprint: String {
        let hash = bytes.withUnsafeBytes { bytes in
            bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
