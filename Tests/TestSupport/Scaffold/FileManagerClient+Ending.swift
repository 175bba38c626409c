import DataSource

extension FileManagerClient {
    /// As this one up to the write with that number, counted from 0: there `end` is called, and at each later one. A file
    /// that is made then comes to be with half of its bytes.
    public func ending(atWrite number: Int, _ end: @escaping @Sendable () throws -> Void) -> FileManagerClient {
        let count = Locked(0)
        return writing { isLast in
            let current = count.withLock { count in
                count += 1
                return count - 1
            }
            if current == number { try isLast() }
            if current >= number { try end() }
        }
    }

    /// As this one; counts the writes.
    public func counting(_ count: Locked<Int>) -> FileManagerClient {
        writing { _ in count.withLock { $0 += 1 } }
    }

    /// Calls `before` ahead of each write, with what happens of it where it is cut in two.
    private func writing(_ before: @escaping @Sendable (_ half: () throws -> Void) throws -> Void) -> FileManagerClient
    {
        var client = self
        client.createDirectory = { [createDirectory] path in
            try before {}
            try createDirectory(path)
        }
        client.createFile = { [createFile] path, contents, permissions in
            try before { try createFile(path, contents.prefix(contents.count / 2), permissions) }
            try createFile(path, contents, permissions)
        }
        client.link = { [link] path, name in
            try before {}
            try link(path, name)
        }
        client.rename = { [rename] path, destination in
            try before {}
            try rename(path, destination)
        }
        client.removeDirectory = { [removeDirectory] path in
            try before {}
            try removeDirectory(path)
        }
        client.removeFile = { [removeFile] path in
            try before {}
            try removeFile(path)
        }
        return client
    }
}
