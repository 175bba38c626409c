import DataSource
import Frontend
import Model

/// The composition root: the one place that knows the real world.
@main struct Luca {
    @MainActor static func main() async {
        let program = Program(
            AppCommand.command,
            version: LucaVersion.current,
            console: .live,
            failureDocument: FailureDocument.text
        ) { arguments in
            let folder = try DataFolder.path(of: dataName, chosen: arguments[AppCommand.dataDirectory]?.word)
            return AppDependencies(sqliteClient: SQLiteClient(SQLiteDatabase(path: folder + "/luca.sqlite")))
        }
        await program.main()
    }

    /// Named after the checkout, so that the features of two clones never share tables.
    private static var dataName: String {
        let checkout = (ProcessInfoClient.liveValue.executablePath() ?? "").components(before: "/.build/")
        return "luca/" + FileContents(checkout).fingerprint
    }
}

extension String {
    fileprivate func components(before separator: String) -> String {
        firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
