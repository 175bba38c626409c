/// The calls that a fake counts.
enum FileCall {
    case createFile
    case rename
    case removeFile
    case other
}
