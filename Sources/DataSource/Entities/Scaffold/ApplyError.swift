/// Why a plan was not applied. Everything is as it was before, but for what `notRestored` and `left` name.
public enum ApplyError: Error {
    /// The file has changed since the plan was made.
    case changed(path: String)
    /// Something has the name that a file's new or old contents need for a moment.
    case inTheWay(path: String)
    /// Another luca is at work; who, if it says so.
    case busy(folder: String, holder: Journal.Holder?)
    /// A signal asked to end.
    case interrupted
    /// Putting things back failed as well; the next run tries again.
    case notRestored(paths: [String], cause: any Error)
    /// A person edited these in the meantime.
    case left(paths: [String], cause: any Error)
}
