import DataSource
import Testing

struct UUIDClientTests {
    @Test func uuid_live_isNewEachTime() {
        #expect(UUIDClient.liveValue.uuid() != UUIDClient.liveValue.uuid())
    }
}
