import DataSource

/// A call of a file system, with paths from the root of a test.
enum FileStep: Sendable {
    case contents(String)
    case names(String)
    case createDirectory(String)
    case createFile(String, String, Int)
    case destination(String)
    case rename(String, String)
    case removeDirectory(String)
    case removeFile(String)
    case status(String)

    /// In words, so that what two file systems answer can be compared.
    func answer(of client: FileManagerClient, in root: String) -> String {
        do {
            return try run(client) { root + "/" + $0 }
        } catch {
            return (error as? FileError)?.words(in: root) ?? "\(error)"
        }
    }

    private func run(_ client: FileManagerClient, _ path: (String) -> String) throws -> String {
        switch self {
        case let .contents(name): return String(decoding: try client.contents(path(name)), as: UTF8.self)
        case let .names(name): return try client.contentsOfDirectory(path(name)).joined(separator: " ")
        case let .createDirectory(name): try client.createDirectory(path(name))
        case let .createFile(name, text, permissions):
            try client.createFile(path(name), Data(text.utf8), permissions)
        case let .destination(name): return try client.destinationOfSymbolicLink(path(name))
        case let .rename(name, destination): try client.rename(path(name), path(destination))
        case let .removeDirectory(name): try client.removeDirectory(path(name))
        case let .removeFile(name): try client.removeFile(path(name))
        case let .status(name): return try client.status(path(name))?.words ?? "nothing"
        }
        return "done"
    }
}

extension FileError {
    fileprivate func words(in root: String) -> String {
        let name = path.replacing(root + "/", with: "")
        return if case let .failed(_, sentence) = reason { "\(name): \(sentence)" } else { "\(name): \(reason)" }
    }
}

extension FileStatus {
    /// The permissions of a file alone: those of folders and links are the system's choice.
    fileprivate var words: String {
        kind == .file ? "file " + String(permissions, radix: 8) : "\(kind)"
    }
}
