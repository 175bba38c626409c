import DataSource
import TestSupport
import Testing

/// The runtime exists once: in an app's templates stand links to it.
struct TemplateLinkTests {
    private static let folder = "templates/app/"

    @Test func links_each_leadToTheSamePathOfThisRepository() throws {
        for path in try House.files("templates") where try House.status(path)?.kind == .link {
            let destination = try House.destination(path)
            let target = path.parentPath.appending(path: destination).normalizedPath
            #expect(!destination.hasPrefix("/"), "\(path) must be a relative link.")
            #expect(Self.folder + target == path, "\(path) must lead to the file that it stands for, not to \(target).")
            #expect(try House.status(target)?.kind == .file, "\(path) leads to nothing: make \(target) or remove it.")
        }
    }

    @Test func files_withTheBytesOfOurs_areLinksUnlessFeaturesAreWiredIn() throws {
        let wired = Set(try House.files("templates/wiring").map { $0.droppingFolders(3) })
        let own = Dictionary(
            try (House.files("Sources") + House.files("Tests")).map { (try House.contents($0), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for path in try House.files("templates/app") where try House.status(path)?.kind == .file {
            guard !wired.contains(path.droppingFolders(2)) else { continue }
            let copied = own[try House.contents(path)]
            #expect(copied == nil, "\(path) is a copy of \(copied ?? ""): make it a link.")
        }
    }

    @Test func runtimeFiles_each_areInTheTemplates() throws {
        let runtime = try House.runtimeFiles()
        #expect(runtime.count > 100)
        for path in runtime {
            let isThere = try House.status(Self.folder + path) != nil
            #expect(
                isThere,
                "An app does not get \(path): link it into \(Self.folder), or move it to a Scaffold folder."
            )
        }
    }
}

extension String {
    fileprivate func droppingFolders(_ count: Int) -> String {
        split(separator: "/").dropFirst(count).joined(separator: "/")
    }
}
