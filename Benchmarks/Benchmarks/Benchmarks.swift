/// Measures the bounds of the runtime and of both programs, and fails where one is twice what it may be.
@main struct Benchmarks {
    static func main() async {
        let report = Report()
        do {
            let paths = try Paths(CommandLine.arguments)
            // First: a program's peak is not below that of the process that starts it, and this one grows.
            try report.add(ScaffoldBenchmarks(paths).all())
            await report.add(ReaderBenchmarks.memory())
            report.add(LockBenchmarks.all())
            await report.add(BundleBenchmarks.all())
            await report.add(ReaderBenchmarks.all())
            await report.add(StoreBenchmarks.all())
            try report.add(CommandBenchmarks(paths).all())
        } catch {
            report.fail("\(error)")
        }
        report.end()
    }
}
