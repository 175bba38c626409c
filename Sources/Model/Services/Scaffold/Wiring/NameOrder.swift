/// The names of what is there already, in their order, and where a new one goes among them.
struct NameOrder {
    let names: [String]
    let habit: Habit

    enum Habit {
        /// New ones come last.
        case chronological
        /// New ones keep the alphabet, if the others do.
        case alphabetical
    }

    /// `followers` are the names that the skeleton has after the new one: it goes before the first that is there.
    func index(of name: String, before followers: some Sequence<String>) -> Int {
        for follower in followers {
            if let index = names.firstIndex(of: follower) { return index }
        }
        guard habit == .alphabetical, isAlphabetical else { return names.count }
        return names.firstIndex { $0.lowercased() > name.lowercased() } ?? names.count
    }

    private var isAlphabetical: Bool {
        zip(names, names.dropFirst()).allSatisfy { $0.lowercased() < $1.lowercased() }
    }
}
