extension [Insertion] {
    /// `text` with all of them in it, whatever their order here.
    public func applied(to text: String) -> String {
        String(decoding: applied(toBytes: Array<UInt8>(text.utf8)), as: UTF8.self)
    }

    public func applied(to data: Data) -> Data {
        Data(applied(toBytes: Array<UInt8>(data)))
    }

    private func applied(toBytes bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for insertion in sorted(by: { $0.offset < $1.offset }) {
            let offset = Swift.min(Swift.max(insertion.offset, position), bytes.count)
            result += bytes[position..<offset]
            result += insertion.text.utf8
            position = offset
        }
        return result + bytes[position...]
    }
}
