/// The types that Swift Testing brings along (its interface file in the toolchain, 6.3): a test that names an entity of the
/// same name says which of the two it means.
enum TestingName {
    static let all: Set = [
        "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
        "ExitStatus",
        "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher",
        "ParallelizationTrait", "SourceLocation", "SuiteTrait", "Tag", "TestScoping", "TestTrait", "TimeLimitTrait",
        "Trait",
    ]
}
