extension [UInt8] {
    /// Where brackets lie deeper in each other than a stack has room for: the parser gives up at 256, and reads on in a way
    /// that ends the program. Comments and texts count, too: neither has a thousand open brackets.
    var depthErrorOffset: Int? {
        var depth = 0
        for (offset, byte) in enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = Swift.max(0, depth - 1)
            default: continue
            }
            if depth > 1_000 { return offset }
        }
        return nil
    }
}
