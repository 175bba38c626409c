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
    // luca:if isolated
    @Test func send___child__ButtonTapped_itOpensAndCloses() async throws {
    // luca:else
    @MainActor @Test func send___child__ButtonTapped_itOpensAndCloses() async throws {
    // luca:end
        let sut = __parent_sample__
        await sut.send(.__child__ButtonTapped__given_samples__)
        let __child__ = try #require(sut.__child__)
        await __child__.send(.__closing__)
        #expect(sut.__child__ == nil)
    }
    // luca:else
    // luca:if isolated
    @Test func send___child__ButtonTapped_itOpens() async {
    // luca:else
    @MainActor @Test func send___child__ButtonTapped_itOpens() async {
    // luca:end
        let sut = __parent_sample__
        await sut.send(.__child__ButtonTapped__given_samples__)
        #expect(sut.__child__ != nil)
    }
    // luca:end
}
