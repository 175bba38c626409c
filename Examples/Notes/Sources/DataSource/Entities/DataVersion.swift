/// What tells two states of the stored data apart where another program made the difference.
public struct DataVersion: Sendable, Equatable {
    /// Only numbers of one connection can be compared.
    let connection: UUID
    let number: Int
}
