import DataSource
import Model
import Testing

/// Lists keep their shape: on one line or tall, with a comma at the end or without.
struct WiringListTests {
    private func wiredList(_ list: String) throws -> String {
        let head = "enum Schema {\n    static let records: [any Record.Type] = "
        let result = try wired(FeatureSkeleton.schema, into: head + list + "\n}\n")
        return String(result.dropFirst(head.count).dropLast(3))
    }

    @Test(arguments: [
        ("[\n        A.self,\n    ]", "[\n        A.self,\n        Note.self,\n    ]"),
        ("[\n        A.self,\n        B.self\n    ]", "[\n        A.self,\n        B.self,\n        Note.self\n    ]"),
        ("[\n        A.self\n    ]", "[\n        A.self,\n        Note.self,\n    ]"),
        ("[\n        A.self  // a\n    ]", "[\n        A.self,  // a\n        Note.self,\n    ]"),
        ("[\n        A.self,  // a, ]\n    ]", "[\n        A.self,  // a, ]\n        Note.self,\n    ]"),
        (
            "[\n        A.self, B.self,\n        C.self, D.self,\n    ]",
            "[\n        A.self, B.self,\n        C.self, D.self,\n        Note.self,\n    ]"
        ),
        ("[\n        A.self]", "[\n        A.self,\n        Note.self,]"),
        ("[A.self,\n     B.self]", "[A.self,\n     B.self,\n     Note.self]"),
        ("[\n    ]", "[\n        Note.self\n    ]"),
        ("[\n        // None yet.\n    ]", "[\n        // None yet.\n        Note.self\n    ]"),
        ("[make(\"],\", [1, 2]), /* ] */ A.self]", "[make(\"],\", [1, 2]), /* ] */ A.self, Note.self]"),
        (
            "[\n        make(\n            1\n        )\n    ]",
            "[\n        make(\n            1\n        ),\n        Note.self,\n    ]"
        ),
        ("[make(\n        1\n    )]", "[make(\n        1\n    ), Note.self]"),
    ])
    func insertions_list_keepsItsShape(list: String, expected: String) throws {
        #expect(try wiredList(list) == expected)
    }

    @Test func insertions_lineIsFull_listBecomesTall() throws {
        let names = ["AlphaRecord.self", "BetaRecord.self", "GammaRecord.self", "DeltaRecord.self"]
        #expect(
            try wiredList("[" + names.joined(separator: ", ") + "]")
                == "[\n" + (names + ["Note.self"]).map { "        \($0),\n" }.joined() + "    ]"
        )
    }

    /// Only its author knows where such a list is made.
    @Test(arguments: ["targets", "all + tests", "makeTargets()"])
    func insertions_packageWhoseTargetsStandElsewhere_saysWhatGoesThere(value: String) {
        let source = "let package = Package(name: \"app\", targets: \(value))\n"
        let text = ".target(name: \"Kit\")"
        #expect(throws: WiringError.missing(path: "File.swift", place: "let package", text: text)) {
            try wired("let package = Package(targets: [\(text)])", into: source)
        }
    }

    @Test func insertions_package_targetGoesToTheTargets() throws {
        let skeleton = """
            let package = Package(
                products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [
                    .target(name: "Kit", dependencies: ["DataSource"]),
                    .target(name: "Model", dependencies: ["Kit"]),
                    .testTarget(name: "ModelTests", dependencies: ["Kit"]),
                ]
            )
            """
        let source = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "app",
                targets: [
                    .target(name: "App", dependencies: [.target(name: "Kit"), "Model"]),
                    .target(
                        name: "Model",
                        dependencies: [
                            "DataSource",  // ]
                        ]
                    ),
                    .testTarget(name: "ModelTests"),
                ],
                swiftLanguageModes: [.v6]
            )

            """
        #expect(
            try wired(skeleton, into: source) == """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "app",
                    products: [.library(name: "Kit", targets: ["Kit"])],
                    targets: [
                        .target(name: "App", dependencies: [.target(name: "Kit"), "Model"]),
                        .target(
                            name: "Model",
                            dependencies: [
                                "DataSource",  // ]
                                "Kit",
                            ]
                        ),
                        .testTarget(name: "ModelTests", dependencies: ["Kit"]),
                        .target(name: "Kit", dependencies: ["DataSource"]),
                    ],
                    swiftLanguageModes: [.v6]
                )

                """
        )
    }
}
