// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "__App__",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "__app__", targets: ["__app__"])],
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
        .target(name: "Model", dependencies: ["DataSource"]),
        .target(name: "Frontend", dependencies: ["Model", "DataSource"]),
        .executableTarget(name: "__app__", dependencies: ["Frontend", "Model", "DataSource"]),
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
    ]
}
