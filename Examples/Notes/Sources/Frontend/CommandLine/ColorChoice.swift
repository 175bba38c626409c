/// When a stream gets colours: what a person chose for this run, else what the environment says.
public enum ColorChoice: String, CaseIterable, ArgumentValue, Sendable {
    case auto
    case always
    case never

    /// As https://no-color.org and https://bixense.com/clicolors have it.
    public func isOn(environment: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto where environment.has("NO_COLOR"): false
        case .auto where environment.forces("CLICOLOR_FORCE") || environment.forces("FORCE_COLOR"): true
        case .auto: environment["TERM"] != "dumb" && isTerminal
        }
    }
}

extension [String: String] {
    fileprivate func has(_ name: String) -> Bool {
        self[name, default: ""] != ""
    }

    fileprivate func forces(_ name: String) -> Bool {
        has(name) && self[name] != "0"
    }
}
