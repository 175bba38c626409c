import Testing

@testable import Model

@MainActor struct TaskSlotRegistryTests {
    @Test func running_slots_thoseThatRunAreCounted() async {
        let sut = TaskSlotRegistry()
        let slots = TaskSlotRegistry.$current.withValue(sut) { [TaskSlot(), TaskSlot(), TaskSlot()] }
        for slot in slots.dropFirst() { slot.run { await untilCancelled() } }
        #expect(sut.running == 2)
        for slot in slots { slot.cancel() }
        #expect(sut.running == 0)
    }

    @Test func running_bag_itsTasksAreCounted() async {
        let sut = TaskSlotRegistry()
        let bag = TaskSlotRegistry.$current.withValue(sut) { TaskBag<Int>() }
        for key in 1...3 { bag.run(key) { await untilCancelled() } }
        bag.run(3) { await untilCancelled() }
        #expect(sut.running == 3)
        bag.cancel(1)
        #expect(sut.running == 2)
        bag.cancelAll()
        #expect(sut.running == 0)
    }

    @Test func running_bagRunsInAnotherTest_itsOwnCountsOnce() async {
        let (sut, other) = (TaskSlotRegistry(), TaskSlotRegistry())
        let bag = TaskSlotRegistry.$current.withValue(sut) { TaskBag<Int>() }
        TaskSlotRegistry.$current.withValue(other) { bag.run(1) { await untilCancelled() } }
        #expect(sut.running == 1)
        #expect(other.running == 0)
    }

    @Test func init_outsideATest_slotIsNotRegistered() {
        let sut = TaskSlotRegistry()
        let slot = TaskSlot()
        slot.run { await untilCancelled() }
        #expect(sut.running == 0)
        slot.cancel()
    }

    @Test func add_slotsThatWent_arePruned() {
        let sut = TaskSlotRegistry()
        TaskSlotRegistry.$current.withValue(sut) {
            for _ in 0..<100 { _ = TaskSlot() }
        }
        #expect(sut.slots.count == 1)
    }
}
