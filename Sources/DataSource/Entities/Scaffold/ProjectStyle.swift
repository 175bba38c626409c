/// How a project writes what projects write differently. The default is luca's own style.
public struct ProjectStyle: Equatable, Sendable {
    /// What the names of stores end in: "Store", or nothing.
    public var storeSuffix: String
    public var attributes: Attributes
    /// The comment that files begin with, line by line. `__file__` and `__target__` stand for where a file lies.
    public var header: [String]
    /// What one level of indentation is.
    public var indentation: String
    public var lineEnd: LineEnd
    public var assignments: Assignments
    /// The modules that tests import with `@testable`.
    public var testableModules: Set<String>
    /// The type of a store's `action`.
    public var action: String

    public init(
        storeSuffix: String = "Store",
        attributes: Attributes = .beside,
        header: [String] = [],
        indentation: String = "    ",
        lineEnd: LineEnd = .newline,
        assignments: Assignments = Assignments(),
        testableModules: Set<String> = [],
        action: String = "(Action) async -> Void"
    ) {
        self.storeSuffix = storeSuffix
        self.attributes = attributes
        self.header = header
        self.indentation = indentation
        self.lineEnd = lineEnd
        self.assignments = assignments
        self.testableModules = testableModules
        self.action = action
    }

    /// How an initializer makes what it needs of AppDependencies.
    public struct Assignments: Hashable, Sendable {
        /// `self.noteService`, not `noteService`
        public var isQualified: Bool
        /// `.init(appDependencies)`, not `NoteService(appDependencies)`
        public var isInferred: Bool

        public init(isQualified: Bool = false, isInferred: Bool = false) {
            self.isQualified = isQualified
            self.isInferred = isInferred
        }
    }

    public enum LineEnd: String, Sendable {
        case newline = "\n"
        /// As Windows has it.
        case carriageReturnAndNewline = "\r\n"
    }

    /// Where `@MainActor @Observable` of a store stands.
    public enum Attributes: Sendable {
        /// In the line of the class.
        case beside
        /// In a line above it.
        case above
        /// Each in a line of its own.
        case stacked
    }
}
