import DataSource
@testable import Model
import TestSupport
import Testing

/// A feature for some of the layers.
struct FeatureLayersTests {
    private var workshop = Workshop()

    /// A package as Xcode projects have it: in `LocalPackage`, with stores that end in nothing.
    private var foreign: Workshop {
        var workshop = workshop
        for (path, text) in workshop.files where path.hasPrefix("/work/Notes/") {
            workshop.files[path] = nil
            guard !path.contains("Frontend"), !path.contains("Sources/notes") else { continue }
            workshop.files[path.replacing("/work/Notes/", with: "/work/Notes/LocalPackage/")] = text
        }
        workshop["LocalPackage/Sources/DataSource/Entities/AppState.swift"] =
            "// Copyright 2025 Ada\n\nstruct AppState {}\n"
        workshop["LocalPackage/Sources/UserInterface/Views/AView.swift"] = "struct AView {}\n"
        workshop["LocalPackage/Sources/Model/Stores/A.swift"] = """
            // Copyright 2025 Ada

            @MainActor
            @Observable
            public final class A: Composable {
            }

            """
        workshop["LocalPackage/Sources/Model/AppDependencies.swift"] = """
            // Copyright 2025 Ada

            struct AppDependencies {
                public static func testDependencies(aClient: AClient = .testValue) -> AppDependencies { .init() }
            }

            """
        workshop["LocalPackage/Tests/ModelTests/ATests.swift"] = ""
        workshop["App/App.swift"] = ""
        workshop[template: "layers/Sources/Model/Stores/__Feature__List__Store__.swift"] = """
            @MainActor @Observable public final class __Feature__List__Store__ {
                // luca:for field
                var __field__: __field_own_type__ = __field_sample__
                // luca:end
            }

            """
        workshop[template: "layers/Tests/ModelTests/__Feature__Tests.swift"] = "struct __Feature__Tests {}\n"
        workshop[template: "layers/Tests/DataSourceTests/__Feature__Tests.swift"] = "struct __Feature__Tests {}\n"
        return workshop
    }

    private func feature(_ name: String, _ fields: [String], layers: String? = nil) throws -> PlanRequest {
        .feature(try FeatureRequest(parsing: NewForm(.feature, name: name, fields: fields, layers: layers)))
    }

    @Test(arguments: [
        ("DataSource", ["Sources/DataSource/Entities/AppState.swift", "Sources/DataSource/Entities/Note.swift"]),
        (
            "datasource, Model",
            [
                "Sources/DataSource/Entities/AppState.swift", "Sources/DataSource/Entities/Note.swift",
                "Sources/Model/Services/NoteService.swift", "Tests/ModelTests/ServiceTests/NoteServiceTests.swift",
            ]
        ),
    ])
    func plan_lowerLayers_nothingAboveThem(layers: String, paths: [String]) throws {
        let form = NewForm(.feature, name: "Note", fields: ["title:String"], layers: layers)
        let plan = try workshop.plan(.feature(try FeatureRequest(parsing: form)), workshop.inMemory)
        #expect(plan.changes.map(\.path).dropLast() == paths[...])
        #expect(plan.next == "Build and test the package.")
    }

    @Test func plan_packageOfAnXcodeProject_inItsStyle() throws {
        let client = foreign.inMemory
        let request = try feature("Note", ["token:UUID", "at:fixture|later"], layers: "DataSource,Model")
        let plan = try foreign.plan(request, client) { $0.directory = "/work/Notes/App" }
        let store = """
            // Copyright 2025 Ada

            @MainActor
            @Observable
            public final class NoteList {
                var token: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
                var at: At = .later
            }

            """
        let tests = "// Copyright 2025 Ada\n\nstruct NoteTests {}\n"
        #expect(plan.root == "/work/Notes/LocalPackage")
        #expect(
            plan.changes.dropLast() == [
                FileChange(path: "Sources/Model/Stores/NoteList.swift", before: nil, after: FileContents(store)),
                FileChange(path: "Tests/ModelTests/NoteTests.swift", before: nil, after: FileContents(tests)),
            ]
        )
    }

    @Test func plan_noFrontend_wholeFeatureIsRefused() {
        #expect(throws: FeatureError.noFront(name: "Note")) {
            try foreign.plan(feature("Note", ["title:String"]), foreign.inMemory) { $0.directory += "/LocalPackage" }
        }
        #expect(throws: FeatureError.noFields(name: "Note")) {
            try foreign.plan(feature("Note", [], layers: "DataSource"), foreign.inMemory) {
                $0.directory += "/LocalPackage"
            }
        }
    }

    @Test(arguments: ["Model", "DataSource,Frontend", "UserInterface", "DataSource,Model,View", ",", ""])
    func request_notTheLowestLayers_isRefused(layers: String) {
        #expect(throws: FeatureError.wrongLayers(layers)) {
            try feature("Note", ["title:String"], layers: layers)
        }
    }
}
