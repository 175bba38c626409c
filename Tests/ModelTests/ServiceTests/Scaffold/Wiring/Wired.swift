import DataSource
import Model
import Testing

/// Wires, and holds what is true of every wiring: wiring again adds nothing, taking the texts out gives the bytes back.
func wired(
    _ skeleton: String,
    into source: String,
    order: WiringOrder = .alphabetical,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
    let sut = WiringService()
    let insertions = try sut.insertions(wiring: skeleton, into: source, at: "File.swift", order: order)
    let result = insertions.applied(to: source)
    let again = try sut.insertions(wiring: skeleton, into: result, at: "File.swift", order: order)
    #expect(again == [], sourceLocation: sourceLocation)
    #expect(Array(insertions.undone(in: result).utf8) == Array(source.utf8), sourceLocation: sourceLocation)
    #expect(insertions.map(\.offset) == Set(insertions.map(\.offset)).sorted(), sourceLocation: sourceLocation)
    return result
}

extension [Insertion] {
    /// The text without them.
    fileprivate func undone(in text: String) -> String {
        var bytes = Array<UInt8>(text.utf8)
        for insertion in self {
            bytes.removeSubrange(insertion.offset..<(insertion.offset + insertion.text.utf8.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
