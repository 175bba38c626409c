import DataSource
import Model

/// An installed luca with small templates, and a project beside it: in memory, or below a folder on the disk.
public struct Workshop: Sendable {
    /// Below which everything lies; empty in memory.
    public var root = ""
    /// Paths from the root to texts.
    public var files = templates.merging(project) { $1 }
    public var permissions: [String: Int] = [:]
    public var links: [String: String] = [:]

    public init(root: String = "") {
        self.root = root
    }

    public static let templatesFolder = "/opt/share/luca/templates"

    /// An absolute path of the project.
    public func project(_ path: String = "") -> String {
        root + "/work/Notes" + (path.isEmpty ? "" : "/" + path)
    }

    public func template(_ path: String) -> String {
        root + Self.templatesFolder + "/" + path
    }

    public var inMemory: FileManagerClient {
        .inMemory(
            Dictionary(uniqueKeysWithValues: files.map { (root + $0, $1) }),
            permissions: Dictionary(uniqueKeysWithValues: permissions.map { (root + $0, $1) }),
            links: Dictionary(uniqueKeysWithValues: links.map { (root + $0, $1) }),
            currentDirectoryPath: project()
        )
    }

    public var options: PlanOptions { PlanOptions(directory: project()) }

    public func appDependencies(
        _ fileManagerClient: FileManagerClient,
        diskClient: DiskClient = .testValue,
        signalClient: SignalClient = .testValue
    ) -> AppDependencies {
        let program = root + "/opt/bin/luca"
        return .testDependencies(
            diskClient: diskClient,
            fileManagerClient: fileManagerClient,
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.executablePath = { program }
                $0.libraryPath = { "/opt/lib/luca/lib\($0).so" }
            },
            signalClient: signalClient
        )
    }

    /// The same files on the disk.
    public func write() throws {
        let fileManager = FileManager.default
        for (path, text) in files {
            let folder = (root + path).parentPath
            try fileManager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: root + path))
            try FilePermissions.set(permissions[path] ?? 0o644, of: root + path)
        }
    }
}
