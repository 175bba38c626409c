//
//  ForecastTests.swift
//  ModelTests
//
//  Created by Ada Example on 2025/03/15.
//

import Foundation
import Testing

@testable import DataSource
@testable import Model

struct ForecastTests {
    @MainActor @Test func send_task_storedPlaceIsShown() async throws {
        let data = try JSONEncoder().encode(Place(name: "Oslo"))
        var userDefaultsClient = UserDefaultsClient.testValue
        userDefaultsClient.data = { _ in data }
        let sut = Forecast(.testDependencies(userDefaultsClient: userDefaultsClient))
        await sut.send(.task)
        #expect(sut.place == Place(name: "Oslo"))
    }
}
