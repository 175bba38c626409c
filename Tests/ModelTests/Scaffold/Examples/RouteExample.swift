import DataSource
import Model
import Observation
import Testing

extension Route.Kind {
    fileprivate static let books = Route.Kind(rawValue: "book")
}

/// The screens of a library that lie on top of each other.
@MainActor @Observable private final class LibraryStore: Composable {
    private(set) var path: [Path]
    let action: (Action) async -> Void

    init(path: [Path] = [], action: @escaping (Action) async -> Void = { _ in }) {
        self.path = path
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case let .routeOpened(route):
            openRoute(route)

        case .book(.doneButtonTapped):
            _ = path.popLast()
        }
    }

    private func openRoute(_ route: Route) {
        guard route.kind == .books, let id = route.id else { return }
        path.append(.book(BookStore(id: id) { [weak self] in await self?.send(.book($0)) }))
    }

    enum Action: Sendable {
        case routeOpened(Route)
        case book(BookStore.Action)
    }

    enum Path: Destination {
        case book(BookStore)

        var store: AnyObject {
            switch self {
            case let .book(store): store
            }
        }
    }
}

/// A book in full.
@MainActor @Observable private final class BookStore: Composable {
    let id: String
    let action: (Action) async -> Void

    init(id: String, action: @escaping (Action) async -> Void = { _ in }) {
        self.id = id
        self.action = action
    }

    enum Action: Sendable {
        case doneButtonTapped
    }
}

@MainActor struct RouteExample {
    @Test func send_routeOpened_fromALink_bookLiesOnTop() async throws {
        let sut = LibraryStore()
        let link = Data(#"{"kind":"book","id":"3f2a"}"#.utf8)
        await sut.send(.routeOpened(try JSONDecoder().decode(Route.self, from: link)))
        let book = try #require(sut.path.last?.store as? BookStore)
        #expect(book.id == "3f2a")
        #expect(sut.path == [.book(book)])
        await book.send(.doneButtonTapped)
        #expect(sut.path == [])
    }
}
