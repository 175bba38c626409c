import DataSource
import Model

extension NameError: ReportableError {
    public var exitCode: ExitCode { .usage }

    public var text: String {
        let hint = suggestion.map { " \($0) would work." } ?? ""
        return switch reason {
        case .empty: "a name is missing. Pass one such as Note or ReadingList."
        case .startsWithDigit: "'\(name.visible)' cannot be a name: it must begin with a letter.\(hint)"
        case .notLetters: "'\(name.visible)' cannot be a name: use letters and digits, as in ReadingList.\(hint)"
        case .keyword: "'\(name)' cannot be a name: Swift keeps it for itself.\(hint)"
        case let .suffix(suffix):
            "'\(name)' ends in \(suffix), which luca adds itself. Did you mean \(suggestion ?? "")?"
        case let .member(member): "'\(name)' cannot be a name: stores have a member '\(member)' already.\(hint)"
        case let .variable(variable, path):
            "'\(name)' cannot be a name here: \(path) has '\(variable)' for something else.\(hint)"
        case .main: "'\(name)' cannot be a name: in a file called so Swift looks for a program.\(hint)"
        case .tooLong: "'\(name.prefix(20))…' cannot be a name: no file system has room for one that long."
        case .noCapital:
            "'\(name.visible)' cannot be a name: it must begin with a letter that has a capital, as in ANote."
        case .notASCII: "'\(name.visible)' cannot be an application: use the letters a to z, as in Notes."
        case .swift: "'\(name)' cannot be a name: Swift itself needs its own type of that name.\(hint)"
        case .command: "'\(name)' cannot be a name: luca or this app has a command that is called so.\(hint)"
        case .field: "the name comes before the fields: luca new feature Note \(name.visible)"
        case .generated: "'\(name)' cannot be a name: the generated code uses that name.\(hint)"
        case .module: "'\(name)' cannot be a name: a module is called so.\(hint)"
        case let .used(path): "'\(name)' cannot be a name here: the code in \(path) uses it.\(hint)"
        case let .declared(path): "'\(name)' exists already, in \(path). Pick another name."
        case let .sameLetters(path):
            "'\(name)' differs from \(path) in the case of its letters only. Pick another name."
        }
    }
}

extension FeatureError: ReportableError {
    public var exitCode: ExitCode { .usage }

    public var text: String {
        switch self {
        case let .noSuch(name, known):
            "there is no feature '\(name)' with fields here."
                + (name.nearest(among: known).map { " Did you mean '\($0)'?" } ?? "")
                + (known.isEmpty ? "" : " These are: \(known.joined(separator: ", ")).")
        case let .noEntity(name, path): "\(path) declares no '\(name)'. Declare it there, or name another feature."
        case let .noFront(name):
            "nothing written. This project has no layer Frontend, and luca has no templates for another one yet. Make the "
                + "layers below: luca new feature \(name) title:String --layers DataSource,Model"
        case let .noFields(name):
            "'\(name)' has no fields, and a screen is all of the layer Frontend. Give it fields: \(name) title:String"
        case let .wrongLayers(text):
            "'\(text.visible)' is not the lowest of the layers. "
                + "These can be made: DataSource; DataSource,Model; DataSource,Model,Frontend."
        }
    }
}

extension ConflictError: ReportableError {
    public var exitCode: ExitCode { .conflict }

    public var text: String {
        let lines = paths.map { "\n  \($0)" }.joined()
        return "nothing written. These files exist with other contents:\(lines)\n"
            + "Move them away, or pass --on-conflict skip, overwrite or ask." + hint
    }

    private var hint: String {
        feature.map { "\nIf \($0) only lacks a field: luca new field \($0) name:Type" } ?? ""
    }
}

extension WiringError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .unreadable: .unreadable
        case .missing, .ambiguous, .taken: .conflict
        case .fault: .fault
        }
    }

    public var text: String {
        "nothing written. " + sentence + (sentence.contains("\n") ? "\n" : " ") + advice
    }

    /// What is not as it should be, with the text that has no place.
    var sentence: String {
        switch self {
        case let .unreadable(path, line, column): "\(path):\(line):\(column): this is not Swift that can be read."
        case let .missing(path, place, text): "\(path) has no \(place), where this goes:\n\(text.indented)"
        case let .ambiguous(path, place, text):
            "\(path) has \(place) more than once; one of them needs this:\n\(text.indented)"
        case let .taken(path, place, name, text):
            "\(path) has '\(name)' in \(place) already, with another meaning than:\n\(text.indented)"
        case let .fault(path): "The edit of \(path) would break it: a fault in luca."
        }
    }

    private var advice: String {
        switch self {
        case .unreadable: "Mend it, then try again."
        case .missing, .ambiguous: "Add it by hand, or go on without it: --skip-wiring."
        case .taken: "Pick another name."
        case .fault: "Please report it with the file."
        }
    }
}

extension ProjectError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .notFound: .noProject
        case .leadsOut: .conflict
        case .notText: .unreadable
        }
    }

    public var text: String {
        switch self {
        case let .notFound(folder):
            "no project with the layers DataSource and Model in \(folder.visible) or above it. "
                + "Make one with 'luca new app', or name its folder with -C."
        case let .leadsOut(path):
            "nothing written. \(path.visible) leads elsewhere, by a link or by '..'; what lies there is not touched."
        case let .notText(path): "nothing written. \(path.visible) is not a text in UTF-8."
        }
    }
}

extension AppFolderError: ReportableError {
    public var exitCode: ExitCode { .conflict }

    public var text: String {
        switch self {
        case let .notEmpty(folder): "\(folder.visible) is not empty. Pick another name, or pass --force."
        case let .notAFolder(path): "\(path.visible) is in the way and no folder. Pick another name."
        case let .insidePackage(folder, package):
            "\(folder.visible) would lie in the package in \(package.visible). Go elsewhere, or pass --force."
        }
    }
}

extension ChangeRecordError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .unreadable: .unreadable
        case .noSuch: .usage
        case .ambiguous, .edited: .conflict
        }
    }

    public var text: String {
        switch self {
        case let .unreadable(path): "\(path) cannot be read as a record of luca's. Bring it back as it was committed."
        case let .ambiguous(names):
            "two changes are the last. Take out the one that you mean:"
                + names.map { "\n  luca remove \($0.visible)" }.joined()
        case let .noSuch(name, known): "the last change is not '\(name.visible)' but \(known.joined(separator: ", "))."
        case let .edited(name, paths):
            "nothing changed. These were edited since \(name) was made:\n"
                + paths.map { "  \($0)\n" }.joined() + "Pass --force to let them go all the same."
        }
    }
}
