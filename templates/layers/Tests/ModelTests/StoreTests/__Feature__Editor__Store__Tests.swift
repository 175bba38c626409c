import DataSource
import Foundation
import Model
import Testing

@MainActor struct __Feature__Editor__Store__Tests {
    @Test func send_everyFieldChanged_saveButtonTapped_isStored() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [])
        let fixture = __Feature__.fixture
        let sut = __Feature__Editor__Store__(appDependencies, __feature__: __Feature__(id: fixture.id))
        // luca:for field
        await sut.send(.__fieldChanged__(fixture.__field_name__))
        // luca:end
        await sut.send(.saveButtonTapped)
        #expect(try __Feature__Service(appDependencies).__features__() == [fixture])
    }

    @Test func send_saveButtonTapped_storedOnesAreUnreadable_failureIsShown() async {
        let sut = __Feature__Editor__Store__(.holdingNo__Features__(), __feature__: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.failure != nil)
    }
}
