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
        for folder in bench.plan.newFolders { expected[bench.plan.root.appending(path: folder) + "/"] = "755" }
        for folder in bench.plan.oldFolders { expected[bench.plan.root.appending(path: folder) + "/"] = nil }
        for change in bench.plan.changes {
            expected[bench.plan.root.appending(path: change.path)] = change.after.map { after in
                "\(String(after.permissions, radix: 8)) \(String(decoding: after.bytes, as: UTF8.self))"
            }
        }
        #expect(try bench.snapshot() == expected)
        #expect(before != expected)
    }

    @Test func steps_ofEachWork_areOfEveryKind() {
        #expect(StepCase.all.count > 160)
    }

    @Test(arguments: StepCase.all) func apply_stepFails_treeIsAsBefore(step: StepCase) throws {
        let bench = try Bench(step.disk, step.work)
        let before = try bench.snapshot()
        let steps = bench.plan.stages.flatMap(\.self)
        let client = steps.failing(step.number, with: .full, over: bench.client)
        let disk = steps.disk(failing: step.number, with: .full)
        let error = #expect(throws: FileError.self) { try bench.apply(client, .testValue, disk) }
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
        try bench.apply(nil, .interrupting(after: bench.plan.stages.joined().count, log: log))
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

    /// Such a name may be a person's, or hold what a file was before a run whose journal is lost.
    @Test(arguments: [".AppState.swift.luca-old", ".AppState.swift.luca-new", ".Note.swift.luca-new"])
    func apply_nameOfOursIsTaken_isRefusedUntouched(name: String) throws {
        let bench = try Bench(.memory, .new)
        let path = bench.workshop.project("Sources/DataSource/Entities/" + name)
        try bench.client.put("mine", at: path)
        let before = try bench.snapshot()
        let error = #expect(throws: ApplyError.self) { try bench.apply() }
        guard case .inTheWay(path) = error else {
            Issue.record("Expected that \(path) is in the way, not \(String(describing: error)).")
            return
        }
        #expect(try bench.snapshot() == before)
    }

    @Test func apply_fileReadOnly_isRefusedUntouched() throws {
        let bench = try Bench(.memory, .new)
        var workshop = bench.workshop
        workshop.permissions["/work/Notes/Sources/Frontend/Commands/AppCommand.swift"] = 0o444
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        let path = workshop.project("Sources/Frontend/Commands/AppCommand.swift")
        #expect(throws: FileError(.refused, path: path)) { try workshop.run(workshop.feature(), client) }
        #expect(try client.snapshot("/work") == before)
    }

    @Test func apply_puttingBackFails_namesWhatIsNotRestoredAndTheNextRunRestoresIt() throws {
        let bench = try Bench(.memory, .new)
        let before = try bench.snapshot()
        let appState = bench.workshop.project("Sources/DataSource/Entities/AppState.swift")
        let command = bench.workshop.project("Sources/Frontend/Commands/AppCommand.swift")
        var client = bench.client
        client.rename = { [rename = client.rename] source, destination in
            if destination == command || source == appState.kept { throw FileError(.refused, path: destination) }
            try rename(source, destination)
        }
        let failing = client
        let error = #expect(throws: ApplyError.self) { try bench.apply(failing) }
        guard case let .notRestored(paths, cause) = error else {
            Issue.record("Expected that something is not restored, not \(String(describing: error)).")
            return
        }
        #expect(paths == ["Sources/DataSource/Entities/AppState.swift"])
        #expect((cause as? FileError) == FileError(.refused, path: command))
        #expect(try bench.recover().map(\.outcome) == [.putBack])
        #expect(try bench.snapshot() == before)
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

    @Test(arguments: ["", Journal.text(process: 7, command: "luca new feature Tag")])
    func apply_anotherLucaIsAtWork_nothingIsWritten(journal: String) throws {
        let bench = try Bench(.memory, .new)
        if !journal.isEmpty { try bench.client.put(journal, at: bench.workshop.project(".luca-journal")) }
        let before = try bench.snapshot()
        let lockClient = testDependency(of: LockClient.self) { $0.lock = { _ in nil } }
        let sut = ApplyService(.testDependencies(fileManagerClient: bench.client, lockClient: lockClient))
        let error = #expect(throws: ApplyError.self) { try sut.apply(bench.plan) }
        guard case let .busy(folder, holder) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        #expect(folder == bench.workshop.project())
        #expect(holder == (journal.isEmpty ? nil : Journal.Holder(process: 7, command: "luca new feature Tag")))
        #expect(try bench.snapshot() == before)
    }

    /// It began after this one had looked for it.
    @Test func apply_journalOfAnother_nothingIsWritten() throws {
        let bench = try Bench(.memory, .app)
        let journal = bench.workshop.root + "/work/.deep.luca-journal"
        try bench.client.put(Journal.text(process: 7, command: "luca new app deep/Tags"), at: journal)
        let before = try bench.snapshot()
        #expect(throws: ApplyError.self) { try bench.apply() }
        #expect(try bench.snapshot() == before)
    }

    /// An editor that is quicker than the run.
    @Test func apply_fileChangedWhileApplying_theEditStays() throws {
        let bench = try Bench(.memory, .new)
        var expected = try bench.snapshot()
        let path = bench.workshop.project("Sources/Frontend/Commands/AppCommand.swift")
        var client = bench.client
        client.link = { [link = client.link] source, name in
            try link(source, name)
            if source == path { try bench.client.put("mine\n", at: path) }
        }
        let edited = client
        let error = #expect(throws: ApplyError.self) { try bench.apply(edited) }
        guard case .changed(path) = error else {
            Issue.record("Expected that \(path) has changed, not \(String(describing: error)).")
            return
        }
        expected[path] = "755 mine\n"
        #expect(try bench.snapshot() == expected)
    }
}
