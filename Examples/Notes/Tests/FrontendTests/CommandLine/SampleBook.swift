import DataSource
@testable import Frontend

/// An entity to test the kit with.
struct SampleBook: Codable, Identifiable {
    var id: UUID
    var lent: Bool
    var title: String
    var due: Date
    var readerID: Int?

    static let example = SampleBook(
        id: UUID(uuidString: "3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15") ?? .zero,
        lent: true,
        title: "Momo",
        due: Date(timeIntervalSince1970: 1_798_070_400),
        readerID: 7
    )

    static var fields: EntityFields<SampleBook, Action> {
        [
            .field("lent", \.lent) { .lentChanged($0) },
            .field("title", \.title) { .titleChanged($0) },
            .field("due", \.due) { .dueChanged($0) },
            .field("readerID", \.readerID) { .readerIDChanged($0) },
        ]
    }

    enum Action {
        case lentChanged(Bool)
        case titleChanged(String)
        case dueChanged(Date)
        case readerIDChanged(Int?)
    }
}
