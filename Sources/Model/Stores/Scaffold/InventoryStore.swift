import DataSource
import Observation

/// What the project at hand consists of.
@MainActor @Observable public final class InventoryStore: Failing {
    private let inventoryService: InventoryService

    public private(set) var options: PlanOptions
    /// Nil until it is read, and where there is no project.
    public private(set) var inventory: Inventory?
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        options: PlanOptions,
        inventory: Inventory? = nil,
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        inventoryService = InventoryService(appDependencies)
        self.options = options
        self.inventory = inventory
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.loadResponse(Result { try inventoryService.inventory(options) }))

        case let .loadResponse(.success(inventory)):
            self.inventory = inventory
            failure = nil

        case let .loadResponse(.failure(error)):
            inventory = nil
            failure = error
        }
    }

    public enum Action: Sendable {
        case task
        case loadResponse(Result<Inventory, any Error>)
    }
}
