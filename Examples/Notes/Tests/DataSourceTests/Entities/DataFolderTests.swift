import DataSource
import Testing

struct DataFolderTests {
    @Test(arguments: [
        (["HOME": "/home/me"], "/home/me/.local/share/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/data/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": "data"], "/home/me/.local/share/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": ""], "/home/me/.local/share/app"),
    ])
    func path_environment_folderOfTheSystem(environment: [String: String], folder: String) {
        #if os(macOS)
        #expect(DataFolder.path(of: "app", environment: environment) == "/home/me/Library/Application Support/app")
        #else
        #expect(DataFolder.path(of: "app", environment: environment) == folder)
        #endif
    }

    @Test func path_noHome_isAbsolute() {
        #expect(DataFolder.path(of: "app", environment: [:]).hasPrefix("/"))
    }

    @Test func path_chosen_isTakenAsItIs() {
        #expect(DataFolder.path(of: "app", chosen: "mine", environment: ["XDG_DATA_HOME": "/data"]) == "mine")
    }
}
