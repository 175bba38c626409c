import DataSource

extension TemplateError: ReportableError {
    public var exitCode: ExitCode {
        if case .notAFolder = self { .usage } else { .unreadable }
    }

    public var text: String {
        switch self {
        case let .noFolder(looked):
            "luca's templates are not there; it looked in \(looked.prefix(4).joined(separator: ", ")). Install it again."
        default: "nothing written. " + sentence
        }
    }

    /// What is wrong, and where.
    var sentence: String {
        switch self {
        case .noFolder: text
        case let .notAFolder(path): "\(path.visible) is no folder. Name one of templates with --templates."
        case let .leadsOut(path): "\(path): the link leads out of the folder that holds the templates."
        case let .notForTemplates(path): "\(path): templates do not write there."
        case let .notText(path): "\(path): this is not a text in UTF-8."
        case let .unknownDirective(words, nearest, place):
            "\(place.text): 'luca:\(words)' is no directive here." + hint(nearest.map { "luca:" + $0 })
        case let .misspelt(word, nearest, place): "\(place.text): '\(word)' is no placeholder." + hint(nearest)
        case let .outOfPlace(word, place):
            "\(place.text): '\(word)' stands for nothing here: it belongs into a loop, or into other templates."
        case let .notClosed(words, place): "\(place.text): 'luca:\(words)' has no 'luca:end'."
        case let .noInclude(name, nearest, place):
            "\(place.text): there is no '\(name)' in the folder 'include' of the templates." + hint(nearest)
        case let .includesItself(names, place):
            "\(place.text): \(names.joined(separator: " includes ")). Take one of them out."
        case let .strangePath(path, template): "\(template): its path becomes '\(path)', which is none in a project."
        case let .samePath(path, templates):
            "\(templates.joined(separator: " and ")) are both written to \(path). Rename one."
        case let .notSwift(place): "\(place.text): what this becomes is not Swift that can be read."
        case let .noPlace(template, place, target):
            "\(template): there is no \(place) for this in what \(target) makes."
        case let .unknownKind(path, nearest):
            "\(path): luca looks in no folder of that name." + hint(nearest)
        case let .unfit(template, path): "\(template): what this declares cannot be wired into \(path)."
        }
    }

    private func hint(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }
}
