@testable import DataSource

extension SQLiteClient {
    /// What SQLite finds wrong with the whole file.
    var damages: [String] {
        get throws {
            var answers: [String] = []
            try transaction(.read) { connection in
                try connection.select(["integrity_check"], from: "pragma_integrity_check") { row in
                    answers.append(try row.next())
                }
            }
            return answers == ["ok"] ? [] : answers
        }
    }
}
