/// How a program ended, as a number for the shell: from sysexits.h, and 1 where the answer is no.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let done = ExitCode(rawValue: 0)
    public static let no = ExitCode(rawValue: 1)
    /// Something is in the way.
    public static let conflict = ExitCode(rawValue: 3)
    public static let usage = ExitCode(rawValue: 64)
    public static let unreadable = ExitCode(rawValue: 65)
    public static let noProject = ExitCode(rawValue: 66)
    public static let fault = ExitCode(rawValue: 70)
    public static let inputOutput = ExitCode(rawValue: 74)
    /// What a shell makes of SIGINT.
    public static let interrupted = ExitCode(rawValue: 130)
    /// What a shell makes of SIGPIPE.
    public static let nobodyReads = ExitCode(rawValue: 141)
}
