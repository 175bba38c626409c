/// What the database file holds. New tables and columns need no new version: raise it with a change that older versions
/// of the app could not live with, so that they refuse the file.
enum Schema {
    static let version = 1

    static let records: [any Record.Type] = []
}
