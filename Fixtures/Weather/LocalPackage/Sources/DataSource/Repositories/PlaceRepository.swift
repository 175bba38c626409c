//
//  PlaceRepository.swift
//  DataSource
//
//  Created by Ada Example on 2025/02/14.
//

import Foundation

public struct PlaceRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient

    public var place: Place {
        get {
            guard let data = userDefaultsClient.data("place") else { return .empty }
            return (try? JSONDecoder().decode(Place.self, from: data)) ?? .empty
        }
        nonmutating set {
            userDefaultsClient.setData(try? JSONEncoder().encode(newValue), "place")
        }
    }

    public init(_ userDefaultsClient: UserDefaultsClient) {
        self.userDefaultsClient = userDefaultsClient
    }
}
