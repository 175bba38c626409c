import DataSource

/// Does one step of a plan. One that fails has done nothing.
struct StepService: Sendable {
    private let diskClient: DiskClient
    private let fileManagerClient: FileManagerClient
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        diskClient = appDependencies.diskClient
        fileManagerClient = appDependencies.fileManagerClient
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    func carryOut(_ step: Step) throws {
        switch step {
        case let .makeFolder(path):
            try fileManagerClient.createDirectory(path)

        case let .stage(path, contents):
            try naming(path) { try fileManagerClient.createFile(path.staged, contents.bytes, contents.permissions) }

        case let .keep(path):
            try naming(path) { try fileManagerClient.link(path, path.kept) }

        case let .sync(folder):
            try diskClient.sync(folder)

        case let .publish(path, before):
            try check(path, holds: before)
            try fileManagerClient.rename(path.staged, path)

        case let .withdraw(path, before):
            try check(path, holds: before)
            try fileManagerClient.removeFile(path)
        }
    }

    /// A person knows nothing of the names that are only there meanwhile.
    private func naming(_ path: String, _ body: () throws -> Void) throws {
        do { try body() } catch let error as FileError { throw FileError(error.reason, path: path) }
    }

    /// An editor may have been quicker.
    private func check(_ path: String, holds before: FileContents?) throws {
        let isThere = try projectRepository.exists(path)
        guard try (isThere ? fileManagerClient.contents(path) : nil) == before?.bytes else {
            throw ApplyError.changed(path: path)
        }
    }
}
