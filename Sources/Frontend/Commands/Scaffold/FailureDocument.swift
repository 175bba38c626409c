/// A failure as `--json` prints it.
public struct FailureDocument: Encodable {
    let schemaVersion = 1
    let error: Failure

    struct Failure: Encodable {
        let exitCode: Int32
        let text: String
    }

    /// The document's text; empty where it cannot be made.
    public static func text(_ report: ErrorReport) -> String {
        if let document = (report.error as? any DocumentedError)?.document { return document }
        let error = Failure(exitCode: report.exitCode.rawValue, text: report.text)
        return (try? JSONText(FailureDocument(error: error)).text) ?? ""
    }
}
