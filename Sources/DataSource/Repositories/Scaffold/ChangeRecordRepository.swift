/// What was done to a project, one numbered file each: `.luca/0002-feature-Note.json`.
public struct ChangeRecordRepository: Sendable {
    private let projectRepository: ProjectRepository

    public static let folder = ".luca"

    public init(_ fileManagerClient: FileManagerClient) {
        projectRepository = ProjectRepository(fileManagerClient)
    }

    /// The records of a project, with the paths of their files, the first one first.
    public func records(in project: Project) throws -> [(path: String, record: ChangeRecord)] {
        try projectRepository.names(in: project.root.appending(path: Self.folder))
            .filter { $0.hasSuffix(".json") }
            .sorted()
            .compactMap { name in
                let path = Self.folder.appending(path: name)
                guard let contents = try projectRepository.contents(of: path, in: project) else { return nil }
                return (path, try decoded(contents, path))
            }
    }

    /// The path of the next record.
    public func nextPath(_ record: ChangeRecord, in project: Project) throws -> String {
        let names = try projectRepository.names(in: project.root.appending(path: Self.folder))
        let last = names.compactMap { Int($0.prefix { $0 != "-" }) }.filter { $0 < 1_000_000 }.max() ?? 0
        let digits = String(last + 1)
        let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let name = record.name.replacing("/", with: "-")
        return Self.folder.appending(path: "\(number)-\(record.kind.rawValue)-\(name).json")
    }

    public func contents(of record: ChangeRecord) throws -> FileContents {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return FileContents(try encoder.encode(record) + Data("\n".utf8))
    }

    private func decoded(_ contents: FileContents, _ path: String) throws -> ChangeRecord {
        let record = try? JSONDecoder().decode(ChangeRecord.self, from: contents.bytes)
        guard let record, record.schemaVersion == ChangeRecord.schemaVersion else {
            throw ChangeRecordError.unreadable(path: path)
        }
        return record
    }
}
