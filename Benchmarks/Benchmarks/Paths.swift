/// What the script has built and made for the measurements.
struct Paths {
    /// Programs.
    let bare: String
    let luca: String
    let notes: String
    /// Nil where it could not be installed.
    let cookiecutter: String?
    /// Of the cookiecutter template.
    let template: String
    /// Projects with three and with fifty features.
    let small: String
    let large: String
    /// To write in.
    let scratch: String

    init(_ arguments: [String]) throws {
        guard arguments.count == 9 else {
            throw ProgramError(arguments[0], "run it by scripts/bench.sh, which knows its eight paths")
        }
        bare = arguments[1]
        luca = arguments[2]
        notes = arguments[3]
        small = arguments[4]
        large = arguments[5]
        scratch = arguments[6]
        template = arguments[7]
        cookiecutter = arguments[8].isEmpty ? nil : arguments[8]
    }
}
