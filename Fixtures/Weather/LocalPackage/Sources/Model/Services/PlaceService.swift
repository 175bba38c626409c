//
//  PlaceService.swift
//  Model
//
//  Created by Ada Example on 2025/02/14.
//

import DataSource

public struct PlaceService {
    private let placeRepository: PlaceRepository

    public init(_ appDependencies: AppDependencies) {
        self.placeRepository = .init(appDependencies.userDefaultsClient)
    }

    public func place() -> Place {
        placeRepository.place
    }
}
