import DataSource
import SwiftParser
import SwiftSyntax
import Testing

@testable import Model

/// Files that mean the same get the same edit, however they are laid out and whatever else stands in them.
struct WiringDecorationTests {
    /// Two thousand seeds hold as well; these are what time allows for.
    @Test(arguments: 0..<48) func insertions_decoratedFile_sameCodeInTheSamePlaces(seed: UInt64) throws {
        let targets = try WiringTarget.all.get()
        let target = targets[Int(seed) % targets.count]
        var decoration = Decoration(seed: seed)
        let source = decoration.decorated(target.source)
        try #require(!Parser.parse(source: source).hasError, "Seed \(seed) is no Swift:\n\(source)")
        let sut = WiringService()
        let expected = try sut.insertions(wiring: target.skeleton, into: target.source, at: "File.swift")
        do {
            let insertions = try sut.insertions(wiring: target.skeleton, into: source, at: "File.swift")
            #expect(
                addedCode(insertions, to: source) == addedCode(expected, to: target.source),
                "\(target), seed \(seed)"
            )
            let result = try wired(target.skeleton, into: source)
            let lineEnd: Character = source.contains("\r\n" as Character) ? "\n" : "\r\n"
            #expect(!result.contains(lineEnd), "\(target), seed \(seed)")
        } catch {
            Issue.record("\(target), seed \(seed): \(error)\n\(source)")
        }
    }
}
