import DataSource
import Model
import TestSupport
import Testing

/// A power cut at any of the writes of a run: what was not synced may be lost, and some of it not.
struct PowerCutTests {
    @Test(arguments: KillCase.all) func recover_powerCutAtAWrite_treeIsOldOrNew(end: KillCase) throws {
        let bench = try Bench(.memory, end.work)
        let (old, new) = try Bench.trees(end.work)
        let disk = try UnsyncedDisk(bench.client, root: "/work")
        try? bench.apply(bench.client.ending(atWrite: end.number) { throw Killed() }, .testValue, disk.diskClient)
        for lost in try disk.losses() {
            let client = try disk.afterCut(losing: lost)
            #expect(try bench.recover(client).allSatisfy { $0.left == [] })
            let tree = try client.snapshot("/work")
            #expect(tree == old || tree == new, "\(lost.sorted()) lost")
        }
    }

    @Test(arguments: Bench.Work.allCases) func apply_powerCutAfterwards_treeIsNew(work: Bench.Work) throws {
        let bench = try Bench(.memory, work)
        let disk = try UnsyncedDisk(bench.client, root: "/work")
        try bench.apply(nil, .testValue, disk.diskClient)
        for lost in try disk.losses() {
            let client = try disk.afterCut(losing: lost)
            _ = try bench.recover(client)
            #expect(try client.snapshot("/work") == Bench.trees(work).new, "\(lost.sorted()) lost")
        }
    }
}
