@testable import Frontend
import Testing

struct ColorChoiceTests {
    @Test(arguments: [
        (ColorChoice.always, ["NO_COLOR": "1"], false, true),
        (.never, ["FORCE_COLOR": "1"], true, false),
        (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
        (.auto, ["NO_COLOR": ""], true, true),
        (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
        (.auto, ["FORCE_COLOR": "3"], false, true),
        (.auto, ["CLICOLOR_FORCE": "0", "FORCE_COLOR": "0"], false, false),
        (.auto, ["TERM": "dumb"], true, false),
        (.auto, ["TERM": "xterm"], true, true),
        (.auto, ["TERM": "xterm"], false, false),
        (.auto, [:], true, true),
    ])
    func isOn_choiceThenEnvironmentThenTerminal_decide(
        choice: ColorChoice,
        environment: [String: String],
        isTerminal: Bool,
        result: Bool
    ) {
        #expect(choice.isOn(environment: environment, isTerminal: isTerminal) == result)
    }

    @Test func styled_on_isWrappedInItsCodes() {
        #expect("a".styled(.green, if: true) == "\u{1B}[32ma\u{1B}[0m")
        #expect("a".styled(.green, if: false) == "a")
    }
}
