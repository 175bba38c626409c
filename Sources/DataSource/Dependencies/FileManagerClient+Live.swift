#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileManagerClient {
    public static let liveValue = FileManagerClient(
        contents: { path in try openFile(path, O_RDONLY, 0) { try readAll($0, path) } },
        contentsOfDirectory: { path in try names(in: path) },
        createDirectory: { path in try check(mkdir(path, 0o777), path) },
        createFile: { path, contents, permissions in
            try openFile(path, O_WRONLY | O_CREAT | O_EXCL, mode_t(permissions)) { file in
                try check(fchmod(file, mode_t(permissions)), path)
                try writeAll(contents, file, path)
                try check(fsync(file), path)
            }
        },
        currentDirectoryPath: { FileManager.default.currentDirectoryPath },
        destinationOfSymbolicLink: { path in try destination(of: path) },
        link: { path, name in try linkFile(path, name) },
        rename: { path, destination in try moveFile(path, destination) },
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

private func moveFile(_ path: String, _ destination: String) throws {
    try check(rename(path, destination), destination)
}

private func openFile<Result>(
    _ path: String,
    _ flags: Int32,
    _ permissions: mode_t,
    _ body: (Int32) throws -> Result
) throws -> Result {
    let file = open(path, flags | O_CLOEXEC, permissions)
    guard file >= 0 else { throw FileError.last(path) }
    defer { close(file) }
    return try body(file)
}

private func readAll(_ file: Int32, _ path: String) throws -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw FileError.last(path) }
        guard count > 0 else { return contents }
        contents.append(contentsOf: buffer[..<count])
    }
}

private func writeAll(_ contents: Data, _ file: Int32, _ path: String) throws {
    try contents.withUnsafeBytes { bytes in
        var rest = bytes
        while !rest.isEmpty {
            let count = write(file, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileError.last(path) }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }
}

private func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw FileError.last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
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
