import DataSource
import Model
import TestSupport
import Testing

/// A formatter was at the files that luca has wired.
struct ReformattedTests {
    enum Formatter: String, CaseIterable {
        case twoSpaces
        case windowsLines
        case noEmptyLines
        case blanksAtLineEnds

        /// Whether what it does to a line does not hang on the lines around it.
        var isExact: Bool { self == .twoSpaces || self == .windowsLines }

        func formatted(_ text: String) -> String {
            switch self {
            case .twoSpaces: text.replacing("    ", with: "  ")
            case .windowsLines: text.replacing("\n", with: "\r\n")
            case .noEmptyLines: text.replacing("\n\n", with: "\n")
            case .blanksAtLineEnds: text.replacing("\n", with: "  \n")
            }
        }
    }

    @Test(arguments: Formatter.allCases) func undo_wiredFilesReformatted_goesAndTheyStaySo(formatter: Formatter) throws
    {
        let wired = try Self.wired.get()
        let app = try ShippedApp(copying: wired.app)
        for path in wired.paths {
            let text = try String(contentsOf: URL(filePath: app.root + "/" + path), encoding: .utf8)
            try app.put(FileContents(formatter.formatted(text)), at: path)
        }
        for tree in wired.trees.reversed() {
            try app.run(.undo(name: nil))
            let now = try app.files()
            #expect(Set(now.keys) == Set(tree.keys))
            for path in wired.paths {
                #expect(now[path]?.solid == tree[path]?.solid, "\(path)")
                #expect(now[path] == tree[path].map(formatter.formatted) || !formatter.isExact, "\(path)")
            }
        }
    }

    private struct Wired {
        let app: ShippedApp
        var paths: Set<String> = []
        /// Before each of the features came.
        var trees: [[String: String]] = []
    }

    private static let wired = Result<Wired, any Error> {
        var wired = Wired(app: try ShippedApp())
        for (name, fields) in [("Note", ["title:String", "pinned:Bool"]), ("Timer", [])] {
            wired.trees.append(try wired.app.files())
            let request = PlanRequest.feature(try FeatureRequest(parsing: name, plural: nil, fields: fields))
            wired.paths.formUnion(try wired.app.run(request).changes.filter { $0.kind == .edit }.map(\.path))
        }
        return wired
    }
}

extension ShippedApp {
    fileprivate func files() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try snapshot().map { (String($0.key.dropFirst(root.count + 1)), $0.value) })
    }
}

extension String {
    fileprivate var solid: String { filter { !$0.isWhitespace } }
}
