import DataSource
import Model
import Testing

struct RouteTests {
    @Test(arguments: [
        (Route(.init(rawValue: "no screen"), id: "7"), #"{"id":"7","kind":"no screen"}"#),
        (Route(.init(rawValue: "no screen")), #"{"kind":"no screen"}"#),
    ])
    func encode_route_isReadBackTheSame(route: Route, text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(route)
        #expect(String(decoding: data, as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(Route.self, from: data) == route)
    }

    @Test @MainActor func send_routeOpened_noScreenOfThatKind_pathStays() async {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.init(rawValue: "no screen")), .testDependencies()))
        #expect(sut.path.isEmpty)
    }
}
