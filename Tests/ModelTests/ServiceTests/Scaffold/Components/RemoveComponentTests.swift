import DataSource
import Model
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
}
