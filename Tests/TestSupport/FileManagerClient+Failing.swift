import DataSource

extension FileManagerClient {
    /// As `client`, but whatever reads, makes, moves or removes `path` fails. Its status is still told.
    public static func failing(
        at path: String,
        with reason: FileError.Reason,
        over client: FileManagerClient
    ) -> FileManagerClient {
        client.checking { _, called in
            if called == path { throw FileError(reason, path: path) }
        }
    }

    /// As `client`, but one of the files cannot be made, counted from 1: a disk that is full for a moment.
    public static func failing(
        createFileNumber number: Int,
        with reason: FileError.Reason,
        over client: FileManagerClient
    ) -> FileManagerClient {
        client.failing(.createFile, number, reason)
    }

    /// As `client`, but one of the renames fails, counted from 1.
    public static func failing(
        renameNumber number: Int,
        with reason: FileError.Reason,
        over client: FileManagerClient
    ) -> FileManagerClient {
        client.failing(.rename, number, reason)
    }

    /// As `client`, but one of the files cannot be removed, counted from 1.
    public static func failing(
        removeFileNumber number: Int,
        with reason: FileError.Reason,
        over client: FileManagerClient
    ) -> FileManagerClient {
        client.failing(.removeFile, number, reason)
    }

    private func failing(_ call: FileCall, _ number: Int, _ reason: FileError.Reason) -> FileManagerClient {
        let count = Locked(0)
        return checking { called, path in
            guard called == call else { return }
            let current = count.withLock { count in
                count += 1
                return count
            }
            if current == number { throw FileError(reason, path: path) }
        }
    }
}
