import DataSource
import Model
import TestSupport
import Testing

/// Names are written into records: what luca reads there later has to be spelled as it was.
struct NameRecordTests {
    @Test(arguments: NameRow.all(of: "features").filter(\.isTaken))
    func featureRequest_writtenAndRead_isTheSame(row: NameRow) throws {
        try expectTheSameAgain(FeatureRequest(parsing: row.asked, plural: nil, fields: []))
    }

    @Test(arguments: NameRow.all(of: "plurals").filter(\.isTaken))
    func featureRequest_withPluralWrittenAndRead_isTheSame(row: NameRow) throws {
        try expectTheSameAgain(FeatureRequest(parsing: row.name, plural: row.plural, fields: []))
    }

    @Test(arguments: NameRow.all(of: "fields").filter(\.isTaken))
    func fieldSpec_writtenAndRead_isTheSame(row: NameRow) throws {
        let field = try FieldSpec(parsing: row.asked)
        let again = try FieldSpec(parsing: field.text)
        #expect(spellings(of: field.name) == spellings(of: again.name))
        #expect(field.text == again.text)
    }

    private func expectTheSameAgain(_ request: FeatureRequest) throws {
        let words = request.arguments
        let plural = words.count == 3 ? words[2] : nil
        let again = try FeatureRequest(parsing: words[0], plural: plural, fields: [])
        #expect(spellings(of: request.name) == spellings(of: again.name))
        #expect(spellings(of: request.plural) == spellings(of: again.plural))
    }

    private func spellings(of name: Identifier) -> [String] {
        [name.type, name.variable, name.command, name.text]
    }
}
