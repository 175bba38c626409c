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

    public var place: Place
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        place: Place = .empty,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.placeService = .init(appDependencies)
        self.place = place
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            place = placeService.place()
        }
    }

    public enum Action: Sendable {
        case task
    }
}
