import DataSource

extension SampleRecord {
    static let fixture = SampleRecord(
        id: UUID(uuid: (0x3F, 0x2A, 0x91, 0xC0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)),
        title: "title",
        body: "body",
        isDone: true,
        count: 3,
        weight: 0.1,
        made: Date(timeIntervalSinceReferenceDate: 820_000_000.1),
        due: Date(timeIntervalSinceReferenceDate: 820_000_000),
        link: URL(string: "https://example.org/a?b=c"),
        image: Data([0, 255])
    )

    /// With a body of several pages.
    static func numbered(_ number: Int) -> SampleRecord {
        SampleRecord(
            id: UUID(uuid: (UInt8(number / 256), UInt8(number % 256), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            body: String(repeating: "\(number) ", count: 3000),
            count: number
        )
    }
}
