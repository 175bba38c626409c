/// Shows something that changes: on a terminal in place of what was there, elsewhere below it.
struct Display {
    private let console: Console
    private let form: Form
    /// What is said to a person where there is nothing to show.
    private let none: String
    private var shown: Shown?

    init(_ console: Console, _ form: Form, none: String) {
        self.console = console
        self.form = form
        self.none = none
    }

    /// Does nothing where that is shown already.
    mutating func show(_ text: String) throws {
        guard shown != .text(text) else { return }
        let isFirst = shown == nil
        shown = .text(text)
        switch form {
        case .documents: try console.write(text)
        case .paragraphs: try console.write(isFirst ? text : "\n" + text)
        case .screen: try console.write((isFirst ? ScreenText.blank(size) : "") + ScreenText(text, size).painted)
        }
        if text.isEmpty { console.tell(none + "\n") }
    }

    mutating func show(_ failure: ErrorReport) {
        guard shown != .failure(failure.text) else { return }
        shown = .failure(failure.text)
        console.say(failure.text + "\n")
    }

    private var size: TerminalSize? { console.size() }

    enum Form {
        /// Each brings its end.
        case documents
        /// With an empty line between them.
        case paragraphs
        case screen
    }

    private enum Shown: Equatable {
        case text(String)
        case failure(String)
    }
}
