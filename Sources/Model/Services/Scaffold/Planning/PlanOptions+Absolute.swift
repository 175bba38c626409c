import DataSource

extension PlanOptions {
    /// As they are meant from the folder that luca was started in.
    func absolute(_ projectRepository: ProjectRepository) throws -> PlanOptions {
        var options = self
        options.directory = projectRepository.absolute(directory)
        options.templates = try templates.map { path in
            let folder = projectRepository.absolute(path)
            guard try projectRepository.isFolder(folder) else { throw TemplateError.notAFolder(path: path) }
            return folder
        }
        return options
    }
}
