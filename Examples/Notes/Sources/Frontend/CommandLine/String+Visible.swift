extension String {
    /// With control characters shown (␊, ␛), never sent.
    var visible: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: text.append("\u{2421}")
            case 0x80..<0xA0: text.append("\u{FFFD}")
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// The same for a text of several lines.
    var visibleLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
    }

    /// In columns of a terminal; a character counts as one.
    var width: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - self.width))
    }
}
