extension [UInt8] {
    /// Where brackets lie too deep in each other for the parser: nil where they do not.
    ///
    /// It gives up at 256 of all kinds, and reads on in a way that ends the program where a stack has no room for more; and
    /// it reads what lies in square ones twice, as a type and as a value, so that each makes it half as fast.
    var depthErrorOffset: Int? {
        var depth = 0
        var squareDepth = 0
        var isText = false
        for (offset, byte) in enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = Swift.max(0, depth - 1)
            case UInt8(ascii: "["):
                depth += 1
                // "\u{1B}[" opens nothing.
                squareDepth += isText ? 0 : 1
            case UInt8(ascii: "]"):
                depth = Swift.max(0, depth - 1)
                squareDepth = Swift.max(0, squareDepth - (isText ? 0 : 1))
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "\n"): isText = false
            default: continue
            }
            if depth > 1_000 || squareDepth > 16 { return offset }
        }
        return nil
    }
}
