extension ChangeRecord {
    /// What a person typed, as a shell takes it.
    public var command: String {
        ([kind == .templates ? "luca templates eject" : "luca new \(kind.rawValue)"] + arguments.map(\.shellQuoted))
            .joined(separator: " ")
    }
}
