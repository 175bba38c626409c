#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file while it is read or written. Throws `FileError`.
struct OpenFile {
    private let descriptor: Int32
    private let path: String

    static func with<Result>(
        _ path: String,
        _ flags: Int32,
        _ permissions: mode_t = 0,
        _ body: (OpenFile) throws -> Result
    ) throws -> Result {
        let descriptor = open(path, flags | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw FileError.last(path) }
        defer { close(descriptor) }
        return try body(OpenFile(descriptor: descriptor, path: path))
    }

    func setPermissions(_ permissions: mode_t) throws {
        guard fchmod(descriptor, permissions) == 0 else { throw FileError.last(path) }
    }

    func sync() throws {
        guard fsync(descriptor) == 0 else { throw FileError.last(path) }
    }

    func contents() throws -> Data {
        var contents = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileError.last(path) }
            guard count > 0 else { return contents }
            contents.append(contentsOf: buffer[..<count])
        }
    }

    func write(_ contents: Data) throws {
        try contents.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = systemWrite(descriptor, rest)
                if count < 0 && errno == EINTR { continue }
                guard count >= 0 else { throw FileError.last(path) }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
