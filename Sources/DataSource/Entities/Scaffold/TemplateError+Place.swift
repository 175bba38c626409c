extension TemplateError {
    /// Nil where a whole file or folder is meant.
    public var place: TemplatePlace? {
        switch self {
        case let .unknownDirective(_, _, place), let .misspelt(_, _, place), let .outOfPlace(_, place),
            let .notClosed(_, place),
            let .noInclude(_, _, place), let .includesItself(_, place), let .notSwift(place):
            place
        default: nil
        }
    }

    /// The files and folders that it is about, the one to edit first.
    public var paths: [String] {
        switch self {
        case let .noFolder(looked): looked
        case let .notAFolder(path), let .leadsOut(path), let .notForTemplates(path), let .notText(path),
            let .unknownKind(path, _):
            [path]
        case let .strangePath(_, template), let .unfit(template, _): [template]
        case let .samePath(_, templates): templates
        case let .noPlace(template, _, target): [template, target]
        default: place.map { [$0.path] } ?? []
        }
    }
}
