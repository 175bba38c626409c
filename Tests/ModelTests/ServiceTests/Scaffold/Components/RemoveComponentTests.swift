import DataSource
@testable import Model
import TestSupport
import Testing

/// What is taken out from between others is as if it had never been there.
struct RemoveComponentTests {
    private let dependencies = "Sources/Model/AppDependencies.swift"
    private let commands = "Sources/Frontend/Commands/AppCommand.swift"

    @Test(arguments: ["Mail", "Yard", "Zebra"])
    func run_oneOfThreeClients_theOthersAreAsBefore(gone: String) throws {
        let names = ["Yard", "Mail", "Zebra"]
        let project = try ComponentProject()
        for name in names { try project.run(.component(.client), name) }
        try project.workshop.run(.remove(kind: "client", name: gone), project.client)
        let expected = try ComponentProject()
        for name in names where name != gone { try expected.run(.component(.client), name) }
        #expect(try project.text(dependencies) == expected.text(dependencies))
    }

    @Test func run_oneOfTwoCommands_theOtherIsAsBefore() throws {
        let project = try ComponentProject()
        try project.run(.component(.command), "Mail")
        try project.run(.component(.command), "Post")
        try project.workshop.run(.remove(kind: "command", name: "Mail"), project.client)
        let expected = try ComponentProject()
        try expected.run(.component(.command), "Post")
        #expect(try project.text(commands) == expected.text(commands))
    }

    @Test func run_oneOfTwoChildren_theOtherIsAsBefore() throws {
        let store = "Sources/Model/Stores/BoxStore.swift"
        let project = try ComponentProject()
        try project.run(.component(.store), "Box")
        try project.run(.child, "Lid", parent: "Box")
        try project.run(.child, "Zip", parent: "Box")
        try project.workshop.run(.remove(kind: "child", name: "Lid"), project.client)
        let expected = try ComponentProject()
        try expected.run(.component(.store), "Box")
        try expected.run(.child, "Zip", parent: "Box")
        #expect(try project.text(store) == expected.text(store))
    }

    /// The service is given the client of its name.
    @Test func plan_anotherIsBuiltOnIt_isRefusedUnlessForced() throws {
        let project = try ComponentProject()
        try project.run(.component(.client), "Mail")
        try project.run(.component(.service), "Mail")
        let request = PlanRequest.remove(kind: "client", name: "Mail")
        #expect(throws: RemoveError.needed(name: "Mail", commands: ["luca new service Mail"])) {
            try project.workshop.plan(request, project.client)
        }
        let plan = try project.workshop.run(request, project.client) { $0.isForced = true }
        let path = "Sources/Model/Services/MailService.swift"
        #expect(plan.notes == [.mention(path: path, line: 5, text: "private let mailClient: MailClient")])
        #expect(try project.text(dependencies).contains("Mail") == false)
    }

    @Test(arguments: ["Box", "Lid"]) func plan_childOfAnother_isRefused(parent: String) throws {
        let project = try ComponentProject()
        for name in ["Box", "Lid", "Zip"] { try project.run(.component(.store), name) }
        try project.run(.child, "Zip", parent: parent)
        #expect(throws: RemoveError.needed(name: "Zip", commands: ["luca new child \(parent) Zip"])) {
            try project.workshop.plan(.remove(kind: "store", name: "Zip"), project.client)
        }
        try project.workshop.run(.remove(kind: "child", name: "Zip"), project.client)
        try project.workshop.run(.remove(kind: "store", name: "Zip"), project.client)
    }

    /// `NoteStore` is the child, not the entity `Note`.
    @Test func run_entityOfTheNameOfAChild_goes() throws {
        let project = try ComponentProject()
        for name in ["Box", "Lid"] { try project.run(.component(.store), name) }
        try project.run(.component(.entity), "Lid", "name:String")
        try project.run(.child, "Lid", parent: "Box")
        #expect(try project.workshop.run(.remove(kind: "entity", name: "Lid"), project.client).notes == [])
    }

    /// Its test imports it by its name: `import struct DataSource.Tag`.
    @Test func run_aTypeOfSwiftTestingToo_nobodyIsBuiltOnTheModule() throws {
        let project = try ComponentProject()
        try project.run(.component(.service), "Mail")
        try project.run(.component(.entity), "Tag", "name:String")
        #expect(try project.workshop.run(.remove(kind: "entity", name: "Tag"), project.client).notes == [])
    }

    @Test(arguments: ["city:City", "city:City?", "stops:[City]?"])
    func plan_aFieldHoldsIt_isRefused(field: String) throws {
        let project = try ComponentProject()
        try project.run(.component(.entity), "City", "name:String")
        try project.run(.component(.entity), "Trip", field)
        let command = try #require(
            try ChangeRecordRepository(project.client).records(in: Project(root: project.workshop.project(""))).last
        ).record
        #expect(throws: RemoveError.needed(name: "City", commands: [command.command])) {
            try project.workshop.plan(.remove(kind: "entity", name: "City"), project.client)
        }
        try project.workshop.run(.remove(kind: "entity", name: "Trip"), project.client)
        try project.workshop.run(.remove(kind: "entity", name: "City"), project.client)
    }
}
