import DataSource
import Testing

struct AsyncStreamBundleExample {
    @Test func send_value_eachReaderSeesTheLatestFirst() async {
        let visitors = AsyncStreamBundle<Int>()
        visitors.send(18)
        var door = visitors.stream.makeAsyncIterator()
        #expect(await door.next() == 18)
        visitors.send(19)
        visitors.send(21)
        var hall = visitors.stream.makeAsyncIterator()
        #expect(await door.next() == 21)
        #expect(await hall.next() == 21)
    }

    @Test func send_void_whoSubscribedBeforeIsTold() async {
        let booksChanged = AsyncStreamBundle<Void>()
        var changes = booksChanged.stream.makeAsyncIterator()
        booksChanged.send()
        #expect(await changes.next() != nil)
    }

    @Test func stream_bundleIsGone_endsAfterTheLastValue() async {
        let stream = {
            let visitors = AsyncStreamBundle<Int>()
            visitors.send(3)
            return visitors.stream
        }()
        #expect(await stream.reduce(into: []) { $0.append($1) } == [3])
    }
}
