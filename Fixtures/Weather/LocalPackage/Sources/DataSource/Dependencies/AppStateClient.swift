//
//  AppStateClient.swift
//  DataSource
//
//  Created by Ada Example on 2025/01/12.
//

import Synchronization

public struct AppStateClient: DependencyClient {
    var getAppState: @Sendable () -> AppState
    var setAppState: @Sendable (AppState) -> Void

    public func withLock<R: Sendable>(_ body: @Sendable (inout AppState) throws -> R) rethrows -> R {
        var state = getAppState()
        defer { setAppState(state) }
        return try body(&state)
    }

    public static let liveValue: Self = {
        let state = AppStateBox()
        return Self(
            getAppState: { state.value.withLock(\.self) },
            setAppState: { value in state.value.withLock { $0 = value } }
        )
    }()

    public static let testValue = Self(getAppState: { AppState() }, setAppState: { _ in })
}

private final class AppStateBox: Sendable {
    let value = Mutex(AppState())
}
