/// Why an application is not made in `folder`.
public enum AppFolderError: Error, Equatable {
    case notEmpty(folder: String)
    case notAFolder(path: String)
    case insidePackage(folder: String, package: String)
}
