import DataSource
@testable import Frontend
import Testing

struct FaultErrorsTests {
    @Test(arguments: [
        (
            ApplyError.changed(path: "A.swift") as any Error,
            "nothing written. A.swift has changed since the plan was made. Try again.", ExitCode.conflict
        ),
        (
            ApplyError.inTheWay(path: ".A.swift.luca-old"),
            "nothing written. .A.swift.luca-old is in the way: luca needs that name for a moment. "
                + "See what it holds, and move it away.",
            .conflict
        ),
        (
            ApplyError.busy(folder: "/a", holder: nil),
            "nothing written. Another luca is at work in /a. Try again when it is done.", .conflict
        ),
        (
            ApplyError.busy(folder: "/a", holder: Journal.Holder(process: 7, command: "luca undo")),
            "nothing written. Another luca is at work in /a (process 7: luca undo). Try again when it is done.",
            .conflict
        ),
        (ApplyError.interrupted, "interrupted. Everything is as it was.", .interrupted),
        (
            ApplyError.notRestored(paths: ["a", "b"], cause: FileError(.full, path: "/c")),
            """
            /c cannot be written: the disk is full. These could not be put back:
              a
              b
            What they held is beside them, in files that end in .luca-old. Once the reason is gone, the next run of luca \
            here puts them back.
            """,
            .inputOutput
        ),
        (
            ApplyError.left(paths: ["a"], cause: ApplyError.interrupted),
            """
            interrupted. Everything is as it was. These were edited at the same time and are left as they are:
              a
            Where a file that ends in .luca-old is beside one, it holds what was there before. Take what you need, then \
            remove it.
            """,
            .interrupted
        ),
        (
            JournalError.unreadable(path: "/a/.luca-journal"),
            "nothing written. A run of luca was killed, and what it noted in /a/.luca-journal cannot be read. Where a file "
                + "that ends in .luca-old is beside another one, it holds what that was: rename it back. Remove those that "
                + "end in .luca-new; then remove /a/.luca-journal.",
            .unreadable
        ),
    ])
    func text_ofAnError_saysWhatToDo(error: any Error, text: String, exitCode: ExitCode) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == exitCode)
    }

    @Test(arguments: [
        (Recovery.Outcome.putBack, "'luca undo' was killed before it was done. Everything is as it was before it."),
        (.finished, "'luca undo' was killed when all but clearing up was done. It is done now."),
        (
            .found,
            "'luca undo' was killed before it was done. The next run that is no dry run puts things back first; "
                + "this one shows them as they are."
        ),
    ])
    func text_ofARecovery_saysWhatWasDone(outcome: Recovery.Outcome, text: String) {
        #expect(Recovery(command: "luca undo", outcome: outcome).text == text)
    }
}
