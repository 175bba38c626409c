#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Prints each figure as soon as it is there, and knows at the end whether all are well.
final class Report {
    private var isBad = false

    init() {
        line("measured", "bound", "share", "what")
    }

    func add(_ measurements: [Measurement]) {
        for measurement in measurements {
            let isTooMuch = measurement.share > 2
            isBad = isBad || isTooMuch
            line(
                text(measurement.value, measurement.unit),
                text(measurement.bound, measurement.unit),
                measurement.share.text,
                measurement.name + (isTooMuch ? "  FAIL: more than twice the bound" : "")
            )
        }
    }

    func add(_ measurement: Measurement) {
        add([measurement])
    }

    func fail(_ sentence: String) {
        isBad = true
        print("FAIL: " + sentence)
    }

    func end() -> Never {
        exit(isBad ? 1 : 0)
    }

    /// At once, also where the output is no terminal.
    private func line(_ columns: String...) {
        let padded = columns.dropLast().map { $0 + String(repeating: " ", count: max(0, 12 - $0.count)) }
        print((padded + columns.suffix(1)).joined())
        fflush(nil)
    }

    private func text(_ value: Double, _ unit: Measurement.Unit) -> String {
        value.text + " " + unit.rawValue
    }
}

extension Double {
    /// With as many digits as say something.
    fileprivate var text: String {
        guard abs(self) < 100 else { return isFinite ? "\(Int(rounded()))" : "\(self)" }
        return "\((self * 100).rounded() / 100)"
    }
}
