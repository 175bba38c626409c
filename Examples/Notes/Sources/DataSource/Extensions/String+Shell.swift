extension String {
    /// As one word of a shell, in which nothing is expanded.
    public var shellQuoted: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+:=".contains($0) }
        // zsh takes `=ls` for the path of a program.
        return isPlain && !isEmpty && first != "=" ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
