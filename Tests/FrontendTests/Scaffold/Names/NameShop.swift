import DataSource
@testable import Frontend
import Model
import TestSupport

/// An app of luca's templates, with what the tables of names say that is there first.
struct NameShop: Sendable {
    private let app: ShippedApp

    init() throws {
        app = try ShippedApp(NameRow.all(of: "apps").first { $0.isFirst }?.asked ?? "")
        for row in NameRow.all(of: "features") where row.isFirst {
            try app.run(.feature(FeatureRequest(parsing: row.asked, plural: nil, fields: ["title:String"])))
        }
    }

    /// How a plan spells what was asked for, or the sentence that refuses it.
    func answer(to form: NewForm, _ spelling: (ChangeSet) -> String) async throws -> String {
        let reserved = await ReservedWords.ofCommands
        do {
            let request = try PlanRequest(parsing: form, in: "/none")
            return spelling(try app.plan(request) { $0.reserved = reserved })
        } catch let error as any ReportableError where error.exitCode == .usage {
            return String(error.text.prefix { $0 != "\n" })
        }
    }
}
