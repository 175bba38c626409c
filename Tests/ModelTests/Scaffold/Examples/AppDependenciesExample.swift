import DataSource
import Model
import TestSupport
import Testing

/// Prints the cards of new readers into a folder.
private struct CardService: Sendable {
    private let fileManagerClient: FileManagerClient
    private let uuidClient: UUIDClient

    init(_ appDependencies: AppDependencies) {
        fileManagerClient = appDependencies.fileManagerClient
        uuidClient = appDependencies.uuidClient
    }

    /// Returns the number of the card.
    func issue(to name: String, in folder: String) throws -> UUID {
        var name = name
        try name.require("name")
        let id = uuidClient.uuid()
        try fileManagerClient.createFile("\(folder)/\(id.shortText).txt", Data(name.utf8), 0o644)
        return id
    }
}

struct AppDependenciesExample {
    private let fileManagerClient = FileManagerClient.inMemory(currentDirectoryPath: "/cards")
    private let sut: CardService

    init() {
        sut = CardService(.testDependencies(fileManagerClient: fileManagerClient, uuidClient: .fixture))
    }

    @Test func issue_name_cardIsPrinted() throws {
        #expect(try sut.issue(to: " Ann ", in: "/cards") == .fixture)
        #expect(try fileManagerClient.files(in: "/cards") == ["3F2A91C0.txt": "Ann"])
    }

    @Test func issue_blankName_nothingIsPrinted() throws {
        #expect(throws: RecordError.blank(field: "name")) { try sut.issue(to: " ", in: "/cards") }
        #expect(try fileManagerClient.files(in: "/cards") == [:])
    }
}
