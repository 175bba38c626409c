extension [Template] {
    /// Of all of them, with what they may include: their paths and contents.
    public var fingerprint: String {
        let includes = first?.includes.values.sorted { $0.path < $1.path } ?? []
        return FileContents((self + includes).map { $0.path + " " + $0.contents.fingerprint + "\n" }.joined())
            .fingerprint
    }
}
