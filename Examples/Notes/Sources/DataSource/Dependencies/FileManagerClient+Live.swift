#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileManagerClient {
    public static let liveValue = FileManagerClient(
        contents: { path in try OpenFile.with(path, O_RDONLY) { try $0.contents() } },
        contentsOfDirectory: { path in try names(in: path) },
        createDirectory: { path in try check(mkdir(path, 0o777), path) },
        createFile: { path, contents, permissions in try makeFile(path, contents, mode_t(permissions)) },
        currentDirectoryPath: { FileManager.default.currentDirectoryPath },
        destinationOfSymbolicLink: { path in try destination(of: path) },
        link: { path, name in try linkFile(path, name) },
        rename: { path, destination in try move(path, destination) },
        removeDirectory: { path in try check(rmdir(path), path) },
        removeFile: { path in try check(unlink(path), path) },
        status: { path in try fileStatus(path) }
    )
}

private func check(_ result: Int32, _ path: String) throws {
    guard result == 0 else { throw FileError.last(path) }
}

private func linkFile(_ path: String, _ name: String) throws {
    try check(link(path, name), name)
}

private func makeFile(_ path: String, _ contents: Data, _ permissions: mode_t) throws {
    try OpenFile.with(path, O_WRONLY | O_CREAT | O_EXCL, permissions) { file in
        do {
            try file.setPermissions(permissions)
            try file.write(contents)
            try file.sync()
        } catch {
            unlink(path)
            throw error
        }
    }
}

private func move(_ path: String, _ destination: String) throws {
    guard rename(path, destination) != 0 else { return }
    let error = FileError.last(destination)
    throw try fileStatus(path) == nil ? FileError(.missing, path: path) : error
}

private func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw FileError.last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
        names.append(name(of: &entry.pointee))
        errno = 0
    }
    guard errno == 0 else { throw FileError.last(path) }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
}

private func name(of entry: inout dirent) -> String {
    withUnsafePointer(to: &entry.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
            String(cString: $0)
        }
    }
}

private func destination(of path: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw FileError.last(path) }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func fileStatus(_ path: String) throws -> FileStatus? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
        let error = FileError.last(path)
        if error.reason == .missing { return nil }
        throw error
    }
    let kind: FileStatus.Kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    return FileStatus(kind: kind, permissions: Int(status.st_mode & 0o7777))
}
