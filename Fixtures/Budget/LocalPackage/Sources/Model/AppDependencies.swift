/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import DataSource

public struct AppDependencies: Sendable {
	public var dateClient = DateClient.liveValue

	public init() {}

	public static func testDependencies(dateClient: DateClient = .testValue) -> AppDependencies {
		var dependencies = AppDependencies()
		dependencies.dateClient = dateClient
		return dependencies
	}
}
