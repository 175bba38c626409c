import DataSource

extension Parameter {
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + ["--" + name]
    }

    /// `--no-due`
    var negation: String? {
        isNegatable ? "--no-" + name : nil
    }

    func isSpelled(_ word: String) -> Bool {
        spellings.contains(word) || negation == word
    }
}

extension [Parameter] {
    /// An inner command's option hides the same one of an outer command.
    func spelled(_ word: String) -> Parameter? {
        last { $0.isSpelled(word) }
    }

    /// The spelling that a word with any dashes most likely means.
    func nearest(to word: String) -> String? {
        let name = String(word.drop(while: \.isDash).prefix { $0 != "=" })
        guard name.count > 1 else { return spelled("-" + name).map { _ in "-" + name } }
        let names = map(\.name) + compactMap { $0.isNegatable ? "no-" + $0.name : nil }
        return name.nearest(among: names).map { "--" + $0 }
    }
}
