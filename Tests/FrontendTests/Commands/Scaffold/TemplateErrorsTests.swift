import DataSource
@testable import Frontend
import Testing

struct TemplateErrorsTests {
    private static let place = TemplatePlace("/a", line: 1, column: 2)

    @Test(arguments: [
        (
            TemplateError.noFolder(looked: ["/a", "/b"]),
            "luca's templates are not there; it looked in /a, /b. Install it again."
        ),
        (.leadsOut(path: "/a"), "nothing written. /a: the link leads out of the folder that holds the templates."),
        (.notForTemplates(path: "/a"), "nothing written. /a: templates do not write there."),
        (.notText(path: "/a"), "nothing written. /a: this is not a text in UTF-8."),
        (
            .unknownDirective("fr x", nearest: "for NAME", at: place),
            "nothing written. /a:1:2: 'luca:fr x' is no directive here. Did you mean 'luca:for NAME'?"
        ),
        (.unknownDirective("else", at: place), "nothing written. /a:1:2: 'luca:else' is no directive here."),
        (
            .misspelt("__a_", nearest: "__a__", at: place),
            "nothing written. /a:1:2: '__a_' is no placeholder. Did you mean '__a__'?"
        ),
        (
            .outOfPlace("__a__", at: place),
            "nothing written. /a:1:2: '__a__' stands for nothing here: it belongs into a loop, or into other templates."
        ),
        (.notClosed("for x", at: place), "nothing written. /a:1:2: 'luca:for x' has no 'luca:end'."),
        (
            .noInclude("b", nearest: "c", at: place),
            "nothing written. /a:1:2: there is no 'b' in the folder 'include' of the templates. Did you mean 'c'?"
        ),
        (
            .includesItself(["b", "c", "b"], at: place),
            "nothing written. /a:1:2: b includes c includes b. Take one of them out."
        ),
        (
            .strangePath("../x", template: "/a"),
            "nothing written. /a: its path becomes '../x', which is none in a project."
        ),
        (
            .samePath("x", templates: ["/a", "/b"]),
            "nothing written. /a and /b are both written to x. Rename one."
        ),
        (.notSwift(at: place), "nothing written. /a:1:2: what this becomes is not Swift that can be read."),
        (
            .unfit(template: "/a", path: "x"),
            "nothing written. /a: what this declares cannot be wired into x."
        ),
    ])
    func text_ofATemplateError_saysWhatAndWhere(error: TemplateError, text: String) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == .unreadable)
    }
}
