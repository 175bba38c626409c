import DataSource
import Model

/// `luca templates …`: tries templates, and copies luca's own into a project.
@MainActor enum TemplatesCommand {
    static let command = Command(
        "templates",
        "Check the templates, or take luca's own to edit them.",
        discussion:
            "docs/templates.md has their language, with every placeholder. 'luca list templates' says whose they are.",
        subcommands: [check, eject]
    )

    private static let check = Command(
        "check",
        "Try every template with many names and fields; exit with 1 where one is wrong.",
        discussion: """
            A template is wrong where it does not render, where what it makes is not Swift, and where a skeleton has no
            place in what the others make.
            """,
        options: [
            ScaffoldOptions.directory.parameter, ScaffoldOptions.templates.parameter, CommonOptions.json.parameter,
            ScaffoldOptions.quiet.parameter,
        ]
    ) { arguments, context in
        try await context.recover(arguments)
        let store = TemplateCheckStore(context.appDependencies, options: ScaffoldOptions.planOptions(arguments))
        try await store.perform(.task)
        guard let report = store.report else { return }
        if !report.findings.isEmpty, arguments[CommonOptions.json] { throw TemplatesWrongError(report) }
        let text = TemplateReportText(report)
        if arguments[CommonOptions.json] {
            try context.console.write(try JSONText(TemplateReportDocument(report)).text)
        } else if !arguments[ScaffoldOptions.quiet] || !report.findings.isEmpty {
            try context.console.write(report.findings.isEmpty ? text.summary : text.findings)
        }
        if !report.findings.isEmpty { throw TemplatesWrongError(report) }
    }

    private static let kind = Argument<String>(
        "kind",
        "The folder of templates: feature, screen, app, …",
        question: "Templates of which kind, as feature?",
        candidates: Candidates.templateKinds
    )
    private static let files = Argument<[String]>(
        "file",
        "Only these: __Feature__Service.swift.",
        candidates: Candidates.templateFiles(kind)
    )

    private static let eject = Command(
        "eject",
        "Copy luca's templates of a kind into the project, to edit them.",
        discussion: """
            They lie in 'templates' then, and stand for luca's own file by file: remove those that you leave as they are,
            and later versions of luca keep them up to date. What lies there already is not touched.
            """,
        arguments: [kind.parameter, files.parameter],
        options: ScaffoldOptions.plan + [CommonOptions.noInput.parameter]
    ) { arguments, context in
        let request = PlanRequest.eject(EjectRequest(kind: arguments[kind], files: arguments[files]))
        let options = ScaffoldOptions.planOptions(arguments)
        let store = ChangeSetStore(context.appDependencies, request: request, options: options)
        let output = ChangeSetOutput(arguments, context)
        try await output.telling({ store }) { try await store.perform(.task) }
        try await output.show(store)
    }
}
