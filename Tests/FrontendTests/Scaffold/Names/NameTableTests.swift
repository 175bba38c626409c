import DataSource
import Model
import TestSupport
import Testing

/// What luca says to each name of the tables in `Fixtures/Names`; `scripts/verify-names.sh` builds those that it takes. One after
/// another, as a plan keeps a core busy.
@Suite(.serialized) struct NameTableTests {
    private static let shop = Result { try NameShop() }

    @Test(arguments: NameRow.all(of: "features"))
    func newFeature_nameOfTheTable_isSpelledOrRefused(row: NameRow) async throws {
        let form = NewForm(.feature, name: row.asked, fields: ["title:String"])
        let answer = try await Self.shop.get().answer(to: form) { $0.spelling }
        #expect(answer == row.answer)
    }

    @Test(arguments: NameRow.all(of: "plurals"))
    func newFeature_pluralOfTheTable_isSpelledOrRefused(row: NameRow) async throws {
        let form = NewForm(.feature, name: row.name, plural: row.plural, fields: ["title:String"])
        let answer = try await Self.shop.get().answer(to: form) { $0.pluralSpelling }
        #expect(answer == row.answer)
    }

    /// Some at a time, as neighbours in the table may be spelled alike.
    @Test(arguments: 0..<8) func newFeature_fieldsOfTheTable_areSpelled(group: Int) async throws {
        let taken = NameRow.all(of: "fields").filter(\.isTaken)
        let rows = stride(from: group, to: taken.count, by: 8).map { taken[$0] }
        let form = NewForm(.feature, name: "Probe", fields: ["number:Int"] + rows.map(\.asked))
        let answer = try await Self.shop.get().answer(to: form) { $0.fieldSpellings }
        #expect(answer == rows.map(\.answer).joined(separator: "\n"))
    }

    @Test(arguments: NameRow.all(of: "fields").filter { !$0.isTaken })
    func newFeature_fieldOfTheTable_isRefused(row: NameRow) async throws {
        let form = NewForm(.feature, name: "Probe", fields: ["number:Int", row.asked])
        let answer = try await Self.shop.get().answer(to: form) { $0.fieldSpellings }
        #expect(answer == row.answer)
    }

    @Test(arguments: NameRow.all(of: "entities"))
    func newEntity_nameOfTheTable_isSpelledOrRefused(row: NameRow) async throws {
        let form = NewForm(.component(.entity), name: row.asked, fields: ["city:String"])
        let answer = try await Self.shop.get().answer(to: form) { $0.entitySpelling }
        #expect(answer == row.answer)
    }

    @Test(arguments: NameRow.all(of: "apps"))
    func newApp_nameOfTheTable_isSpelledOrRefused(row: NameRow) async throws {
        let answer = try await Self.shop.get().answer(to: NewForm(.app, name: row.asked)) { $0.appSpelling }
        #expect(answer == row.answer)
    }
}
