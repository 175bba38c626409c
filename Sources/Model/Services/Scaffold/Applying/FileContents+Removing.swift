import DataSource

extension FileContents {
    /// Without the texts of an edit; nil where one of them is no longer there, or could be meant by several.
    func removing(_ edit: ChangeRecord.Edit) -> FileContents? {
        let isUntouched = fingerprint == edit.fingerprint
        var bytes = Array(bytes)
        for text in edit.texts.reversed() {
            guard let start = isUntouched ? text.offset : text.position(in: bytes) else { return nil }
            bytes.removeSubrange(start..<(start + text.text.utf8.count))
        }
        return FileContents(Data(bytes), permissions: permissions)
    }
}

extension InsertedText {
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
