/// Waits for the end of the task it runs in.
func untilCancelled() async {
    for await _ in AsyncStream<Never>.makeStream().stream {}
}
