import DataSource
import Model
import TestSupport
import Testing

struct InventoryServiceTests {
    private static let entity = """
        public struct Note: Record {
            public var id: UUID
            public var title: String
            public var due: Date?
            public var status: Status
            public var tags: [String]
            public static let limit = 3
            public var isLong: Bool { title.count > limit }

            public enum Status: String { case todo, done }
        }

        """

    @Test func inventory_project_isWhatItsSourcesAndRecordsSay() throws {
        let workshop = made()
        let client = workshop.inMemory
        try workshop.run(workshop.screen("Settings"), client)
        let inventory = try service(workshop, client).inventory(PlanOptions(directory: "Sources/Model"))
        let expected = Inventory(
            root: "/work/Notes",
            program: "notes",
            layers: ["DataSource", "Model", "Frontend"],
            features: [
                FeatureEntry(
                    name: "Note",
                    command: "note",
                    fields: ["title:String", "due:Date?", "status:todo|done=done", "tags:[String]"],
                    record: ".luca/0001-feature-Note.json"
                ),
                FeatureEntry(
                    name: "Settings",
                    command: "settings",
                    fields: [],
                    record: ".luca/0003-feature-Settings.json"
                ),
            ],
            components: [
                component(.entity, "AppState", "Sources/DataSource/Entities/AppState.swift"),
                component(.entity, "Note", "Sources/DataSource/Entities/Note.swift"),
                component(.client, "Weather", "Sources/DataSource/Dependencies/WeatherClient.swift"),
                component(.store, "Root", "Sources/Model/Stores/RootStore.swift"),
                component(.store, "Settings", "Sources/Model/Stores/SettingsStore.swift"),
                component(.command, "App", "Sources/Frontend/Commands/AppCommand.swift"),
            ]
        )
        #expect(inventory == expected)
    }

    @Test func inventory_entityThatCannotBeRead_isAsTheRecordsSay() throws {
        var workshop = made()
        workshop["Sources/DataSource/Entities/Note.swift"] = "struct Note {"
        let features = try service(workshop, workshop.inMemory).inventory(workshop.options).features
        #expect(features.map(\.fields) == [["title:String", "due:Date", "status:todo|done=done", "tags:[String]"]])
    }

    @Test func inventory_writtenByHand_hasNoRecord() throws {
        var workshop = made()
        workshop[".luca/0001-feature-Note.json"] = nil
        workshop[".luca/0002-field-Note.json"] = nil
        let features = try service(workshop, workshop.inMemory).inventory(workshop.options).features
        let fields = ["title:String", "due:Date?", "status:Status", "tags:[String]"]
        #expect(features == [FeatureEntry(name: "Note", command: "note", fields: fields, record: nil)])
    }

    @Test func inventory_screenThatIsGone_isNotListed() throws {
        let workshop = Workshop()
        let client = workshop.inMemory
        try workshop.run(workshop.screen("Settings"), client)
        try client.removeFile(workshop.project("Sources/Model/Stores/SettingsStore.swift"))
        #expect(try service(workshop, client).inventory(workshop.options).features == [])
    }

    @Test func inventory_noProject_throws() {
        #expect(throws: ProjectError.notFound(folder: "/work")) {
            try service(Workshop(), Workshop().inMemory).inventory(PlanOptions(directory: "/work"))
        }
    }

    @Test func names_forTheTabKey_areThoseOfTheProject() throws {
        let workshop = made()
        let client = workshop.inMemory
        try workshop.run(workshop.screen("Settings"), client)
        let sut = service(workshop, client)
        #expect(try sut.featureNames(workshop.options) == ["Note", "Settings"])
        #expect(try sut.collectionNames(workshop.options) == ["Note"])
        #expect(try sut.changeNames(workshop.options) == ["Settings", "Note"])
    }

    /// A feature as luca made it, with a field that came later and one that was edited since.
    private func made() -> Workshop {
        var workshop = Workshop()
        workshop["Sources/DataSource/Entities/Note.swift"] = Self.entity
        workshop["Sources/DataSource/Repositories/Note+Record.swift"] = "extension Note: Record {}\n"
        workshop["Sources/DataSource/Dependencies/WeatherClient.swift"] = "struct WeatherClient {}\n"
        workshop["Sources/DataSource/Dependencies/WeatherClient+Live.swift"] = "extension WeatherClient {}\n"
        let arguments = ["Note", "title:String", "due:Date", "status:todo|done=done", "--plural", "Notes"]
        workshop[".luca/0001-feature-Note.json"] = record(.feature, arguments)
        workshop[".luca/0002-field-Note.json"] = record(.field, ["Note", "tags:[String]"])
        return workshop
    }

    private func record(_ kind: ChangeRecord.Kind, _ arguments: [String]) -> String {
        let record = ChangeRecord(kind: kind, name: "Note", arguments: arguments)
        let contents = try? ChangeRecordRepository(.inMemory()).contents(of: record)
        return String(decoding: contents?.bytes ?? Data(), as: UTF8.self)
    }

    private func component(_ kind: ComponentKind, _ name: String, _ path: String) -> ComponentEntry {
        ComponentEntry(kind: kind, name: name, path: path)
    }

    private func service(_ workshop: Workshop, _ client: FileManagerClient) -> InventoryService {
        InventoryService(workshop.appDependencies(client))
    }
}
