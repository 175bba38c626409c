/// What `--json` writes, as a program reads it.
struct PlanDocument: Decodable, Equatable {
    let schemaVersion: Int
    let isApplied: Bool
    let changes: [Change]
    let leftToDo: [String]
    let next: String

    struct Change: Decodable, Equatable {
        let action: String
        let path: String
        let diff: String?
    }
}

struct ErrorDocument: Decodable, Equatable {
    let schemaVersion: Int
    let error: Failure

    struct Failure: Decodable, Equatable {
        let exitCode: Int32
        let text: String
    }
}
