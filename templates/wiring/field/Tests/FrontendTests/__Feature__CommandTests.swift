struct __Feature__CommandTests {
    let everyField = [
        // luca:if naming
        "__first_given__",
        // luca:end
        // luca:for other
        "__field_words__",
        // luca:end
    ]

    let columns = [
        // luca:for field
        ("__field_header__", "__field_shown__"),
        // luca:end
    ]
    // luca:for required

    @Test func add_without__Field___saysWhatIsMissing() async {
        let others = everyField.filter { !$0.hasPrefix("__field_option__=") }
        #expect(await run(["add"] + others, .testDependencies()) == 64)
        #expect(output.said.contains("__field_option__ is missing"))
    }
    // luca:end
}
