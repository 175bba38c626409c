import DataSource
import Testing

struct IdentifierPluralTests {
    @Test(arguments: [
        ("Note", "Notes"), ("box", "Boxes"), ("City", "Cities"), ("Day", "Days"), ("Settings", "Settings"),
        ("Sheep", "Sheeps"), ("SKU", "SKUs"), ("DS", "DSs"), ("UserID", "UserIDs"), ("Bus", "Buses"),
        ("Class", "Classes"), ("Status", "Statuses"), ("Church", "Churches"), ("Wish", "Wishes"), ("Buzz", "Buzzes"),
        ("Analysis", "Analysises"), ("News", "News"), ("ReadingList", "ReadingLists"), ("Item404", "Item404s"),
        ("Toy", "Toys"), ("Key", "Keys"), ("Guy", "Guys"), ("Category", "Categories"),
    ])
    func plural_ofAName_followsThePlainRule(name: String, plural: String) {
        #expect(Identifier(words: name.words).plural.type == plural)
    }

    @Test(arguments: [
        ("SKU", "skus", "skus", "SKUs"), ("UserID", "userIDs", "user-ids", "user IDs"),
        ("City", "cities", "cities", "cities"), ("URL", "urls", "urls", "URLs"),
    ])
    func plural_ofAnAcronym_keepsItsLetters(name: String, variable: String, command: String, text: String) {
        let sut = Identifier(words: name.words).plural
        #expect([sut.variable, sut.command, sut.text] == [variable, command, text])
    }
}
