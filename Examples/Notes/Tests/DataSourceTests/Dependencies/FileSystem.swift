import DataSource
import TestSupport

/// The two file systems that must answer alike, with the same tree in each.
enum FileSystem: CaseIterable, Sendable {
    case live
    case inMemory

    /// The answers to a script, one after the other.
    func answers(_ steps: [FileStep]) throws -> [String] {
        switch self {
        case .live:
            let folder = try TemporaryFolder()
            try Self.make(in: folder.path)
            return steps.map { $0.answer(of: .liveValue, in: folder.path) }
        case .inMemory:
            let client = FileManagerClient.inMemory(
                Self.files.prefixed,
                links: Self.links.prefixed,
                currentDirectoryPath: "/root/empty"
            )
            return steps.map { $0.answer(of: client, in: "/root") }
        }
    }

    private static let files = ["a": "text", "folder/b": "b", "folder/inner/c": "c"]

    private static let links = [
        "toA": "a", "toFolder": "folder", "roundabout": "folder/inner/..//./b", "chain": "toFolder/inner/../../toA",
        "broken": "nowhere/at/all", "circle": "circle", "folder/outside": "../a",
    ]

    private static func make(in root: String) throws {
        for folder in ["empty", "folder", "folder/inner"] {
            try FileManagerClient.liveValue.createDirectory(root + "/" + folder)
        }
        for (name, text) in files {
            try FileManagerClient.liveValue.createFile(root + "/" + name, Data(text.utf8), 0o644)
        }
        for (name, destination) in links {
            try FileManager.default.createSymbolicLink(
                atPath: root + "/" + name,
                withDestinationPath: destination
            )
        }
    }
}

extension [String: String] {
    fileprivate var prefixed: [String: String] {
        reduce(into: [:]) { $0["/root/" + $1.key] = $1.value }
    }
}
