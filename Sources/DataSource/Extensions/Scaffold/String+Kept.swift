extension String {
    /// Where the new contents of a file wait for their turn.
    public var staged: String { parentPath.appending(path: ".\(lastPathComponent).luca-new") }

    /// Where the old contents of a file are kept until all is done.
    public var kept: String { parentPath.appending(path: ".\(lastPathComponent).luca-old") }
}
