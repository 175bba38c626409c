/// `__name_command__`: says what it is given; there to be replaced.
@MainActor enum __Name__Command {
    private static let text = Argument<String>("text", "What to say.")

    static let command = Command(
        "__name_command__",
        "Say what is given.",
        arguments: [text.parameter]
    ) { arguments, context in
        try context.console.write(arguments[text] + "\n")
    }
}
