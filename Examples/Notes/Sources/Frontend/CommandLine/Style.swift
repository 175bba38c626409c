/// How a part of a line looks on a terminal.
enum Style: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
}

extension String {
    func styled(_ style: Style, if isOn: Bool) -> String {
        isOn ? EscapeCode.style(style.rawValue) + self + EscapeCode.plain : self
    }
}
