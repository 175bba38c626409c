/// How many characters a terminal shows.
public struct TerminalSize: Sendable, Equatable {
    public let rows: Int
    public let columns: Int

    public init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}
