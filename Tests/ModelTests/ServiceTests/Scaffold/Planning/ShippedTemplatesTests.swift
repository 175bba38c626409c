import DataSource
@testable import Model
import TestSupport
import Testing

/// The templates of this checkout, carried out in a folder of their own.
struct ShippedTemplatesTests {
    private static let shared = Result { try ShippedApp() }

    @Test func run_appAndFeaturesThenUndo_everyByteIsAsBefore() throws {
        let app = try ShippedApp()
        var snapshots = [try app.snapshot()]
        for request in try requests {
            let plan = try app.run(request)
            #expect(plan.leftToDo == [])
            #expect(plan.changes.count > 2)
            snapshots.append(try app.snapshot())
            #expect(try app.plan(request).isEmpty)
        }
        for snapshot in snapshots.dropLast().reversed() {
            try app.run(.undo(name: nil))
            #expect(try app.snapshot() == snapshot)
        }
        #expect(try app.plan(.undo(name: nil)).notes == [.onlyTheAppIsLeft])
    }

    @Test func run_everyFile_holdsNoPlaceholderAndNoDirective() throws {
        let app = try ShippedApp()
        let plans = [app.made] + (try requests.map { try app.run($0) })
        let names = [
            "__Feature", "__feature", "__field", "__Field", "__App", "__app", "__comma", "__first", "__last",
            "__Entity", "__Name", "__name", "__Parent", "__Child", "__child", "__given", "__class__", "__set",
        ]
        for change in plans.flatMap(\.changes) {
            let text = String(decoding: change.after?.bytes ?? Data(), as: UTF8.self)
            let left = (names + ["// luca:", "# luca:"]).filter { change.path.contains($0) || text.contains($0) }
            #expect(left == [], "\(change.path)")
        }
    }

    @Test(arguments: [
        "Task", "Result", "Error", "Data", "URL", "Date", "String", "Action", "Path", "AppState", "Model",
        "UUID",
        "Record", "Program", "Console", "Notes", "TestStore", "Sendable", "MainActor",
    ])
    func plan_nameInUse_isRefused(name: String) throws {
        let app = try Self.shared.get()
        let request = try FeatureRequest(parsing: name, plural: nil, fields: ["title:String"])
        #expect(throws: NameError.self) { try app.plan(.feature(request)) }
    }

    @Test(arguments: ["Frontend", "Testing", "Foundation", "Observation", "TestSupport", "CSQLite", "main"])
    func plan_appCalledAsAModule_isRefused(name: String) throws {
        let request = try AppRequest(parsing: name, in: "/none")
        let error = NameError(request.name.type, .module, suggestion: request.name.type + "App")
        #expect(throws: error) { try Self.shared.get().plan(.app(request)) }
    }

    /// What only the tests of the runtime use is free, and a screen declares no type of its name.
    @Test(arguments: [("Book", ["title:String"]), ("Shelf", ["title:String"]), ("Comment", [])])
    func plan_nameThatIsFree_isPlanned(name: String, fields: [String]) throws {
        let app = try Self.shared.get()
        let request = try FeatureRequest(parsing: name, plural: nil, fields: fields)
        #expect(try !app.plan(.feature(request)).isEmpty)
    }

    private var requests: [PlanRequest] {
        get throws {
            let every = FieldType.Shape.allCases.flatMap { shape in
                FieldType.Kind.named.map { "\($0)\(shape):\(shape.applied(to: $0.text))" }
            }
            let features: [PlanRequest] = try [
                ("Note", every), ("ReadingList", ["in:String"]), ("Settings", []), ("Default", ["static:Bool"]),
                ("Order", ["note:Note", "lists:[ReadingList]", "default:Default?", "others:[Note]?"]),
            ]
            .map { .feature(try FeatureRequest(parsing: $0, plural: nil, fields: $1)) }
            let components = try ComponentKind.allCases.map {
                PlanRequest.component(try ComponentRequest($0, parsing: "In"))
            }
            let children = try [("NoteList", "In"), ("In", "Default"), ("Root", "Fresh")]
                .map { PlanRequest.child(try ChildRequest(parsing: $0, child: $1)) }
            return features + components + children
        }
    }
}
