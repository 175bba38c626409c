import DataSource
import TestSupport
import Testing

struct ProjectRepositoryTests {
    private static let files = [
        "/work/Notes/Package.swift": "", "/work/Notes/Sources/DataSource/A.swift": "a",
        "/work/Notes/Sources/Model/Deep/B.swift": "b", "/work/Notes/Sources/notes/Notes.swift": "",
        "/work/Notes/Tests/ModelTests/T.swift": "", "/work/Notes/README.md": "", "/work/secret.txt": "secret",
    ]
    private let project = Project(root: "/work/Notes")

    @Test(arguments: [
        "/work/Notes", "/work/Notes/Sources/Model/Deep", "/work/Notes/Sources", "/work/Notes/Not/There",
    ])
    func project_fromBelow_isFound(folder: String) throws {
        #expect(try repository().project(from: folder) == project)
    }

    @Test(arguments: ["/app", "/app/Sources", "/app/LocalPackage/Sources/Model", "/app/LocalPackage"])
    func project_underLocalPackage_isFound(folder: String) throws {
        let sut = ProjectRepository(
            .inMemory([
                "/app/LocalPackage/Package.swift": "", "/app/LocalPackage/Sources/Model/A.swift": "",
                "/app/LocalPackage/Sources/DataSource/A.swift": "", "/app/Sources/x.swift": "",
            ])
        )
        #expect(try sut.project(from: folder).root == "/app/LocalPackage")
    }

    @Test(arguments: ["/work", "/", "/elsewhere"]) func project_outside_isNotFound(folder: String) {
        #expect(throws: ProjectError.notFound(folder: folder)) { try repository().project(from: folder) }
    }

    @Test func project_packageWithoutLayers_isPassedOver() throws {
        let sut = repository(["/work/Notes/Tools/Package.swift": "", "/work/Notes/Tools/Sources/Model/A.swift": ""])
        #expect(try sut.project(from: "/work/Notes/Tools/Sources") == project)
        #expect(try sut.package(around: "/work/Notes/Tools/Sources") == "/work/Notes/Tools")
        #expect(try sut.package(around: "/work") == nil)
    }

    @Test(arguments: [
        ("README.md", FileContents("")), ("Sources/Model/Deep/B.swift", FileContents("b")), ("none", nil),
        ("Sources/none/deep", nil),
    ])
    func contents_path_areThereOrNil(path: String, contents: FileContents?) throws {
        #expect(try repository().contents(of: path, in: project) == contents)
    }

    @Test(arguments: [
        "../secret.txt", "/work/secret.txt", "Sources/../../secret.txt", "..", "./README.md", "Sources//Model",
    ])
    func contents_pathThatLeadsOut_isRefused(path: String) {
        #expect(throws: ProjectError.leadsOut(path: path)) { try repository().contents(of: path, in: project) }
    }

    @Test(arguments: [
        ("Sources/Model/A.swift", "Sources/Model", "/etc"), ("Sources/Model/A.swift", "Sources", "/etc"),
        ("README", "README", "/work/secret.txt"), ("README", "README", "README.md"), ("README", "README", "nowhere"),
    ])
    func contents_throughALink_isRefusedAndNothingRead(path: String, link: String, target: String) throws {
        let files = ["/work/Notes/Package.swift": "", "/etc/A.swift": "x", "/etc/Model/A.swift": "x"]
        let memory = FileManagerClient.inMemory(files, links: ["/work/Notes/" + link: target])
        var client = memory
        client.contents = { path in
            Issue.record("\(path) was read.")
            return try memory.contents(path)
        }
        client.contentsOfDirectory = { path in
            Issue.record("\(path) was listed.")
            return try memory.contentsOfDirectory(path)
        }
        let sut = ProjectRepository(client)
        #expect(throws: ProjectError.leadsOut(path: link)) { try sut.contents(of: path, in: project) }
        #expect(throws: ProjectError.self) { try sut.names(in: path, of: project) }
    }

    @Test func swiftFiles_ofTheTargets_linksAreNotFollowed() throws {
        let client = FileManagerClient.inMemory(Self.files, links: ["/work/Notes/Sources/Other": "/work"])
        let expected = [
            "Sources/DataSource/A.swift", "Sources/Model/Deep/B.swift", "Sources/notes/Notes.swift",
            "Tests/ModelTests/T.swift",
        ]
        #expect(try ProjectRepository(client).swiftFiles(in: project) == expected)
    }

    @Test(arguments: [".DS_Store", "CSQLite/x.h", "Frontend/A.swift"]) func program_isTheTargetThatIsNoLayer(
        file: String
    ) throws {
        #expect(try repository(["/work/Notes/Sources/" + file: ""]).program(of: project) == "notes")
    }

    private func repository(_ more: [String: String] = [:]) -> ProjectRepository {
        ProjectRepository(.inMemory(Self.files.merging(more) { $1 }, currentDirectoryPath: "/work/Notes"))
    }
}
