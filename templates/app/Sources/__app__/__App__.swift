import DataSource
import Frontend
import Model

/// The composition root: the one place that knows the real world.
@main struct __App__ {
    @MainActor static func main() async {
        let program = Program(AppCommand.command, version: "0.1.0", console: .live) { arguments in
            let folder = try DataFolder.path(of: "__app__", chosen: arguments[AppCommand.dataDirectory]?.word)
            return AppDependencies(sqliteClient: SQLiteClient(SQLiteDatabase(path: folder + "/__app__.sqlite")))
        }
        await program.main()
    }
}
