import DataSource

/// The tree behind `FileManagerClient.inMemory`. A path is its key once links, dots and doubled slashes are gone.
struct FileTree: Sendable {
    private(set) var nodes: [String: FileNode] = ["": .folder]

    /// Puts a node where a test wants one, with the folders above it.
    init(_ nodes: [String: FileNode]) {
        for (path, node) in nodes {
            let names = path.split(separator: "/").map(String.init)
            for count in names.indices { self.nodes[key(names[..<count])] = .folder }
            self.nodes[key(names[...])] = node
        }
    }

    func node(_ path: String, _ link: LastLink) throws -> FileNode? {
        nodes[try key(path, link)]
    }

    func names(in path: String) throws -> [String] {
        let folder = try key(path, .followed) + "/"
        return nodes.keys.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
            .map { String($0.dropFirst(folder.count)) }
            .sorted()
    }

    mutating func put(_ node: FileNode, at path: String) throws {
        nodes[try key(path, .kept)] = node
    }

    mutating func remove(_ path: String) throws {
        nodes[try key(path, .kept)] = nil
    }

    mutating func move(_ path: String, _ destination: String) throws {
        let (old, new) = (try key(path, .kept), try key(destination, .kept))
        for (key, node) in nodes where key == old || key.hasPrefix(old + "/") {
            nodes[key] = nil
            nodes[new + key.dropFirst(old.count)] = node
        }
    }

    /// Whether the last name of a path stands for the link it names, or for where that leads.
    enum LastLink {
        case kept
        case followed
    }

    func key(_ path: String, _ link: LastLink, linksLeft: Int = 40) throws -> String {
        guard linksLeft > 0 else { throw SystemError.tooManyLinks }
        var folder: ArraySlice<String> = []
        var rest = path.split(separator: "/").map(String.init)[...]
        while let name = rest.popFirst() {
            switch nodes[key(folder)] {
            case .folder: break
            case nil: throw SystemError.missing
            default: throw SystemError.notFolder
            }
            if name == "." { continue }
            if name == ".." {
                _ = folder.popLast()
                continue
            }
            if case let .link(target) = nodes[key(folder + [name])], !rest.isEmpty || link == .followed {
                let start = target.hasPrefix("/") ? "" : key(folder) + "/"
                let path = start + target + "/" + rest.joined(separator: "/")
                return try key(path, link, linksLeft: linksLeft - 1)
            }
            folder.append(name)
        }
        return key(folder)
    }

    private func key(_ names: ArraySlice<String>) -> String {
        names.map { "/" + $0 }.joined()
    }
}
