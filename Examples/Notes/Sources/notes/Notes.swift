import DataSource
import Frontend
import Model

/// The composition root: the one place that knows the real world.
@main struct Notes {
    @MainActor static func main() async {
        let program = Program(AppCommand.command, version: "0.1.0", console: .live) { arguments in
            let folder = try DataFolder.path(of: "notes", chosen: arguments[AppCommand.dataDirectory]?.word)
            return AppDependencies(sqliteClient: SQLiteClient(SQLiteDatabase(path: folder + "/notes.sqlite")))
        }
        await program.main()
    }
}
