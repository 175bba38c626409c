import DataSource
@testable import Model
import Testing

struct ProjectStyleTests {
    @Test(arguments: [
        (
            ["//", "//  A.swift", "//  Model", "//", "//  Created by Ada on 2025/01/12."],
            ["//", "//  __file__", "//  __target__", "//"]
        ),
        (["/*", " * Copyright 2025 Ada", " */"], ["/*", " * Copyright 2025 Ada", " */"]),
        (["// Copyright 2025 Ada"], ["// Copyright 2025 Ada"]),
        (["/// What A is."], []),
        (["/** What A is. */"], []),
        (["import Foundation"], []),
        (["// A comment", "import Foundation"], []),
    ])
    func header_ofAllFiles_isTaken(lines: [String], header: [String]) {
        let text = lines.map { $0 + "\n" }.joined() + "\nimport Observation\n"
        let other = text.replacing("A.swift", with: "B.swift").replacing("2025/01/12", with: "2024/02/03")
        let files = [
            SourceText(path: "Sources/Model/Stores/A.swift", text: text),
            SourceText(path: "Sources/Model/Stores/B.swift", text: other.replacing("\n", with: "\r\n")),
        ]
        #expect(ProjectStyle.header(of: files) == header)
    }

    @Test func header_ofHalfTheFiles_isLeft() {
        let files = ["// Mine\n\n", "// Mine\n\n", "\n", "// Yours\n\n"].map { SourceText(path: "A.swift", text: $0) }
        #expect(ProjectStyle.header(of: files) == [])
        #expect(ProjectStyle.header(of: []) == [])
    }

    @Test func headerText_namesTheFileAndItsTarget() {
        let style = ProjectStyle(header: ["// __file__ of __target__"])
        #expect(style.headerText(at: "Tests/ModelTests/StoreTests/ATests.swift") == "// ATests.swift of ModelTests\n\n")
        #expect(ProjectStyle().headerText(at: "Sources/Model/A.swift") == "")
    }

    @Test(arguments: [
        ("@MainActor @Observable public final class AStore: Composable {", "Store", ProjectStyle.Attributes.beside),
        ("@Observable @MainActor\npublic final class AStore: Composable {", "Store", .above),
        ("@MainActor\n@Observable\npublic final class A: Composable {", "", .stacked),
        ("@Observable\n@MainActor\npublic final class A<B> : Sendable, Composable {", "", .stacked),
    ])
    func stores_whatMostDo_isTheStyle(text: String, suffix: String, attributes: ProjectStyle.Attributes) {
        let other = "@MainActor final class Other {"
        let lines = [text, other, text].joined(separator: "\n}\n").split(separator: "\n")
        #expect(ProjectStyle.attributes(in: lines) == attributes)
        #expect(ProjectStyle.storeSuffix(in: lines) == suffix)
    }

    @Test func stores_noneOrTwoOfAKind_areNoHabit() {
        let two = ["public final class A: Composable {", "public final class BStore: Composable {"].map { $0[...] }
        #expect(ProjectStyle.storeSuffix(in: two) == nil)
        #expect(ProjectStyle.storeSuffix(in: []) == nil)
        #expect(ProjectStyle.attributes(in: ["@MainActor struct ATests {", "}"]) == nil)
    }

    @Test(arguments: [
        (ProjectStyle.Attributes.beside, "@MainActor @Observable public final class A {}\n"),
        (.above, "@MainActor @Observable\npublic final class A {}\n"),
        (.stacked, "@MainActor\n@Observable\npublic final class A {}\n"),
    ])
    func placingAttributes_isAsTheProjectHasIt(attributes: ProjectStyle.Attributes, text: String) {
        let style = ProjectStyle(attributes: attributes)
        #expect(style.placingAttributes(in: "@MainActor @Observable public final class A {}\n") == text)
    }
}
