import DataSource
import TestSupport

/// The files of this checkout, as paths from its folder.
enum House {
    private static let client = FileManagerClient.liveValue

    /// Below a folder, links included.
    static func files(_ folder: String) throws -> [String] {
        try client.contentsOfDirectory(Checkout.path.appending(path: folder)).flatMap { name -> [String] in
            let path = folder.appending(path: name)
            return try status(path)?.kind == .folder ? files(path) : [path]
        }
    }

    static func status(_ path: String) throws -> FileStatus? {
        try client.status(Checkout.path.appending(path: path))
    }

    static func contents(_ path: String) throws -> Data {
        try client.contents(Checkout.path.appending(path: path))
    }

    static func destination(_ path: String) throws -> String {
        try client.destinationOfSymbolicLink(Checkout.path.appending(path: path))
    }

    /// What features brought into this checkout.
    static func featureFiles() throws -> Set<String> {
        let records = try ChangeRecordRepository(client).records(in: Project(root: Checkout.path))
        return Set(records.flatMap(\.record.files.keys))
    }

    /// What an app owns as luca does, a folder for what only luca has apart.
    static func runtimeFiles() throws -> [String] {
        let folders = ["Sources/CSQLite", "Sources/DataSource", "Sources/Model", "Sources/Frontend/CommandLine"]
        let features = try featureFiles()
        return try (folders + ["Tests/TestSupport"]).flatMap(files).filter { path in
            !features.contains(path) && !path.contains("/Scaffold/")
        }
    }
}
