extension [String] {
    /// Takes the place of the standard library's, which is generic: its first call looks through the conformances of all
    /// libraries that are loaded, a fortieth of what a program's help takes.
    func joined(separator: String = "") -> String {
        var text = ""
        for (index, part) in enumerated() {
            if index > 0 { text += separator }
            text += part
        }
        return text
    }
}
