import DataSource
import Foundation
import Observation

/// The form of __a_feature__, new or stored.
@MainActor @Observable public final class __Feature__Editor__Store__: Composable {
    private let __feature__Service: __Feature__Service

    public var __feature__: __Feature__
    public var failure: (any Error)?
    public let action: __action_type__

    public init(
        _ appDependencies: AppDependencies,
        __feature__: __Feature__,
        failure: (any Error)? = nil,
        action: __action_given__ = { _ in }
    ) {
        __feature__Service = __Feature__Service(appDependencies)
        self.__feature__ = __feature__
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        // luca:for field
        case let .__fieldChanged__(__field__):
            self.__feature__.__field__ = __field__

        // luca:end
        case .saveButtonTapped:
            await send(.saveResponse(Result { try __feature__Service.save(__feature__) }))

        case .saveResponse(.success):
            failure = nil

        case let .saveResponse(.failure(error)):
            failure = error

        case .cancelButtonTapped:
            break
        }
    }

    public enum Action: Sendable {
        // luca:for field
        case __fieldChanged__(__field_type__)
        // luca:end
        case saveButtonTapped
        case saveResponse(Result<Void, any Error>)
        case cancelButtonTapped
    }
}
