import DataSource

extension RecordError: ReportableError {
    public var exitCode: ExitCode { .no }

    public var text: String {
        switch self {
        case let .missing(kind, id): "no \(kind) has an id that begins with '\(id.visible)'."
        case let .exists(kind, id): "\(kind) \(id.visible) exists already."
        case let .blank(field): "the \(field.words.joined(separator: " ").lowercased()) cannot be blank."
        case let .ambiguous(kind, id): "the id of more than one \(kind) begins with '\(id.visible)'. Type more of it."
        }
    }
}

extension SQLiteError: ReportableError {
    public var exitCode: ExitCode { isAboutContent ? .unreadable : .inputOutput }

    public var text: String {
        switch self {
        case let .busy(path):
            "\(path.visible) is being written by another program. Try again when it is done. Nothing was changed."
        case let .full(path): "\(path.visible) cannot be written: the disk is full. Make room. Nothing was changed."
        case let .foreign(path): "\(path.visible) belongs to another program. Move the file away, or pass --data-dir."
        case let .failed(_, message, path) where isAboutContent:
            "\(path.visible): \(message.visible). Move the file away, or pass --data-dir. Nothing was changed."
        case let .failed(_, message, path): "\(path.visible): \(message.visible). Nothing was changed."
        case let .newer(version, path): "\(path.visible) is from a later version (\(version)). Update this program."
        case let .wrongCell(table, column, path):
            "\(path.visible): \(table).\(column) holds another kind of value. Move the file away, or pass --data-dir."
        }
    }
}

extension DataFolderError: ReportableError {
    public var exitCode: ExitCode { .inputOutput }
    public var text: String { "\(path.visible) cannot be made a folder. Name another one with --data-dir." }
}

extension DocumentError: ReportableError {
    public var exitCode: ExitCode { .no }

    public var text: String {
        switch self {
        case let .notRecords(path): "\(path.visible) holds no list of records in JSON. Nothing was changed."
        case let .wrongField(field, record, reason, path):
            "\(path.visible): record \(record): \(place(field))\(reason.visible). Nothing was changed."
        }
    }

    private func place(_ field: String) -> String {
        field.isEmpty ? "" : field.visible + ": "
    }
}

extension NumberedError: ReportableError {
    public var exitCode: ExitCode { ErrorReport(cause).exitCode }

    public var text: String {
        let text = "record \(record): \(ErrorReport(cause).text)"
        return text.hasSuffix("Nothing was changed.") ? text : text + " Nothing was changed."
    }
}

extension FileError: ReportableError {
    public var exitCode: ExitCode { reason == .exists ? .conflict : .inputOutput }

    public var text: String {
        switch reason {
        case .exists: "\(path.visible) exists already."
        case .missing: "\(path.visible) does not exist."
        case .refused: "\(path.visible) may not be read or changed. Look at its permissions."
        case .full: "\(path.visible) cannot be written: the disk is full."
        case .special: "\(path.visible) is no file, but a pipe, a socket or a device."
        case let .failed(_, sentence): "\(path.visible): \(sentence.visible)."
        }
    }
}
