import DataSource

/// What luca itself costs.
struct ScaffoldBenchmarks {
    private let paths: Paths
    private let rounds = 15
    private let feature = ["new", "feature", "Zebra", "a:String", "b:Int", "c:Bool", "d:Date?", "e:Double"]

    init(_ paths: Paths) {
        self.paths = paths
    }

    func all() throws -> [Measurement] {
        var small: [ProgramRun] = []
        var large: [ProgramRun] = []
        var cookies: [ProgramRun] = []
        for _ in 0..<rounds {
            small.append(try newFeature(in: paths.small))
            large.append(try newFeature(in: paths.large))
            if let cookiecutter = paths.cookiecutter { cookies.append(try eightFiles(cookiecutter)) }
        }
        let time = small.medianMilliseconds
        let measurements = [
            Measurement(
                "luca --help, to a program that links FoundationEssentials",
                try help(),
                .ratio,
                bound: 2
            ),
            Measurement("luca new feature, three features there", time, .milliseconds, bound: 100),
            Measurement("its memory", small.peakMebibytes, .mebibytes, bound: 40),
            Measurement("with fifty features there, to three", large.medianMilliseconds / time, .ratio, bound: 3),
        ]
        guard !cookies.isEmpty else {
            print("skipped: cookiecutter, which could not be installed")
            return measurements
        }
        let ratio = time / cookies.medianMilliseconds
        return measurements + [
            Measurement("luca new feature, to cookiecutter with eight files", ratio, .ratio, bound: 0.2)
        ]
    }

    /// Apart from the longer runs, which would leave the caches cold for the first of the two.
    private func help() throws -> Double {
        var help: [ProgramRun] = []
        var bare: [ProgramRun] = []
        for _ in 0..<rounds * 2 {
            bare.append(try ProgramRun(paths.bare, []))
            help.append(try ProgramRun(paths.luca, ["--help"]))
        }
        return help.medianMilliseconds / bare.medianMilliseconds
    }

    /// Taken back, so that each one is the first.
    private func newFeature(in project: String) throws -> ProgramRun {
        let run = try ProgramRun(paths.luca, feature + ["-C", project])
        _ = try ProgramRun(paths.luca, ["undo", "-C", project])
        return run
    }

    private func eightFiles(_ cookiecutter: String) throws -> ProgramRun {
        let folder = "\(paths.scratch)/\(UUID().uuidString)"
        return try ProgramRun(cookiecutter, ["--no-input", "--output-dir", folder, paths.template])
    }
}
