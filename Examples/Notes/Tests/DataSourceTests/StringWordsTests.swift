import DataSource
import Testing

struct StringWordsTests {
    @Test(arguments: [
        ("", []), ("--", []),
        ("title", ["title"]), ("dueDate", ["due", "Date"]), ("Note", ["Note"]),
        ("userID", ["user", "ID"]), ("UserIDs", ["User", "IDs"]), ("userIDsOfGroup", ["user", "IDs", "Of", "Group"]),
        ("HTTPServer", ["HTTP", "Server"]), ("httpServer", ["http", "Server"]), ("GPSStatus", ["GPS", "Status"]),
        ("isbn13", ["isbn13"]), ("isbn13Code", ["isbn13", "Code"]), ("ISO8601Date", ["ISO8601", "Date"]),
        ("reading list", ["reading", "list"]), ("reading-list", ["reading", "list"]),
        ("reading_list", ["reading", "list"]), ("  a  b ", ["a", "b"]), ("isAUser", ["is", "A", "User"]),
        ("größeÄndern", ["größe", "Ändern"]), ("URLs", ["URLs"]),
    ])
    func words_ofAName_areSplit(name: String, words: [String]) {
        #expect(name.words == words)
    }

    @Test(arguments: [
        ("dueDate", "due-date"), ("userID", "user-id"), ("httpServer", "http-server"), ("isbn13", "isbn13"),
        ("ReadingList", "reading-list"), ("UserIDs", "user-ids"),
    ])
    func kebabCased_name_hasDashes(name: String, spelling: String) {
        #expect(name.kebabCased == spelling)
    }
}
