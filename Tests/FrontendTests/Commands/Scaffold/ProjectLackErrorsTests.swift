import DataSource
@testable import Frontend
import Testing

struct ProjectLackErrorsTests {
    @Test(arguments: [
        (
            ProjectLack.otherComposable(path: "A.swift", members: ["send", "id"]),
            "nothing written. Stores of luca's have an action, a reduce and a send, and Composable in A.swift has this "
                + "otherwise: send, id. Copy the templates, and write them as this project does: "
                + "luca templates eject plain/store (of a feature: layers)"
        ),
        (
            .testDependencies(path: "A.swift", takingClients: false),
            "nothing written. Tests are given AppDependencies, and what A.swift declares has nothing that makes them. Add "
                + "'public static func testDependencies' with a parameter for each client, such as "
                + "userDefaultsClient: UserDefaultsClient = .testValue"
        ),
        (
            .storage(path: "A.swift", text: "public var a: Int\n"),
            "nothing written. UserDefaultsClient in A.swift takes and gives no data, as what is stored through it has to. "
                + "Add this to it:\n  public var a: Int"
        ),
        (
            .otherStorage(path: "A.swift", members: ["data"]),
            "nothing written. UserDefaultsClient in A.swift has this otherwise than luca's templates call it: data. Copy "
                + "the templates, and write them as this project does: "
                + "luca templates eject plain/repository (of a feature: layers)"
        ),
    ])
    func text_ofALack_saysWhatToDo(lack: ProjectLack, text: String) {
        #expect(ErrorReport(lack).text == text)
        #expect(ErrorReport(lack).exitCode == .conflict)
    }

    @Test(arguments: ProjectPart.allCases)
    func text_ofAPart_declaresIt(part: ProjectPart) {
        let text = ErrorReport(ProjectLack.part(part)).text
        #expect(
            text.hasPrefix("nothing written. No file in Sources/\(part.layer.rawValue) declares \(part.rawValue), ")
        )
        #expect(text.contains("public ") && text.contains(" \(part.rawValue): "))
    }

    @Test func text_ofACommandTable_namesWhatCanBeMade() {
        let report = ErrorReport(ProjectLack.commandTable)
        #expect(report.text.hasSuffix("What its views do is made below them: luca new service, luca new store."))
        #expect(report.exitCode == .usage)
    }
}
