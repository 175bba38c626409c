#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the app keeps its data.
public enum DataFolder {
    /// The folder a person chose, or the one the system has for data, as
    /// https://specifications.freedesktop.org/basedir-spec has it: a relative XDG_DATA_HOME does not count, nor does a
    /// relative HOME, in whose place the system knows the home of the user. Only computed; `SQLiteDatabase` makes it.
    public static func path(
        of app: String,
        chosen: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DataFolderError) -> String {
        try path(of: app, chosen: chosen, environment: environment, userHome: userHome)
    }

    static func path(
        of app: String,
        chosen: String? = nil,
        environment: [String: String],
        userHome: String?
    ) throws(DataFolderError) -> String {
        if let chosen { return chosen }
        let home = [environment["HOME"], userHome].compactMap { $0 }.first { $0.hasPrefix("/") }
        #if os(macOS)
        let folder = (home ?? "~") + "/Library/Application Support/" + app
        #else
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/" + app }
        let folder = (home ?? "~") + "/.local/share/" + app
        #endif
        if home == nil { throw DataFolderError(path: folder) }
        return folder
    }

    /// As the system's list of users has it.
    private static var userHome: String? {
        getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) }
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
