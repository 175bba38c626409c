extension String {
    /// Whether the word is written like an option: `-3` is a number, `-` and `- milk` are texts.
    var isOption: Bool {
        let dashes = prefix { $0 == "-" }.count
        let name = dropFirst(dashes).prefix { $0 != "=" }
        return (1...2).contains(dashes) && name.first?.isLetter == true && !name.contains(where: \.isWhitespace)
    }

    /// Whether it begins with a dash that an editor or a web page made of `-`.
    var hasStrangeDash: Bool {
        prefix(while: \.isDash).contains { $0 != "-" }
    }
}

extension Character {
    /// `-`, or what Unicode calls a dash and people mistake for it.
    var isDash: Bool {
        unicodeScalars.first?.properties.isDash == true
    }
}
