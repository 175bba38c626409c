extension String {
    /// With a letter and its marks as one scalar where there is one, so that the same name is always the same bytes.
    var composed: String { String(map(\.composed)) }
}

extension Character {
    /// Canonical equality finds it: Latin, Greek, Cyrillic and the other alphabets, then Hangul.
    fileprivate var composed: Character {
        guard unicodeScalars.count > 1 else { return self }
        let candidates = [0xC0...0x1FFF, 0xAC00...0xD7A3].joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        return candidates.first { Character($0) == self }.map(Character.init) ?? self
    }
}
