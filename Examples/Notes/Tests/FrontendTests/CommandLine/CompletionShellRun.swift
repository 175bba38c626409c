import Foundation
import Frontend
import TestSupport

/// A shell that completes words with a program's script, in a folder with a few files and the program.
@MainActor struct CompletionShellRun {
    /// Answers what is asked of the program: a word for each that it was given.
    private static let program = """
        #!/bin/sh
        [ "$1" = --complete-next ] || exit 1
        shift
        case "$*" in
            "book list") echo 4 ;;
            *pick) printf '%s' "$KNOWN" ;;
            *) printf 'known-%s\\n' "$@" ;;
        esac
        """

    /// - Parameter known: what the program answers of its `pick`.
    /// - Returns: the lines that the shell wrote.
    static func lines(
        _ shell: String,
        _ options: [String],
        _ code: String,
        _ words: [String] = [],
        known: [String] = []
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bin = folder.appending(path: "bin")
        let work = folder.appending(path: "work")
        for inner in [bin, work.appending(path: "a folder")] {
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        }
        for name in ["a file", "b", "--lost"] { try Data().write(to: work.appending(path: name)) }
        return try lines(
            shell,
            options + ["-c", write + code] + words,
            in: work,
            bin.path(),
            home: folder.path(),
            known
        )
    }

    /// The shell writes the program itself: a file that a process of another test has inherited while it was open for
    /// writing cannot be run.
    private static let write = """
        printf '%s\\n' "$PROGRAM" >"$BIN/shelf"
        chmod +x "$BIN/shelf"

        """

    private static func lines(
        _ shell: String,
        _ arguments: [String],
        in folder: URL,
        _ bin: String,
        home: String,
        _ known: [String]
    ) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: shell)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = [
            "PATH": bin + ":" + path, "HOME": home, "LC_ALL": "C.UTF-8", "BIN": bin, "PROGRAM": program,
            "KNOWN": known.map { $0 + "\n" }.joined(),
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    /// Where a shell is; nil where it is not installed.
    nonisolated static func path(of shell: String) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What a program writes for a shell.
    static func script(_ shell: String, of command: Command = SampleShelf.command) async throws -> String {
        let program = TestProgram(command)
        _ = await program.run("--generate-completion-script " + shell)
        return program.output.written
    }
}
