import Observation

/// The __name_text__ as a screen shows it; its one text is there to be replaced.
@MainActor @Observable public final class __Name____Store__: Composable {
    // luca:if service
    private let __name__Service: __Name__Service

    // luca:end
    public var text: String
    public let action: __action_type__

    public init(
        // luca:if service
        _ appDependencies: AppDependencies,
        // luca:end
        text: String = "",
        action: __action_given__ = { _ in }
    ) {
        // luca:if service
        __name__Service = __service_call__
        // luca:end
        self.text = text
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .textChanged(text):
            self.text = text

        case .doneButtonTapped:
            break
        }
    }

    public enum Action: Sendable {
        case textChanged(String)
        case doneButtonTapped
    }
}
