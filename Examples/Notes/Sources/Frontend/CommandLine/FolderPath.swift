/// The path of a folder, which cannot be empty: with a name behind it, that would be in the root.
public struct FolderPath: ArgumentValue {
    public static let placeholder: String? = "folder"
    public static let expectation = "the path of a folder"

    public let word: String

    public init?(word: String) {
        if word.isEmpty { return nil }
        self.word = word
    }
}
