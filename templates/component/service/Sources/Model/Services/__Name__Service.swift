import DataSource

/// The rules of the __name_text__, for all stores and commands; its one rule is there to be replaced.
public struct __Name__Service: Sendable {
    // luca:if client
    private let __name__Client: __Name__Client

    public init(_ appDependencies: AppDependencies) {
        __name__Client = appDependencies.__name__Client
    }
    // luca:else
    public init(_ appDependencies: AppDependencies) {}
    // luca:end

    /// A text as it may be kept: without blanks around it, and not empty.
    public func checked(_ text: String) throws -> String {
        var checked = text
        try checked.require("text")
        return checked
    }
}
