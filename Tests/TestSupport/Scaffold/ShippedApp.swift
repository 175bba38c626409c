import DataSource
import Model

/// An app made from the templates of this checkout, on the disk.
public struct ShippedApp: Sendable {
    public let made: ChangeSet
    public let root: String
    private let folder: TemporaryFolder
    private let client = FileManagerClient.unhurried

    public init(_ name: String = "Notes") throws {
        folder = try TemporaryFolder()
        let request = PlanRequest.app(try AppRequest(parsing: name, in: folder.path))
        made = try PlanService(Self.appDependencies(client)).plan(request, PlanOptions(directory: folder.path))
        try ApplyService(Self.appDependencies(client)).apply(made)
        root = made.root
    }

    /// As it is now, in a folder of its own.
    public init(copying other: ShippedApp) throws {
        made = other.made
        folder = try TemporaryFolder()
        root = folder.path + "/Copy"
        try FileManager.default.copyItem(atPath: other.root, toPath: root)
    }

    public func plan(_ request: PlanRequest, _ change: (inout PlanOptions) -> Void = { _ in }) throws -> ChangeSet {
        var options = PlanOptions(directory: root)
        change(&options)
        return try PlanService(Self.appDependencies(client)).plan(request, options)
    }

    /// What is wrong with the templates.
    public func report() throws -> TemplateReport {
        try TemplateCheckService(Self.appDependencies(client)).report(PlanOptions(directory: root))
    }

    /// As a person edits a file of the project.
    public func put(_ contents: FileContents, at path: String) throws {
        try contents.bytes.write(to: URL(filePath: root + "/" + path))
    }

    public func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + path)
    }

    public func move(_ path: String, to place: String) throws {
        let folder = (root + "/" + place).parentPath
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/" + path, toPath: root + "/" + place)
    }

    @discardableResult public func run(_ request: PlanRequest) throws -> ChangeSet {
        let plan = try plan(request)
        try ApplyService(Self.appDependencies(client)).apply(plan)
        return plan
    }

    public func snapshot() throws -> [String: String] {
        try client.snapshot(root)
    }

    private static func appDependencies(_ client: FileManagerClient) -> AppDependencies {
        .testDependencies(
            fileManagerClient: client,
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.executablePath = { Checkout.path + "/.build/debug/luca" }
            }
        )
    }
}
