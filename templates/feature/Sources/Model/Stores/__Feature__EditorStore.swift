import DataSource
import Observation

/// The form of __a_feature__: of a new one, or of the one named by `id`.
@MainActor @Observable public final class __Feature__EditorStore: Failing {
    private let __feature__Service: __Feature__Service

    public private(set) var id: String?
    /// As it is stored; nil for a new one, and until it is loaded.
    public private(set) var original: __Feature__?
    public private(set) var __feature__: __Feature__
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        id: String? = nil,
        original: __Feature__? = nil,
        __feature__: __Feature__ = .empty,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        __feature__Service = __Feature__Service(appDependencies)
        self.id = id
        self.original = original
        self.__feature__ = __feature__
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            guard let id else { return }
            await send(.loadResponse(Result { try __feature__Service.__feature__(id) }))

        case let .loadResponse(.success(__feature__)):
            original = __feature__
            self.__feature__ = __feature__
            failure = nil

        // luca:for field
        case let .__fieldChanged__(__field__):
            self.__feature__.__field__ = __field__

        // luca:end
        case .saveButtonTapped:
            await send(.saveResponse(Result { try save() }))

        case let .saveResponse(.success(__feature__)):
            id = __feature__.id.uuidString
            original = __feature__
            self.__feature__ = __feature__
            failure = nil

        case let .loadResponse(.failure(error)), let .saveResponse(.failure(error)):
            failure = error

        case .cancelButtonTapped:
            break
        }
    }

    private func save() throws -> __Feature__ {
        if let original { return try __feature__Service.change(__feature__, from: original) }
        if let id { throw RecordError.missing(kind: "__feature_table__", id: id) }
        return try __feature__Service.add(__feature__)
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<__Feature__, any Error>)
        // luca:for field
        case __fieldChanged__(__field_type__)
        // luca:end
        case saveButtonTapped
        case saveResponse(Result<__Feature__, any Error>)
        case cancelButtonTapped
    }
}
