// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "LocalPackage",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "DataSource", targets: ["DataSource"]),
        .library(name: "Model", targets: ["Model"]),
        .library(name: "UserInterface", targets: ["UserInterface"]),
    ],
    targets: [
        .target(name: "DataSource"),
        .target(name: "Model", dependencies: ["DataSource"]),
        .target(name: "UserInterface", dependencies: ["DataSource", "Model"]),
        .testTarget(name: "ModelTests", dependencies: ["DataSource", "Model"]),
    ]
)
