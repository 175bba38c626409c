/// A string as a path of the file system.
extension String {
    public func appending(path: String) -> String {
        if path.isEmpty || isEmpty { return isEmpty ? path : self }
        return path.hasPrefix("/") ? path : hasSuffix("/") ? self + path : self + "/" + path
    }

    /// The folder it lies in; the root lies in itself.
    public var parentPath: String {
        guard let slash = lastIndex(of: "/") else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    public var lastPathComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }

    /// Without `.`, `..` and doubled slashes; links are not looked at.
    public var normalizedPath: String {
        let parts = split(separator: "/").reduce(into: [Substring]()) { parts, part in
            switch part {
            case ".": break
            case ".." where !parts.isEmpty && parts.last != "..": parts.removeLast()
            case ".." where hasPrefix("/"): break
            default: parts.append(part)
            }
        }
        return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// This folder and those it lies in, the innermost first.
    public var ancestorPaths: [String] {
        let parent = parentPath
        return [self] + (parent == self || parent.isEmpty ? [] : parent.ancestorPaths)
    }

    public func isInside(path folder: String) -> Bool {
        self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
