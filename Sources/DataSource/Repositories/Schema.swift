/// What the database file holds.
enum Schema {
    /// The app knows its files by this name, so it stays, whatever the app is called later.
    static let application = "luca"

    /// For what older versions of the app could not live with; new tables and columns need none. A new migration goes
    /// to the end, before the app runs with the changed records, and none is ever changed or taken out: the version of
    /// a file is how many it has seen. Older versions refuse it from then on.
    ///
    ///     static let migrations = [
    ///         Migration(renaming: "body", to: "text", in: "note"),
    ///         Migration(of: "price", in: "note", "UPDATE note SET price = price * 100"),
    ///     ]
    static let migrations: [Migration] = []

    static let records: [any Record.Type] = []
}
