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
        isOn ? "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" : self
    }
}
