/// Why a plan was not applied. Everything is as it was before, but for what `notRestored` names.
public enum ApplyError: Error {
    /// The file has changed since the plan was made.
    case changed(path: String)
    /// Another luca is at work.
    case busy(folder: String)
    /// A signal asked to end.
    case interrupted
    /// Putting things back failed as well.
    case notRestored(paths: [String], cause: any Error)
}
