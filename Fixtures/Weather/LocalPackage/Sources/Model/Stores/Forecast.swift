//
//  Forecast.swift
//  Model
//
//  Created by Ada Example on 2025/03/15.
//

import DataSource
import Observation

@MainActor
@Observable
public final class Forecast: Composable {
    private let placeService: PlaceService

    public var isLoading: Bool
    public var place: Place
    public let action: (Action) async -> Void

    @ObservationIgnored private var task: Task<Void, Never>?

    public init(
        _ appDependencies: AppDependencies,
        isLoading: Bool = true,
        place: Place = .empty,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.placeService = .init(appDependencies)
        self.isLoading = isLoading
        self.place = place
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            place = placeService.place()
            task?.cancel()
            task = Task { [weak self] in self?.isLoading = false }

        case .onDisappear:
            task?.cancel()
            task = nil
        }
    }

    public enum Action: Sendable {
        case task
        case onDisappear
    }
}
