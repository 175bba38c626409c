import DataSource

extension [TemplateKind] {
    /// All folders that luca looks in for templates, as paths from the one that holds them.
    var folders: [String] {
        flatMap { [$0.name, TemplateKind.wiring($0.name)] } + [TemplateService.shared]
    }
}

extension [String] {
    /// What these paths have right below a folder: `feature`, `field` for `wiring`.
    func names(below folder: String) -> [String] {
        let start = folder.isEmpty ? "" : folder + "/"
        let names = filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count).prefix { $0 != "/" }) }
        return Set(names).sorted()
    }

    /// The folders above these, the outermost as an empty path.
    var outerFolders: [String] {
        Set(flatMap { $0.ancestorPaths.dropFirst() } + [""]).sorted()
    }
}
