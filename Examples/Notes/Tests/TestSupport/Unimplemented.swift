import Testing

/// A closure that no test should call: it records an issue that names it, and returns `value`.
public func unimplemented<each Argument, Result: Sendable>(
    _ name: String,
    returning value: Result = (),
    sourceLocation: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) -> Result {
    { (_: repeat each Argument) in
        Issue.record("\(name) was called.", sourceLocation: sourceLocation)
        return value
    }
}

/// The same for a closure that throws: it needs no value.
public func unimplemented<each Argument, Result>(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) throws -> Result {
    { (_: repeat each Argument) in
        Issue.record("\(name) was called.", sourceLocation: sourceLocation)
        throw UnimplementedError(name: name)
    }
}
