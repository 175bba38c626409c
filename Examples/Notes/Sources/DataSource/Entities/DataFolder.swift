/// Where the app keeps its data.
public enum DataFolder {
    /// The folder a person chose, or the one the system has for data, as
    /// https://specifications.freedesktop.org/basedir-spec has it: a relative XDG_DATA_HOME does not count.
    /// Only computed; `SQLiteDatabase` makes it.
    public static func path(
        of app: String,
        chosen: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        chosen ?? systemFolder(environment) + "/" + app
    }

    private static func systemFolder(_ environment: [String: String]) -> String {
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        #if os(macOS)
        return home + "/Library/Application Support"
        #else
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
        return home + "/.local/share"
        #endif
    }

    /// Makes the folder of a file, for its owner's eyes only, where it is missing.
    static func make(for file: String) throws(DataFolderError) {
        guard let end = file.lastIndex(of: "/"), end > file.startIndex else { return }
        let folder = String(file[..<end])
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw DataFolderError(path: folder)
        }
    }
}
