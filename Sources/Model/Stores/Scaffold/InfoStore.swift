import DataSource
import Observation

/// What luca works on: its own parts, and the project at hand where there is one.
@MainActor @Observable public final class InfoStore: Failing {
    private let inventoryService: InventoryService
    private let templateListService: TemplateListService

    public private(set) var options: PlanOptions
    /// The library that Swift is read with; nil where the system does not tell.
    public let parser: String?
    /// Nil where there is no project.
    public private(set) var inventory: Inventory?
    public private(set) var folders: [TemplateFolder]
    public private(set) var failure: (any Error)?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        options: PlanOptions,
        inventory: Inventory? = nil,
        folders: [TemplateFolder] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        inventoryService = InventoryService(appDependencies)
        templateListService = TemplateListService(appDependencies)
        parser = appDependencies.processInfoClient.libraryPath("SwiftParser")
        self.options = options
        self.inventory = inventory
        self.folders = folders
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await send(.foldersResponse(Result { try templateListService.folders(options) }))
            await send(.inventoryResponse(Result { try inventoryService.inventory(options) }))

        case let .foldersResponse(.success(folders)):
            self.folders = folders

        case let .inventoryResponse(.success(inventory)):
            self.inventory = inventory

        case .inventoryResponse(.failure(ProjectError.notFound)):
            inventory = nil

        case let .foldersResponse(.failure(error)), let .inventoryResponse(.failure(error)):
            failure = error
        }
    }

    public enum Action: Sendable {
        case task
        case foldersResponse(Result<[TemplateFolder], any Error>)
        case inventoryResponse(Result<Inventory, any Error>)
    }
}
