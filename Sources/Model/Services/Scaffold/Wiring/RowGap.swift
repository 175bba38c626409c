/// What stands between two rows.
enum RowGap {
    case none
    case blankLine

    func text(_ newline: String) -> String { self == .blankLine ? newline : "" }
}
