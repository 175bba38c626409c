import DataSource

/// A page of this checkout: what it leads to, and the code it shows.
struct MarkdownPage {
    let path: String
    /// The words between the brackets, and the file as a path from the checkout; none of the web.
    let links: [(name: String, path: String)]
    /// What stands in blocks of Swift.
    let swift: String

    init(_ path: String) throws {
        self.path = path
        var (prose, code, fence) = ("", "", String?.none)
        for line in String(decoding: try House.contents(path), as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ) {
            if line.hasPrefix("```") {
                fence = fence == nil ? String(line.dropFirst(3)) : nil
            } else if fence == "swift" {
                code += line + "\n"
            } else if fence == nil {
                prose += line + "\n"
            }
        }
        swift = code
        links = prose.matches(of: /\[([^\]]*)\]\(([^)#\s]+)[^)]*\)/).compactMap { match in
            guard !match.2.contains("://") else { return nil }
            return (String(match.1), path.parentPath.appending(path: String(match.2)).normalizedPath)
        }
    }

    /// The file that its code is copied from.
    var example: String? {
        links.first { $0.name == "example" }?.path
    }
}
