extension [Template] {
    /// Of all of them: their paths and contents.
    public var fingerprint: String {
        FileContents(map { $0.path + " " + $0.contents.fingerprint + "\n" }.joined()).fingerprint
    }
}
