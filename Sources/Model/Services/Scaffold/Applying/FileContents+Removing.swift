import DataSource

extension FileContents {
    /// Without the texts of an edit; nil where one of them is no longer there, or could be meant by several. A
    /// formatter may have been at them.
    func removing(_ edit: ChangeRecord.Edit) -> FileContents? {
        let original = Array(bytes)
        var rest = original
        var end = original.count
        for text in edit.texts.reversed() {
            guard let range = range(of: text, in: original, edit), range.upperBound <= end else { return nil }
            rest.removeSubrange(range)
            end = range.lowerBound
        }
        return FileContents(Data(rest), permissions: permissions)
    }

    /// Whether any of the texts is still there.
    func holdsSome(of edit: ChangeRecord.Edit) -> Bool {
        let original = Array(bytes)
        return edit.texts.contains { range(of: $0, in: original, edit) != nil }
    }

    private func range(of text: InsertedText, in bytes: [UInt8], _ edit: ChangeRecord.Edit) -> Range<Int>? {
        let isUntouched = fingerprint == edit.fingerprint && text.stands(at: text.offset, in: bytes)
        let start = isUntouched ? text.offset : text.position(in: bytes)
        return start.map { $0..<text.end(from: $0, in: bytes) } ?? text.reformattedRange(in: bytes)
    }
}

extension InsertedText {
    func stands(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset >= 0, offset <= bytes.count - text.utf8.count else { return false }
        return bytes[offset..<(offset + text.utf8.count)].elementsEqual(text.utf8)
    }

    /// Where the text stands, and nothing was added to its last line; with what surrounded it if it is there more than once.
    func position(in bytes: [UInt8]) -> Int? {
        let places = positions(of: text, in: bytes).filter { isLineEnded($0 + text.utf8.count, in: bytes) }
        guard places.count > 1 else { return places.first }
        let surrounded = positions(of: before + text + after, in: bytes).map { $0 + before.utf8.count }
        let exact = places.filter(surrounded.contains)
        return exact.count == 1 ? exact[0] : nil
    }

    /// Where the text ends that goes: an element of a list goes with the comma before its successor.
    func end(from start: Int, in bytes: [UInt8]) -> Int {
        let end = start + text.utf8.count
        return hasSuccessor(end, in: bytes) ? end + ", ".utf8.count : end
    }

    /// Whether the line goes on from `end` as it did when the text was put in.
    private func isLineEnded(_ end: Int, in bytes: [UInt8]) -> Bool {
        let rest = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
        return text.last?.isNewline == true || rest.elementsEqual(after.utf8) || hasSuccessor(end, in: bytes)
    }

    /// Whether this was the only element of a list, and another feature's came behind it since.
    private func hasSuccessor(_ end: Int, in bytes: [UInt8]) -> Bool {
        before.hasSuffix("[") && after.hasPrefix("]") && bytes[end...].starts(with: ", ".utf8)
    }

    private func positions(of text: String, in bytes: [UInt8]) -> [Int] {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { start in
            bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
}
