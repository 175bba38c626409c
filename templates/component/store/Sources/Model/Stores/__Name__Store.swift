import DataSource
import Observation

/// The __name_text__ as a screen or a command shows it; its one text is there to be replaced.
@MainActor @Observable public final class __Name__Store: Failing {
    // luca:if service
    private let __name__Service: __Name__Service

    // luca:end
    public private(set) var text: String
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        // luca:if service
        _ appDependencies: AppDependencies,
        // luca:end
        text: String = "",
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        // luca:if service
        __name__Service = __service_call__
        // luca:end
        self.text = text
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .textChanged(text):
            self.text = text

        case .saveButtonTapped:
            await send(.saveResponse(Result { try checked(text) }))

        case let .saveResponse(.success(text)):
            self.text = text
            failure = nil

        case let .saveResponse(.failure(error)):
            failure = error

        case .doneButtonTapped:
            break
        }
    }

    private func checked(_ text: String) throws -> String {
        var checked = text
        try checked.require("text")
        return checked
    }

    public enum Action: Sendable {
        case textChanged(String)
        case saveButtonTapped
        case saveResponse(Result<String, any Error>)
        case doneButtonTapped
    }
}
