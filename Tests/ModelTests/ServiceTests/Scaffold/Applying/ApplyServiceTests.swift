import DataSource
@testable import Model
import TestSupport
import Testing

struct ApplyServiceTests {
    @Test(arguments: Bench.Disk.allCases, Bench.Work.allCases)
    func apply_plan_treeIsAsPlanned(disk: Bench.Disk, work: Bench.Work) throws {
        let bench = try Bench(disk, work)
        let before = try bench.snapshot()
        try bench.apply()
        var expected = before
        for folder in bench.plan.newFolders { expected[bench.workshop.project(folder) + "/"] = "755" }
        for folder in bench.plan.oldFolders { expected[bench.workshop.project(folder) + "/"] = nil }
        for change in bench.plan.changes {
            expected[bench.workshop.project(change.path)] = change.after.map { after in
                "\(String(after.permissions, radix: 8)) \(String(decoding: after.bytes, as: UTF8.self))"
            }
        }
        #expect(try bench.snapshot() == expected)
        #expect(before != expected)
    }

    @Test func steps_ofEachWork_areOfEveryKind() {
        #expect(StepCase.all.count > 80)
    }

    @Test(arguments: StepCase.all) func apply_stepFails_treeIsAsBefore(step: StepCase) throws {
        let bench = try Bench(step.disk, step.work)
        let before = try bench.snapshot()
        let client = bench.plan.steps.failing(step.number, with: .full, over: bench.client)
        let error = #expect(throws: FileError.self) { try bench.apply(client) }
        #expect(error?.reason == .full)
        #expect(try bench.snapshot() == before)
        try bench.apply()
    }

    @Test(arguments: StepCase.all) func apply_signalBeforeAStep_treeIsAsBefore(step: StepCase) throws {
        let bench = try Bench(step.disk, step.work)
        let before = try bench.snapshot()
        let log = Locked<[String]>([])
        let error = #expect(throws: ApplyError.self) {
            try bench.apply(nil, .interrupting(after: step.number, log: log))
        }
        guard case .interrupted = error else {
            Issue.record("Expected an interruption, not \(String(describing: error)).")
            return
        }
        #expect(try bench.snapshot() == before)
        #expect(log.withLock { $0 } == ["hold", "release"])
    }

    @Test(arguments: Bench.Work.allCases) func apply_signalAfterTheLastStep_allIsDone(work: Bench.Work) throws {
        let bench = try Bench(.memory, work)
        let log = Locked<[String]>([])
        try bench.apply(nil, .interrupting(after: bench.plan.steps.count, log: log))
        let finished = try Bench(.memory, work)
        try finished.apply()
        #expect(try bench.snapshot() == finished.snapshot())
        #expect(log.withLock { $0 } == ["hold", "release"])
    }

    @Test(arguments: [
        ("Sources/DataSource/Entities/AppState.swift", "public struct AppState {}\n"),
        ("Sources/DataSource/Entities/Note.swift", "struct Note {}\n"),
    ])
    func apply_fileChangedSincePlan_isRefusedUntouched(path: String, text: String) throws {
        let bench = try Bench(.memory, .new)
        try bench.client.put(text, at: bench.workshop.project(path))
        let before = try bench.snapshot()
        let error = #expect(throws: ApplyError.self) { try bench.apply() }
        guard case .changed(path) = error else {
            Issue.record("Expected that \(path) has changed, not \(String(describing: error)).")
            return
        }
        #expect(try bench.snapshot() == before)
    }

    @Test func apply_fileGoneSincePlan_isRefused() throws {
        let bench = try Bench(.memory, .undo)
        try bench.client.removeFile(bench.workshop.project("Sources/DataSource/Entities/Note.swift"))
        #expect(throws: ApplyError.self) { try bench.apply() }
    }

    @Test func apply_nothingToDo_touchesNothing() throws {
        let bench = try Bench(.memory, .new)
        try bench.apply()
        let plan = try bench.workshop.plan(bench.workshop.feature(), bench.client)
        let dependencies = bench.workshop.appDependencies(.testValue)
        #expect(plan.isEmpty)
        try ApplyService(dependencies).apply(plan)
    }

    @Test func apply_leftoversOfAKilledRun_areInNobodysWay() throws {
        let bench = try Bench(.memory, .new)
        let clean = try Bench(.memory, .new)
        try clean.apply()
        for name in ["Sources/DataSource/Entities/.AppState.swift.luca-old"] {
            try bench.client.put("old", at: bench.workshop.project(name))
        }
        try bench.apply()
        #expect(try bench.snapshot() == clean.snapshot())
    }

    @Test func apply_puttingBackFails_namesWhatIsNotRestored() throws {
        let bench = try Bench(.memory, .undo)
        let path = bench.workshop.project("Sources/DataSource/Entities/AppState.swift")
        let folder = bench.workshop.project("Sources/Model/Services")
        let client = FileManagerClient.failing(at: path.kept, with: .refused, over: bench.client)
        var failing = client
        failing.link = { try bench.client.link($0, $1) }
        failing.rename = { [rename = client.rename] source, destination in
            if source == folder { throw FileError(.full, path: folder) }
            try rename(source, destination)
        }
        let broken = failing
        let error = #expect(throws: ApplyError.self) { try bench.apply(broken) }
        guard case let .notRestored(paths, cause) = error else {
            Issue.record("Expected that something is not restored, not \(String(describing: error)).")
            return
        }
        #expect(paths == [path])
        #expect((cause as? FileError)?.reason == .full)
    }

    @Test(.enabled(if: !FilePermissions.areIgnored)) func apply_folderReadOnly_treeIsAsBefore() throws {
        let bench = try Bench(.real, .new)
        let folder = bench.workshop.project("Sources/Frontend/Commands")
        try FilePermissions.set(0o555, of: folder)
        defer { try? FilePermissions.set(0o755, of: folder) }
        let before = try bench.snapshot()
        #expect(throws: FileError.self) { try bench.apply(.liveValue) }
        #expect(try bench.snapshot() == before)
    }

    @Test func apply_anotherLucaIsAtWork_nothingIsWritten() throws {
        let workshop = Workshop()
        let client = workshop.inMemory
        let before = try client.snapshot(workshop.project())
        let plan = try workshop.plan(workshop.feature(), client)
        let lockClient = testDependency(of: LockClient.self) { $0.lock = { _ in nil } }
        let sut = ApplyService(.testDependencies(fileManagerClient: client, lockClient: lockClient))
        let error = #expect(throws: ApplyError.self) { try sut.apply(plan) }
        guard case .busy(folder: workshop.project()) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        #expect(try client.snapshot(workshop.project()) == before)
    }
}
