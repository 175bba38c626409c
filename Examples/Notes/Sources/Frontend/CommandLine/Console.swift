/// Where a command's result goes, what is said to a person, and how a person answers. Texts bring their line ends.
public struct Console: Sendable {
    /// The result, to standard output.
    public var write: @Sendable (String) throws -> Void
    /// Anything else, to standard error.
    public var say: @Sendable (String) -> Void
    /// The line a person types; nil where nobody can be asked, or where the input ends.
    public var ask: @Sendable (_ question: String) -> String?
    public var isTerminal: @Sendable (Stream) -> Bool
    /// Whether somebody may still read the result: not once the reader of a pipe is gone.
    public var isRead: @Sendable () -> Bool
    /// Of the terminal that the result goes to; nil where it is unknown.
    public var size: @Sendable () -> TerminalSize?
    /// What decides about colours where a person did not.
    public var environment: @Sendable () -> [String: String]

    public init(
        write: @escaping @Sendable (String) throws -> Void,
        say: @escaping @Sendable (String) -> Void,
        ask: @escaping @Sendable (_ question: String) -> String?,
        isTerminal: @escaping @Sendable (Stream) -> Bool = { _ in false },
        isRead: @escaping @Sendable () -> Bool = { true },
        size: @escaping @Sendable () -> TerminalSize? = { nil },
        environment: @escaping @Sendable () -> [String: String] = { [:] }
    ) {
        self.write = write
        self.say = say
        self.ask = ask
        self.isTerminal = isTerminal
        self.isRead = isRead
        self.size = size
        self.environment = environment
    }

    public enum Stream: Sendable {
        case output
        case error
    }
}
