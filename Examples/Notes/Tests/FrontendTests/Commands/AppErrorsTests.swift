import DataSource
@testable import Frontend
import Testing

struct AppErrorsTests {
    @Test(arguments: [
        (
            RecordError.missing(kind: "book", id: "3\n") as any Error, "no book has an id that begins with '3␊'.",
            ExitCode.no
        ),
        (
            RecordError.ambiguous(kind: "book", id: "3"),
            "the id of more than one book begins with '3'. Type more of it.", .no
        ),
        (RecordError.blank(field: "title"), "the title cannot be blank.", .no),
        (
            SQLiteError.busy(path: "db"),
            "db is being written by another program. Try again when it is done. Nothing was changed.", .inputOutput
        ),
        (
            SQLiteError.full(path: "db"), "db cannot be written: the disk is full. Make room. Nothing was changed.",
            .inputOutput
        ),
        (
            SQLiteError.foreign(path: "db"), "db belongs to another program. Move the file away, or pass --data-dir.",
            .unreadable
        ),
        (
            SQLiteError.failed(code: 8, message: "readonly", path: "db"), "db: readonly. Nothing was changed.",
            .inputOutput
        ),
        (
            SQLiteError.failed(code: 26, message: "no database", path: "db"),
            "db: no database. Move the file away, or pass --data-dir. Nothing was changed.", .unreadable
        ),
        (
            SQLiteError.newer(version: 2, path: "db"), "db is from a later version (2). Update this program.",
            .unreadable
        ),
        (
            SQLiteError.wrongCell(table: "book", column: "title", path: "db"),
            "db: book.title holds another kind of value. Move the file away, or pass --data-dir.",
            .unreadable
        ),
        (DocumentError.notRecords(path: "a"), "a holds no list of records in JSON. Nothing was changed.", .no),
        (
            DocumentError.wrongField("x", record: 1, reason: "is missing", path: "a"),
            "a: record 1: x: is missing. Nothing was changed.", .no
        ),
        (
            DocumentError.wrongField("", record: 1, reason: "an object is expected", path: "a"),
            "a: record 1: an object is expected. Nothing was changed.", .no
        ),
        (FileError(.exists, path: "a\u{1B}"), "a␛ exists already.", .conflict),
        (FileError(.missing, path: "a"), "a does not exist.", .inputOutput),
        (FileError(.refused, path: "a"), "a may not be read or changed. Look at its permissions.", .inputOutput),
        (FileError(.full, path: "a"), "a cannot be written: the disk is full.", .inputOutput),
        (FileError(.failed(code: 5, sentence: "I/O error"), path: "a"), "a: I/O error.", .inputOutput),
    ])
    func report_ofAnError_hasTextAndExitCode(error: any Error, text: String, exitCode: ExitCode) {
        let report = ErrorReport(error)
        #expect(report.text == text)
        #expect(report.exitCode == exitCode)
    }

    @Test func report_ofADataFolder_namesTheOption() throws {
        let client = SQLiteClient(SQLiteDatabase(path: "/dev/null/x/a.sqlite"))
        let error = try #require(throws: DataFolderError.self) { try client.transaction(.read) { _ in } }
        #expect(error.text == "/dev/null/x cannot be made a folder. Name another one with --data-dir.")
        #expect(error.exitCode == .inputOutput)
    }
}
