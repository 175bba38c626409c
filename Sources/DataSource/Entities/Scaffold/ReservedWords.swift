/// Words of command lines that are taken, in luca itself and in the apps that it makes.
public struct ReservedWords: Equatable, Sendable {
    public var commands: Set<String>
    /// Without their dashes.
    public var options: Set<String>

    public init(commands: Set<String> = [], options: Set<String> = []) {
        self.commands = commands
        self.options = options
    }
}
