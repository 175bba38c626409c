import DataSource
import Model
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A run that ends at any of its writes; and the one that comes after it.
struct KillTests {
    @Test func writes_ofEachWork_areMany() {
        #expect(KillCase.all.count > 100)
    }

    @Test(arguments: KillCase.all) func recover_runEndedAtAWrite_treeIsOldOrNew(end: KillCase) throws {
        let bench = try Bench(.memory, end.work)
        let (old, new) = try Bench.trees(end.work)
        try? bench.apply(bench.client.ending(atWrite: end.number) { throw Killed() })
        let recoveries = try bench.recover()
        let expected = recoveries.contains { $0.outcome == .finished } ? new : old
        #expect(try bench.snapshot() == expected)
        #expect(recoveries.allSatisfy { $0.left == [] && $0.isMaking == (end.work != .undo) })
        #expect(try bench.recover() == [])
    }

    @Test(arguments: KillCase.all) func recover_endedAtAnyOfItsWrites_theNextOneEnds(end: KillCase) throws {
        let bench = try Bench(.memory, end.work)
        let (old, new) = try Bench.trees(end.work)
        try? bench.apply(bench.client.ending(atWrite: end.number) { throw Killed() })
        let isDead = Locked(true)
        var number = 0
        while isDead.withLock(\.self) {
            let client = try FileManagerClient.inMemory(copying: "/work", of: bench.client)
            isDead.withLock { $0 = false }
            let dying = client.ending(atWrite: number) {
                isDead.withLock { $0 = true }
                throw Killed()
            }
            _ = try? bench.recover(dying)
            #expect(try bench.recover(client).allSatisfy { $0.left == [] })
            let tree = try client.snapshot("/work")
            #expect(tree == old || tree == new, "write \(number) of the recovery")
            #expect(try bench.recover(client) == [])
            number += 1
        }
    }

    /// A process of its own each time, on the disk.
    @Test(arguments: KillCase.all) func recover_processKilledAtAWrite_treeIsOldOrNew(end: KillCase) async throws {
        let bench = try Bench(.real, end.work)
        let old = try bench.snapshot()
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [root = bench.workshop.root as String, work = end.work as Bench.Work, number = end.number as Int] in
            let bench = try Bench(in: Workshop(root: root), .unhurried, work)
            try bench.apply(bench.client.ending(atWrite: number) { kill(getpid(), SIGKILL) })
        }
        let recoveries = try bench.recover()
        if !recoveries.contains(where: { $0.outcome == .finished }) {
            #expect(try bench.snapshot() == old)
            try bench.apply()
        }
        #expect(try bench.relativeSnapshot() == Bench.trees(end.work).new)
    }
}
