/// What is wrong with the templates. Lines and columns count from 1, columns in characters.
public enum TemplateError: Error, Equatable {
    case noFolder(looked: [String])
    case leadsOut(path: String)
    /// What git and luca keep for themselves.
    case notForTemplates(path: String)
    case unknownDirective(String, path: String, line: Int, column: Int)
    case misspelt(String, nearest: String, path: String, line: Int, column: Int)
    case notClosed(String, path: String, line: Int)
}
