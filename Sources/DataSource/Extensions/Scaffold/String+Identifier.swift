extension String {
    /// Whether Swift takes it for a name without backticks. Of its characters each scalar counts: one may hide behind a
    /// letter.
    public var isIdentifier: Bool {
        guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return unicodeScalars.allSatisfy { $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint }
    }
}
