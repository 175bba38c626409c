/// One figure beside the bound that it must keep.
struct Measurement {
    let name: String
    let value: Double
    let bound: Double
    let unit: Unit

    enum Unit: String {
        case bytes = "B"
        case mebibytes = "MiB"
        case milliseconds = "ms"
        case nanoseconds = "ns"
        /// To what the name says.
        case ratio = "x"
    }

    init(_ name: String, _ value: Double, _ unit: Unit, bound: Double) {
        self.name = name
        self.value = value
        self.bound = bound
        self.unit = unit
    }

    /// 1 is what may be.
    var share: Double { value / bound }
}
