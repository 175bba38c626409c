import DataSource
@testable import Model
import TestSupport
import Testing

/// What is found after a run was killed, and what somebody did in between.
struct RecoveryServiceTests {
    private let appState = "Sources/DataSource/Entities/AppState.swift"
    private let entity = "Sources/DataSource/Entities/Note.swift"

    @Test func recover_nothingLeft_touchesNothing() throws {
        let bench = try Bench(.memory, .new)
        #expect(try bench.recover(.testValue) == [])
    }

    @Test func recover_dryRun_onlyTells() throws {
        let bench = try killed(.new)
        let before = try bench.snapshot()
        let recoveries = try bench.recover { $0.isDryRun = true }
        #expect(recoveries == [Recovery(command: "luca", outcome: .found)])
        #expect(try bench.snapshot() == before)
    }

    @Test(arguments: ["", "{", "{}", Journal.text().replacing("\"schemaVersion\":1", with: "\"schemaVersion\":2")])
    func recover_journalUnreadable_isKeptAndNamed(text: String) throws {
        let bench = try killed(.new)
        let path = bench.workshop.project(".luca-journal")
        try bench.client.put(text, at: path)
        let before = try bench.snapshot()
        #expect(throws: JournalError.unreadable(path: path)) { try bench.recover() }
        #expect(throws: JournalError.unreadable(path: path)) { try bench.recover { $0.isDryRun = true } }
        #expect(try bench.snapshot() == before)
    }

    /// A journal comes with a folder, and a folder from anywhere.
    @Test(
        arguments: ["../secret.txt", "/work/secret.txt", "Sources/../../secret.txt", "link/secret.txt"],
        ["", "-done"]
    )
    func recover_journalLeadsOut_isRefused(path: String, suffix: String) throws {
        var workshop = Workshop()
        workshop.files["/work/secret.txt"] = "secret"
        workshop.links["/work/Notes/link"] = "/work"
        let journal = workshop.project(".luca-journal" + suffix)
        let file = Journal.File(path: path, before: nil, after: FileContents("secret").fingerprint)
        workshop[".luca-journal" + suffix] = Journal.text(files: [file])
        let client = workshop.inMemory
        let sut = RecoveryService(workshop.appDependencies(client))
        #expect(throws: JournalError.unreadable(path: journal)) { try sut.recover(.undo(name: nil), workshop.options) }
        #expect(try client.contents("/work/secret.txt") == Data("secret".utf8))
    }

    /// The one of an app stands beside its folder and may name nothing else there.
    @Test func recover_journalOfAnAppNamesItsNeighbour_isRefused() throws {
        var workshop = Workshop()
        let file = Journal.File(path: "Notes/Package.swift", before: nil, after: nil)
        workshop.files["/work/.Tags.luca-journal"] = Journal.text(files: [file])
        let sut = RecoveryService(workshop.appDependencies(workshop.inMemory))
        var options = workshop.options
        #expect(try sut.recover(.undo(name: nil), options) == [])
        options.directory = "/work/Tags/Sources"
        #expect(throws: JournalError.self) { try sut.recover(.undo(name: nil), options) }
    }

    /// Each edit is made after the kill, and stands alone in the old file afterwards.
    @Test func recover_wiredFileEditedSince_theEditStaysAlone() throws {
        let bench = try killed(.new)
        let (old, _) = try Bench.trees(.new)
        let path = bench.workshop.project(appState)
        let wired = String(decoding: try bench.client.contents(path), as: UTF8.self)
        #expect(wired.contains("notesChanged"))
        try bench.client.put("// mine\n" + wired, at: path)
        #expect(try bench.recover() == [Recovery(command: "luca", outcome: .putBack)])
        var expected = old
        expected[path] = old[path].map { "600 // mine\n" + $0.dropFirst(4) }
        #expect(try bench.snapshot() == expected)
    }

    @Test(arguments: [FileError.Reason.full, .refused])
    func recover_editCannotBeKeptApart_nothingIsLostAndTheNextOneTries(reason: FileError.Reason) throws {
        let bench = try killed(.new)
        let path = bench.workshop.project(appState)
        let wired = String(decoding: try bench.client.contents(path), as: UTF8.self)
        try bench.client.put("// mine\n" + wired, at: path)
        #expect(throws: ApplyError.self) {
            try bench.recover(.failing(createFileNumber: 1, with: reason, over: bench.client))
        }
        #expect(try bench.client.contents(path) == Data(("// mine\n" + wired).utf8))
        #expect(try bench.recover() == [Recovery(command: "luca", outcome: .putBack)])
        #expect(try !bench.snapshot().keys.contains { $0.contains(".luca-") })
    }

    @Test func recover_madeFileEditedSince_isLeftAndNamed() throws {
        let bench = try killed(.new)
        let (old, _) = try Bench.trees(.new)
        let path = bench.workshop.project(entity)
        try bench.client.put("struct Note { let mine = 1 }\n", at: path)
        #expect(try bench.recover() == [Recovery(command: "luca", outcome: .putBack, left: [entity])])
        var expected = old
        expected[path] = "644 struct Note { let mine = 1 }\n"
        #expect(try bench.snapshot() == expected)
        #expect(try bench.recover() == [])
    }

    @Test func recover_overwrittenFileEditedSince_isLeftBesideTheOldOne() throws {
        let bench = try killed(.overwrite)
        let (old, _) = try Bench.trees(.overwrite)
        let path = bench.workshop.project(entity)
        try bench.client.put("struct Note { let other = 1 }\n", at: path)
        #expect(try bench.recover() == [Recovery(command: "luca", outcome: .putBack, left: [entity])])
        var expected = old
        expected[path] = "644 struct Note { let other = 1 }\n"
        expected[path.kept] = old[path]
        #expect(try bench.snapshot() == expected)
        #expect(try bench.recover() == [])
    }

    @Test func recover_removedFileMadeAgainSince_isLeftBesideTheOldOne() throws {
        let bench = try killed(.undo)
        let (old, _) = try Bench.trees(.undo)
        let path = bench.workshop.project(entity)
        try bench.client.put("struct Note { let mine = 1 }\n", at: path)
        let recovery = Recovery(command: "luca", outcome: .putBack, isMaking: false, left: [entity])
        #expect(try bench.recover() == [recovery])
        var expected = old
        expected[path] = "644 struct Note { let mine = 1 }\n"
        expected[path.kept] = old[path]
        #expect(try bench.snapshot() == expected)
    }

    @Test func recover_filesOfMineInANewFolder_folderStays() throws {
        let bench = try killed(.new)
        let (old, _) = try Bench.trees(.new)
        try bench.client.put("mine", at: bench.workshop.project("Sources/Model/Services/Mine.swift"))
        #expect(try bench.recover() == [Recovery(command: "luca", outcome: .putBack)])
        var expected = old
        expected[bench.workshop.project("Sources/Model/Services/")] = "755"
        expected[bench.workshop.project("Sources/Model/Services/Mine.swift")] = "644 mine"
        #expect(try bench.snapshot() == expected)
    }

    /// The one that waited finds nothing left to do.
    @Test func recover_twoFindTheSame_oneDoesIt() throws {
        let bench = try killed(.new)
        let first = Locked<[Recovery]>([])
        let lockClient = testDependency(of: LockClient.self) {
            $0.lock = { _ in
                let recoveries = try bench.recover()
                first.withLock { $0 = recoveries }
                return FolderLock()
            }
        }
        let dependencies = AppDependencies.testDependencies(fileManagerClient: bench.client, lockClient: lockClient)
        let sut = RecoveryService(dependencies)
        #expect(try sut.recover(.undo(name: nil), bench.workshop.options) == [])
        #expect(first.withLock(\.count) == 1)
        #expect(try bench.snapshot() == Bench.trees(.new).old)
    }

    @Test func recover_theRunIsStillAtWork_isBusyAndSaysWho() throws {
        let bench = try killed(.new)
        let before = try bench.snapshot()
        let lockClient = testDependency(of: LockClient.self) { $0.lock = { _ in nil } }
        let dependencies = AppDependencies.testDependencies(fileManagerClient: bench.client, lockClient: lockClient)
        let error = #expect(throws: ApplyError.self) {
            try RecoveryService(dependencies).recover(.undo(name: nil), bench.workshop.options)
        }
        guard case .busy(bench.workshop.project(), Journal.Holder(process: 1, command: "luca")) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        #expect(try bench.snapshot() == before)
    }

    /// From a folder of the project, and where it lies in a `LocalPackage`.
    @Test(arguments: ["/work/Notes/Sources/Model", "/work/Notes/Sources/Model/None", "/work"])
    func recover_fromElsewhereInTheProject_isFound(directory: String) throws {
        var workshop = Workshop()
        let files = workshop.files.filter { $0.key.hasPrefix("/work/Notes/") }
        if directory == "/work" {
            for (path, text) in files {
                workshop.files["/work/LocalPackage/" + path.dropFirst("/work/Notes/".count)] = text
            }
        }
        var options = workshop.options
        options.directory = directory
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        let plan = try PlanService(workshop.appDependencies(client)).plan(try workshop.feature(), options)
        let dying = client.ending(atWrite: 20) { throw Killed() }
        #expect(throws: (any Error).self) { try ApplyService(workshop.appDependencies(dying)).apply(plan) }
        #expect(try client.snapshot("/work") != before)
        let sut = RecoveryService(workshop.appDependencies(client))
        #expect(try sut.recover(.undo(name: nil), options).map(\.outcome) == [.putBack])
        #expect(try client.snapshot("/work") == before)
    }

    /// Nothing of the old run is needed for that but its own files.
    @Test func recover_projectMovedSince_isPutBack() throws {
        let bench = try killed(.new)
        try bench.client.rename("/work/Notes", "/work/Moved")
        #expect(try bench.recover { $0.directory = "/work/Moved" } == [Recovery(command: "luca", outcome: .putBack)])
        try bench.client.rename("/work/Moved", "/work/Notes")
        #expect(try bench.snapshot() == Bench.trees(.new).old)
    }

    /// When every file was in its place, and the journal still said that they may not be.
    private func killed(_ work: Bench.Work) throws -> Bench {
        let bench = try Bench(.memory, work)
        var client = bench.client
        let dead = Locked(false)
        client.rename = { [rename = client.rename] source, destination in
            if destination.hasSuffix("-done") { dead.withLock { $0 = true } }
            if dead.withLock(\.self) { throw Killed() }
            try rename(source, destination)
        }
        client.removeFile = { [removeFile = client.removeFile] path in
            if dead.withLock(\.self) { throw Killed() }
            try removeFile(path)
        }
        let dying = client
        #expect(throws: (any Error).self) { try bench.apply(dying) }
        return bench
    }
}
