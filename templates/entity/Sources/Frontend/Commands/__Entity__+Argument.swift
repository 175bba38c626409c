import DataSource

// luca:if enumeration
extension __Entity__: ArgumentValue {}
// luca:else
/// An option takes it as JSON.
extension __Entity__: JSONArgumentValue {}
// luca:end
