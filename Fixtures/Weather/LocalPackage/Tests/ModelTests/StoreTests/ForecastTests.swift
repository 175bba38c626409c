//
//  ForecastTests.swift
//  ModelTests
//
//  Created by Ada Example on 2025/03/15.
//

import DataSource
import Foundation
import Testing

@testable import Model

@MainActor struct ForecastTests {
    @Test func send_task_storedPlaceIsShown() async throws {
        let data = try JSONEncoder().encode(Place(name: "Oslo"))
        var userDefaultsClient = UserDefaultsClient.testValue
        userDefaultsClient.data = { _ in data }
        let sut = Forecast(.testDependencies(userDefaultsClient: userDefaultsClient))
        await sut.send(.task)
        #expect(sut.place == Place(name: "Oslo"))
    }
}
