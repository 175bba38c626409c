import DataSource
import Foundation
import Observation

/// The __features_name__ as a list: loads them, opens the form of one, and removes one.
@MainActor @Observable public final class __Feature__List__Store__: Composable {
    private let __feature__Service: __Feature__Service

    public var __features__: [__Feature__]
    public var editor: __Feature__Editor__Store__?
    public var failure: (any Error)?
    public let action: __action_type__

    public init(
        _ appDependencies: AppDependencies,
        __features__: [__Feature__] = [],
        editor: __Feature__Editor__Store__? = nil,
        failure: (any Error)? = nil,
        action: __action_given__ = { _ in }
    ) {
        __feature__Service = __Feature__Service(appDependencies)
        self.__features__ = __features__
        self.editor = editor
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await load()

        case let .loadResponse(.success(__features__)):
            self.__features__ = __features__
            failure = nil

        case let .addButtonTapped(appDependencies):
            openEditor(of: __Feature__(id: UUID()), appDependencies)

        case let .__feature__Selected(__feature__, appDependencies):
            openEditor(of: __feature__, appDependencies)

        case let .deleteButtonTapped(id):
            await send(.deleteResponse(Result { try __feature__Service.remove(id) }))

        case .deleteResponse(.success):
            await load()

        case let .loadResponse(.failure(error)), let .deleteResponse(.failure(error)):
            failure = error

        case .editor(.saveResponse(.success)):
            editor = nil
            await load()

        case .editor(.cancelButtonTapped):
            editor = nil

        case .editor:
            break
        }
    }

    private func load() async {
        await send(.loadResponse(Result { try __feature__Service.__features__() }))
    }

    private func openEditor(of __feature__: __Feature__, _ appDependencies: AppDependencies) {
        editor = __Feature__Editor__Store__(appDependencies, __feature__: __feature__) { [weak self] in
            await self?.send(.editor($0))
        }
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<[__Feature__], any Error>)
        case addButtonTapped(AppDependencies)
        case __feature__Selected(__Feature__, AppDependencies)
        case deleteButtonTapped(__Feature__.ID)
        case deleteResponse(Result<Void, any Error>)
        case editor(__Feature__Editor__Store__.Action)
    }
}
