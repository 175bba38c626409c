// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Foundation
#endif

let package = Package(
    name: "luca",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "luca", targets: ["luca"])],
    targets: [
        .systemLibrary(name: "CSQLite"),
        .target(
            name: "DataSource",
            dependencies: ["CSQLite"],
            linkerSettings: [
                .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
                .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]
        ),
        .target(name: "Model", dependencies: ["DataSource"], linkerSettings: Toolchain.parserLinks),
        .target(name: "Frontend", dependencies: ["Model", "DataSource"]),
        .executableTarget(name: "luca", dependencies: ["Frontend", "Model", "DataSource"]),
        .target(name: "TestSupport", dependencies: ["Model", "DataSource"], path: "Tests/TestSupport"),
        .testTarget(name: "DataSourceTests", dependencies: ["DataSource", "TestSupport"]),
        .testTarget(name: "ModelTests", dependencies: ["Model", "DataSource", "TestSupport"]),
        .testTarget(name: "FrontendTests", dependencies: ["Frontend", "Model", "DataSource", "TestSupport"]),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-I", Toolchain.parserFolder]),
    ]
}

/// The toolchain that evaluates this manifest: luca reads Swift with its SwiftParser.
enum Toolchain {
    static let parserFolder = found("/lib/swift/host")

    /// A relocatable build (`make install`) carries the libraries along and must not name the toolchain.
    static var parserLinks: [LinkerSetting] {
        let isRelocatable = Context.environment["LUCA_RELOCATABLE"] == "1"
        let search = isRelocatable ? [] : ["-Xlinker", "-rpath", "-Xlinker", parserFolder]
        return [
            .unsafeFlags(["-L", parserFolder] + search),
            .linkedLibrary("SwiftParser"),
            .linkedLibrary("SwiftSyntax"),
        ]
    }

    private static func found(_ folder: String) -> String {
        let path = usr + folder
        guard access(path + "/SwiftParser.swiftmodule", R_OK) == 0 else {
            stop("luca needs a toolchain with SwiftParser, and there is none in \(path). Install Swift from swift.org.")
        }
        return path
    }

    #if os(Linux)
    /// Not from PATH, which can name another toolchain.
    private static var usr: String {
        var path = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/\(getppid())/exe", &path, path.count)
        let tool = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
        return parent(of: parent(of: String(decoding: tool, as: UTF8.self)))
    }
    #else
    private static var usr: String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
        process.arguments = ["--find", "swiftc"]
        process.standardOutput = output
        guard (try? process.run()) != nil else { return "" }
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return parent(of: parent(of: answer.split(separator: "\n").first.map(String.init) ?? ""))
    }
    #endif

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func stop(_ sentence: String) -> Never {
        let line = sentence + "\n"
        _ = line.withCString { write(2, $0, strlen($0)) }
        exit(1)
    }
}
