/// The options that commands of every feature share.
enum CommonOptions {
    static var search: Option<String> { Option("search", "Only what contains this text.") }
    static var reverse: Flag { Flag("reverse", "The last one first.") }
    static var json: Flag { Flag("json", "One JSON document instead of lines.") }
    static var watch: Flag { Flag("watch", "Show it again at each change; with --json, a document a line.") }
    static var color: Option<ColorChoice> { Option("color", "When to use colours.", default: "auto") }
    static var noInput: Flag { Flag("no-input", "Never ask.") }
    static var yes: Flag { Flag("yes", "Do not ask.") }
}
