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
        let count = (try? Bench(.memory, work).plan.steps.count) ?? 0
        return Bench.Disk.allCases.flatMap { disk in
            (0..<count).map { StepCase(disk: disk, work: work, number: $0) }
        }
    }
}

extension [Step] {
    /// As `client`, but the step with this number fails.
    func failing(_ number: Int, with reason: FileError.Reason, over client: FileManagerClient) -> FileManagerClient {
        let before = self[..<number]
        return switch self[number] {
        case let .makeFolder(path): .failing(at: path, with: reason, over: client)
        case .stage: .failing(createFileNumber: before.count(where: \.isStage) + 1, with: reason, over: client)
        case let .keep(path): .failing(at: path.kept, with: reason, over: client)
        case .publish, .withdraw, .removeFolder:
            .failing(renameNumber: before.count(where: \.isRename) + 1, with: reason, over: client)
        }
    }
}

extension Step {
    fileprivate var isStage: Bool {
        if case .stage = self { true } else { false }
    }

    fileprivate var isRename: Bool {
        switch self {
        case .publish, .withdraw, .removeFolder: true
        case .keep, .makeFolder, .stage: false
        }
    }
}
