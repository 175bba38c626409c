/// A table of a page: the section it stands in, the title of its first column, and the code in that.
struct PageTable {
    let section: String
    let title: String
    let names: [String]

    static func tables(in page: String) -> [PageTable] {
        var tables: [PageTable] = []
        var (section, title, names) = ("", String?.none, [String]())
        let lines: [Substring] = page.split(separator: "\n", omittingEmptySubsequences: false) + [""]
        for line in lines {
            let cells = line.split(separator: "|").map { $0.trimming }
            if line.hasPrefix("#") {
                section = String(line.drop { $0 == "#" || $0 == " " })
            } else if !line.hasPrefix("|") {
                if let title { tables.append(PageTable(section: section, title: title, names: names)) }
                (title, names) = (nil, [])
            } else if title == nil {
                title = cells.first
            } else if let name = cells.first?.firstMatch(of: /`([^`]+)`/) {
                names.append(String(name.1))
            }
        }
        return tables
    }
}

extension Substring {
    fileprivate var trimming: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
