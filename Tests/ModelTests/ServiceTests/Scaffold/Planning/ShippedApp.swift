import DataSource
@testable import Model
import TestSupport

/// An app made from the templates of this checkout, on the disk.
struct ShippedApp: Sendable {
    let made: ChangeSet
    private let folder: TemporaryFolder
    private let client = FileManagerClient.unhurried

    init() throws {
        folder = try TemporaryFolder()
        let request = PlanRequest.app(try AppRequest(parsing: "Notes", in: folder.path))
        made = try PlanService(Self.appDependencies(client)).plan(request, PlanOptions(directory: folder.path))
        try ApplyService(Self.appDependencies(client)).apply(made)
    }

    func plan(_ request: PlanRequest, _ change: (inout PlanOptions) -> Void = { _ in }) throws -> ChangeSet {
        var options = PlanOptions(directory: made.root)
        change(&options)
        return try PlanService(Self.appDependencies(client)).plan(request, options)
    }

    /// As a person edits a file of the project.
    func put(_ contents: FileContents, at path: String) throws {
        try contents.bytes.write(to: URL(filePath: made.root + "/" + path))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: made.root + "/" + path)
    }

    @discardableResult func run(_ request: PlanRequest) throws -> ChangeSet {
        let plan = try plan(request)
        try ApplyService(Self.appDependencies(client)).apply(plan)
        return plan
    }

    func snapshot() throws -> [String: String] {
        try client.snapshot(made.root)
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
