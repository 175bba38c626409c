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

    func plan(_ request: PlanRequest) throws -> ChangeSet {
        try PlanService(Self.appDependencies(client)).plan(request, PlanOptions(directory: made.root))
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
