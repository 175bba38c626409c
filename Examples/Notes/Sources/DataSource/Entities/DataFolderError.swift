/// The folder of the data cannot be made.
public struct DataFolderError: Error, Equatable {
    public let path: String
}
