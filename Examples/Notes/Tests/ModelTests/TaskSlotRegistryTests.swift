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
