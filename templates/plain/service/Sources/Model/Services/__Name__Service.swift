// luca:if given
import DataSource
// luca:end
import Foundation

/// The rules of the __name_text__, for all stores; its one rule is there to be replaced.
public struct __Name__Service: Sendable {
    // luca:if client
    private let __name__Client: __Name__Client
    // luca:end
    // luca:if repository
    private let __name__Repository: __Name__Repository
    // luca:end
    // luca:if given

    public init(_ appDependencies: AppDependencies) {
        // luca:if client
        __name__Client = appDependencies.__name__Client
        // luca:end
        // luca:if repository
        __name__Repository = __repository_call__
        // luca:end
    }
    // luca:else
    public init(_ appDependencies: AppDependencies) {}
    // luca:end

    /// A text as it may be kept: without blanks around it.
    public func tidied(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
