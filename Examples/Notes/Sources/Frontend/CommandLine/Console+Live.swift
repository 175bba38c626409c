import DataSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Console {
    public static let live = Console(
        input: ConsoleFile(number: STDIN_FILENO),
        output: ConsoleFile(number: STDOUT_FILENO),
        error: ConsoleFile(number: STDERR_FILENO)
    )

    init(input: ConsoleFile, output: ConsoleFile, error: ConsoleFile) {
        self.init(
            write: { text in try output.write(text) },
            say: { text in try? error.write(text) },
            ask: { question in
                guard input.isTerminal, error.isTerminal else { return nil }
                try? error.write(question)
                let answer = input.readLine()
                if answer == nil { try? error.write("\n") }
                return answer
            },
            isTerminal: { stream in
                switch stream {
                case .output: output.isTerminal
                case .error: error.isTerminal
                }
            },
            isRead: { output.isRead },
            size: { output.size },
            environment: { ProcessInfo.processInfo.environment }
        )
    }
}
