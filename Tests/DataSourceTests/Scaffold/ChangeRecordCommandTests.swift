import DataSource
import Testing

struct ChangeRecordCommandTests {
    @Test(arguments: [
        (ChangeRecord.Kind.feature, ["Note", "title:String"], "luca new feature Note title:String"),
        (
            .field, ["Note", "due:Date?", "tags:[String]=it's"],
            "luca new field Note 'due:Date?' 'tags:[String]=it'\\''s'"
        ),
    ])
    func command_isWhatAShellTakes(kind: ChangeRecord.Kind, arguments: [String], command: String) {
        #expect(ChangeRecord(kind: kind, name: "Note", arguments: arguments).command == command)
    }

    @Test(arguments: [("", "''"), ("a b", "'a b'"), ("$HOME", "'$HOME'"), ("../a-b_c", "../a-b_c")])
    func shellQuoted_isOneWord(text: String, word: String) {
        #expect(text.shellQuoted == word)
    }
}
