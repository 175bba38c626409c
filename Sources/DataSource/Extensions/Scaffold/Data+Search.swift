#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Data {
    /// Whether some bytes stand in these, one after the other. Every command looks so through every file of the project.
    public func holds(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first else { return true }
        return withUnsafeBytes { bytes in
            guard var start = bytes.baseAddress else { return false }
            let end = start + bytes.count
            while let found = memchr(start, Int32(first), end - start), UnsafeRawPointer(found) + wanted.count <= end {
                if memcmp(found, wanted, wanted.count) == 0 { return true }
                start = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
