//
//  AppState.swift
//  DataSource
//
//  Created by Ada Example on 2025/01/13.
//

public struct AppState: Sendable {
    public var hasAlreadyBootstrap: Bool

    init(hasAlreadyBootstrap: Bool = false) {
        self.hasAlreadyBootstrap = hasAlreadyBootstrap
    }
}
