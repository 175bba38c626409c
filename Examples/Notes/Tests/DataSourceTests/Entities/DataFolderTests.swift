import Testing

@testable import DataSource

struct DataFolderTests {
    @Test(arguments: [
        (["HOME": "/home/me"], "/home/me/.local/share/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": "/data"], "/data/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": "data"], "/home/me/.local/share/app"),
        (["HOME": "/home/me", "XDG_DATA_HOME": ""], "/home/me/.local/share/app"),
        (["HOME": ""], "/home/me/.local/share/app"),
        (["HOME": "."], "/home/me/.local/share/app"),
        (["HOME": "", "XDG_DATA_HOME": ""], "/home/me/.local/share/app"),
        (["HOME": "", "XDG_DATA_HOME": "/data"], "/data/app"),
        ([:], "/home/me/.local/share/app"),
    ])
    func path_environment_folderOfTheSystem(environment: [String: String], folder: String) throws {
        let path = try DataFolder.path(of: "app", environment: environment, userHome: "/home/me")
        #if os(macOS)
        #expect(path == "/home/me/Library/Application Support/app")
        #else
        #expect(path == folder)
        #endif
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "me"]]) func path_noHome_isThatOfTheUser(
        environment: [String: String]
    ) throws {
        #expect(try DataFolder.path(of: "app", environment: environment).hasPrefix("/"))
    }

    @Test(arguments: [nil, "", "me"]) func path_noHomeAtAll_throws(userHome: String?) {
        #expect(throws: DataFolderError.self) {
            try DataFolder.path(of: "app", environment: ["HOME": "", "XDG_DATA_HOME": "data"], userHome: userHome)
        }
    }

    @Test func path_chosen_isTakenAsItIs() throws {
        #expect(try DataFolder.path(of: "app", chosen: "mine", environment: ["XDG_DATA_HOME": "/data"]) == "mine")
    }
}
