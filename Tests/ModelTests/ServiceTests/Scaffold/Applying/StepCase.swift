import DataSource
@testable import Model
import TestSupport
import Testing

/// One step of some work, at which something goes wrong.
struct StepCase: CustomTestStringConvertible {
    let disk: Bench.Disk
    let work: Bench.Work
    let number: Int

    var testDescription: String { "\(work), \(disk), step \(number)" }

    static let all = Bench.Work.allCases.flatMap { work -> [StepCase] in
        let steps = (try? Bench(.memory, work).plan.stages.flatMap(\.self)) ?? []
        return Bench.Disk.allCases.flatMap { disk in
            // To wait for the disk is the same on each.
            let numbers = steps.indices.filter { disk == .memory || !steps[$0].isSync }
            return numbers.map { StepCase(disk: disk, work: work, number: $0) }
        }
    }
}

extension [Step] {
    /// As `client`, but the step with this number fails.
    func failing(_ number: Int, with reason: FileError.Reason, over client: FileManagerClient) -> FileManagerClient {
        let before = self[..<number]
        return switch self[number] {
        case .sync: client
        case let .makeFolder(path): .failing(at: path, with: reason, over: client)
        // The first file is the journal, and so is the first rename.
        case .stage: .failing(createFileNumber: before.count(where: \.isStage) + 2, with: reason, over: client)
        case let .keep(path): .failing(at: path.kept, with: reason, over: client)
        case .publish: .failing(renameNumber: before.count(where: \.isPublish) + 2, with: reason, over: client)
        case .withdraw: .failing(removeFileNumber: before.count(where: \.isWithdraw) + 1, with: reason, over: client)
        }
    }
}

extension [Step] {
    /// A disk that fails where the step with this number is to wait for it; the journal has waited once.
    func disk(failing number: Int, with reason: FileError.Reason) -> DiskClient {
        guard self[number].isSync else { return .testValue }
        let left = Locked(self[..<number].count(where: \.isSync) + 1)
        return testDependency(of: DiskClient.self) {
            $0.sync = { folder in
                let isLast = left.withLock { left in
                    left -= 1
                    return left == -1
                }
                if isLast { throw FileError(reason, path: folder) }
            }
        }
    }
}

extension Step {
    fileprivate var isSync: Bool {
        if case .sync = self { true } else { false }
    }

    fileprivate var isStage: Bool {
        if case .stage = self { true } else { false }
    }

    fileprivate var isPublish: Bool {
        if case .publish = self { true } else { false }
    }

    fileprivate var isWithdraw: Bool {
        if case .withdraw = self { true } else { false }
    }
}
