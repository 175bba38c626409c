import DataSource
import Testing

struct UUIDTextTests {
    private static let text = "3F2A91C0-0B1D-4E5F-8A9B-0C1D2E3F4A5B"

    @Test(arguments: [text, text.lowercased(), text.replacing("-", with: ""), "00000000-0000-0000-0000-000000000000"])
    func init_text_isAsFoundationReadsIt(text: String) throws {
        let uuid = try #require(UUID(text: text))
        #expect(uuid.uuidString.replacing("-", with: "") == text.uppercased().replacing("-", with: ""))
    }

    @Test func init_manyTexts_areAsTheyWere() {
        for _ in 0..<1000 {
            let uuid = UUID()
            #expect(UUID(text: uuid.uuidString) == uuid)
        }
    }

    @Test(arguments: [
        "", "3F2A", text + "0", String(text.dropLast()), "G" + text.dropFirst(), " " + text.dropFirst(),
        "٣" + text.dropFirst(),
    ])
    func init_noUUID_isNil(text: String) {
        #expect(UUID(text: text) == nil)
    }

    @Test func shortText_uuid_firstEightDigits() {
        #expect(UUID(text: Self.text)?.shortText == "3F2A91C0")
        #expect(UUID.zero.shortText == "00000000")
    }
}
