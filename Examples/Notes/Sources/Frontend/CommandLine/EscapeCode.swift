/// What a terminal takes for an order and not for text (ECMA-48, and DECAWM): the one place that knows.
enum EscapeCode {
    static func style(_ number: Int) -> String { "\u{1B}[\(number)m" }

    static let plain = style(0)
    static let home = "\u{1B}[H"
    static let eraseRestOfLine = "\u{1B}[K"
    static let eraseBelow = "\u{1B}[J"
    static let cutLines = "\u{1B}[?7l"
    static let wrapLines = "\u{1B}[?7h"
}
