import DataSource
import SwiftParser
import SwiftSyntax

/// A Swift file as it stands: its bytes and, parsed once, its syntax tree. Places are offsets into the bytes.
struct SwiftSource {
    let path: String
    let bytes: [UInt8]
    let parse: IncrementalParseResult

    var tree: SourceFileSyntax { parse.tree }

    init(_ text: String, at path: String) throws(WiringError) {
        let bytes = Array(text.utf8)
        // Without what the parser could not survive.
        let depthError = bytes.depthErrorOffset
        self.init(bytes: depthError == nil ? bytes : [], path: path, transition: nil)
        guard let offset = depthError ?? firstErrorOffset else { return }
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
        throw .unreadable(path: path, line: line, column: 1 + offset - start)
    }

    /// The file with the insertions in it; nil if they break it.
    func applying(_ insertions: [Insertion]) -> SwiftSource? {
        let edits = insertions.map { insertion in
            let position = AbsolutePosition(utf8Offset: insertion.offset)
            return SourceEdit(range: position..<position, replacement: insertion.text)
        }
        let text = insertions.applied(to: String(decoding: bytes, as: UTF8.self))
        let transition = (try? ConcurrentEdits(concurrent: edits)).map {
            IncrementalParseTransition(previousIncrementalParseResult: parse, edits: $0)
        }
        let result = SwiftSource(bytes: Array(text.utf8), path: path, transition: transition)
        return result.tree.hasError ? nil : result
    }

    private init(bytes: [UInt8], path: String, transition: IncrementalParseTransition?) {
        self.path = path
        self.bytes = bytes
        parse = bytes.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition) }
    }
}
