import Testing

/// A closure that no test should call: it records an issue that names it and its arguments, and returns `value`.
public func unimplemented<each Argument, Result: Sendable>(
    _ name: String,
    returning value: Result = (),
    sourceLocation: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) -> Result {
    { (argument: repeat each Argument) in
        recordCall(name, repeat each argument, sourceLocation: sourceLocation)
        return value
    }
}

/// The same for a closure that throws: it needs no value.
public func unimplemented<each Argument, Result>(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) -> @Sendable (repeat each Argument) throws -> Result {
    { (argument: repeat each Argument) in
        recordCall(name, repeat each argument, sourceLocation: sourceLocation)
        throw UnimplementedError(name: name)
    }
}

private func recordCall<each Argument>(
    _ name: String,
    _ argument: repeat each Argument,
    sourceLocation: SourceLocation
) {
    var arguments: [String] = []
    repeat arguments.append(String(describingForTest: each argument))
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    Issue.record("Expected no call, received \(call).", sourceLocation: sourceLocation)
}
