#if canImport(Darwin)
import Darwin
import MachO
#endif

/// The libraries that the loader put beside this program.
enum LoadedLibrary {
    static func path(of name: String) -> String? {
        paths.first { ["lib\(name).so", "lib\(name).dylib"].contains($0.lastPathComponent) }
    }

    private static var paths: [String] {
        #if os(Linux)
        // A line for each part of a file in memory (proc_pid_maps(5)), which ends in its path.
        let maps = try? FileManagerClient.liveValue.contents("/proc/self/maps")
        let lines = maps.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") } ?? []
        return lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
        #else
        return (0..<_dyld_image_count()).compactMap { index in _dyld_get_image_name(index).map { String(cString: $0) } }
        #endif
    }
}
