import DataSource
@testable import Model
import TestSupport
import Testing

struct LayerTests {
    /// What may not be imported where.
    @Test(arguments: [
        ("Sources/DataSource", ["Model", "Frontend", "luca", "SwiftParser", "SwiftSyntax"]),
        ("Sources/Model", ["Frontend", "luca", "CSQLite"]),
        ("Sources/Frontend", ["luca", "CSQLite", "SwiftParser", "SwiftSyntax"]),
        ("Sources/luca", ["CSQLite", "SwiftParser", "SwiftSyntax"]),
        ("Tests/DataSourceTests", ["Frontend", "SwiftParser", "SwiftSyntax"]),
        ("Tests/FrontendTests", ["SwiftParser", "SwiftSyntax"]), ("Tests/ModelTests", ["Frontend"]),
        ("Tests/TestSupport", ["Frontend", "SwiftParser", "SwiftSyntax"]),
        ("templates", ["SwiftParser", "SwiftSyntax", "luca"]),
    ])
    func imports_ofAFolder_leadDownward(folder: String, forbidden: [String]) throws {
        for path in try House.files(folder) where path.hasSuffix(".swift") {
            let modules = SwiftWords(try House.contents(path)).importedModules
            let upward = modules.filter(forbidden.contains)
            #expect(upward == [], "\(path) imports \(upward.joined(separator: ", ")), which \(folder) must not know.")
        }
    }

    @Test func imports_ofTheLayers_areFound() throws {
        let modules = try House.files("Sources/Model/Services/Scaffold/Wiring").flatMap { path in
            SwiftWords(try House.contents(path)).importedModules
        }
        #expect(Set(modules) == ["DataSource", "SwiftParser", "SwiftSyntax"])
    }
}

extension SwiftWords {
    /// Also of `import struct Foo.Bar`.
    fileprivate var importedModules: [String] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        return words.indices.compactMap { index in
            guard words[index] == "import" else { return nil }
            return words[(index + 1)...].first { !kinds.contains($0) }
        }
    }
}
