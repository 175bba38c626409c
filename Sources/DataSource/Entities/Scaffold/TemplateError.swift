/// What is wrong with the templates.
public enum TemplateError: Error, Equatable {
    case noFolder(looked: [String])
    /// What a person named as a folder of templates.
    case notAFolder(path: String)
    case leadsOut(path: String)
    /// What git and luca keep for themselves.
    case notForTemplates(path: String)
    case notText(path: String)
    case unknownDirective(String, nearest: String? = nil, at: TemplatePlace)
    case misspelt(String, nearest: String, at: TemplatePlace)
    /// A placeholder that stands for nothing here: outside of its loop, or in another kind of template.
    case outOfPlace(String, at: TemplatePlace)
    case notClosed(String, at: TemplatePlace)
    case noInclude(String, nearest: String?, at: TemplatePlace)
    /// The names, each included by the one before it.
    case includesItself([String], at: TemplatePlace)
    /// The path that a template gets once its placeholders are replaced is none in a project.
    case strangePath(String, template: String)
    /// Templates that are written to one file.
    case samePath(String, templates: [String])
    /// What a skeleton declares cannot be read, once its placeholders are replaced.
    case notSwift(at: TemplatePlace)
    /// What a skeleton declares cannot be wired in.
    case unfit(template: String, path: String)
    /// A skeleton has no place in what another template makes.
    case noPlace(template: String, place: String, target: String)
    /// A folder that is called almost like one that luca looks in.
    case unknownKind(path: String, nearest: String)
}
