/// The names of what is there already, in their order, and where a new one goes among them.
struct NameOrder {
    let names: [String]
    let order: WiringOrder

    /// The place for the name at `index` of the skeleton's `list`, before and after the names that it stands between
    /// there.
    func index(of index: Int, in list: [String]) -> Int {
        let next = list[(index + 1)...].lazy.compactMap { names.firstIndex(of: $0) }.first
        if let next { return next }
        guard order == .alphabetical, isAlphabetical else { return names.count }
        let previous = list[..<index].compactMap { names.firstIndex(of: $0) }.max()
        let name = list[index].lowercased()
        return max(names.firstIndex { $0.lowercased() > name } ?? names.count, previous.map { $0 + 1 } ?? 0)
    }

    private var isAlphabetical: Bool {
        zip(names, names.dropFirst()).allSatisfy { $0.lowercased() < $1.lowercased() }
    }
}
