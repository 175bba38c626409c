/// Braces that stood on one line and get lines of their own.
struct OpenedBraces {
    let braces: Braces
    /// Whether a new row stands last in them.
    var isFilled = false
}
