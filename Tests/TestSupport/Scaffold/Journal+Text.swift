import DataSource

extension Journal {
    /// As the file of a run that has come no further than this.
    public static func text(process: Int32 = 1, command: String = "luca", files: [File] = []) -> String {
        let journal = Journal(holder: Holder(process: process, command: command), files: files)
        return (try? JSONEncoder().encode(journal)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
