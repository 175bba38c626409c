// luca:if sample
import DataSource
// luca:end
// luca:if foundation
import Foundation
// luca:end
import Model
import Testing

@MainActor struct __Parent__Tests {
    // luca:if closing
    @Test func send___child__ButtonTapped_itOpensAndCloses() async throws {
        let sut = __parent_sample__
        await sut.send(.__child__ButtonTapped__given_samples__)
        let __child__ = try #require(sut.__child__)
        await __child__.send(.__closing__)
        #expect(sut.__child__ == nil)
    }
    // luca:else
    @Test func send___child__ButtonTapped_itOpens() async {
        let sut = __parent_sample__
        await sut.send(.__child__ButtonTapped__given_samples__)
        #expect(sut.__child__ != nil)
    }
    // luca:end
}
