import DataSource

extension FileManagerClient {
    /// The real file system, without waiting for the disk: a test does not outlive a power cut.
    public static let unhurried = {
        var client = FileManagerClient.liveValue
        client.createFile = { path, contents, permissions in
            try contents.write(to: URL(filePath: path), options: .withoutOverwriting)
            try FilePermissions.set(permissions, of: path)
        }
        return client
    }()
}
