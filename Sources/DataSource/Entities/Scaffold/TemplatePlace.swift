/// A place in a template, as a message names it. Lines and columns count from 1, columns in characters.
public struct TemplatePlace: Equatable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(_ path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    public var text: String { "\(path):\(line):\(column)" }
}
