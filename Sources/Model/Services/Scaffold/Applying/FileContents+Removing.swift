import DataSource

extension FileContents {
    /// Without the texts of an edit; nil where one of them is no longer there, or could be meant by several.
    func removing(_ edit: ChangeRecord.Edit) -> FileContents? {
        let original = Array(bytes)
        var rest = original
        var end = original.count
        for text in edit.texts.reversed() {
            guard let start = place(of: text, in: original, edit) else { return nil }
            let range = start..<(start + text.text.utf8.count)
            guard range.upperBound <= end else { return nil }
            rest.removeSubrange(range)
            end = start
        }
        return FileContents(Data(rest), permissions: permissions)
    }

    /// Whether any of the texts is still there.
    func holdsSome(of edit: ChangeRecord.Edit) -> Bool {
        let original = Array(bytes)
        return edit.texts.contains { place(of: $0, in: original, edit) != nil }
    }

    private func place(of text: InsertedText, in bytes: [UInt8], _ edit: ChangeRecord.Edit) -> Int? {
        let isUntouched = fingerprint == edit.fingerprint && text.stands(at: text.offset, in: bytes)
        return isUntouched ? text.offset : text.position(in: bytes)
    }
}

extension InsertedText {
    func stands(at offset: Int, in bytes: [UInt8]) -> Bool {
        let end = offset + text.utf8.count
        return offset >= 0 && end <= bytes.count && bytes[offset..<end].elementsEqual(text.utf8)
    }

    /// Where the text stands, with what surrounded it if it is there more than once.
    func position(in bytes: [UInt8]) -> Int? {
        let places = positions(of: text, in: bytes)
        guard places.count != 1 else { return places[0] }
        let exact = positions(of: before + text + after, in: bytes)
        return exact.count == 1 ? exact[0] + before.utf8.count : nil
    }

    private func positions(of text: String, in bytes: [UInt8]) -> [Int] {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...(bytes.count - wanted.count)).filter { start in
            bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
}
