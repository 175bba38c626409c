//
//  AppDependencies.swift
//  Model
//
//  Created by Ada Example on 2025/01/13.
//

import DataSource

public final class AppDependencies: Sendable {
    public let appStateClient: AppStateClient
    public let userDefaultsClient: UserDefaultsClient

    nonisolated init(
        appStateClient: AppStateClient = .liveValue,
        userDefaultsClient: UserDefaultsClient = .liveValue
    ) {
        self.appStateClient = appStateClient
        self.userDefaultsClient = userDefaultsClient
    }

    public static let shared = AppDependencies()
}

extension AppDependencies {
    public static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        userDefaultsClient: UserDefaultsClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            userDefaultsClient: userDefaultsClient
        )
    }
}
