import DataSource

/// Tries every template with samples: whether it renders, whether what comes of it is Swift, and whether skeletons can be
/// wired into what the other templates make. Reads only.
public struct TemplateCheckService: Sendable {
    private let projectRepository: ProjectRepository
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateService = TemplateService(appDependencies)
    }

    public func report(_ options: PlanOptions) throws -> TemplateReport {
        let options = try options.absolute(projectRepository)
        let project = try projectRepository.projectIfAny(from: options.directory)
        let kinds = try TemplateKind.all()
        var report = TemplateReport(folders: try templateService.folders(of: project, options))
        var templates: [String: [Template]] = [:]
        for folder in kinds.folders {
            do {
                templates[folder] = try templateService.templates(folder, of: project, options)
            } catch let error as TemplateError {
                report.findings.append(TemplateFinding(kind: folder, sample: nil, error: error))
            }
        }
        report.templates = templates.values.reduce(0) { $0 + $1.count }
        for kind in kinds {
            for sample in kind.samples {
                let trial = TemplateTrial(templates: templates, sample: sample)
                let (plain, skeletons) = (templates[kind.name] ?? [], templates[TemplateKind.wiring(kind.name)] ?? [])
                report.add(try trial.errors(of: plain), kind.name, sample, count: plain.count)
                report.add(
                    try trial.errors(ofSkeletons: skeletons),
                    TemplateKind.wiring(kind.name),
                    sample,
                    count: skeletons.count
                )
            }
        }
        report.findings += try misnamed(report.folders, kinds.folders)
        return report
    }

    /// Folders of a team's that luca does not look in, and that are called almost like one.
    private func misnamed(_ folders: [TemplateFolder], _ known: [String]) throws -> [TemplateFinding] {
        let outer = folders.filter { $0.origin != .luca }.flatMap { folder in
            known.outerFolders.map { (folder.path, $0) }
        }
        return try outer.flatMap { folder, inner in
            let names = known.names(below: inner)
            let path = inner.isEmpty ? folder : folder.appending(path: inner)
            return try projectRepository.names(in: path).sorted().compactMap { name -> TemplateFinding? in
                guard !names.contains(name), let nearest = name.nearest(among: names) else { return nil }
                let error = TemplateError.unknownKind(path: path.appending(path: name), nearest: nearest)
                return TemplateFinding(kind: name, sample: nil, error: error)
            }
        }
    }
}

extension TemplateReport {
    /// A fault that several samples bring to light is one.
    fileprivate mutating func add(_ errors: [TemplateError], _ kind: String, _ sample: TemplateSample, count: Int) {
        renderings += count
        for error in errors where !findings.contains(where: { $0.error == error }) {
            findings.append(TemplateFinding(kind: kind, sample: sample.command, error: error))
        }
    }
}
