/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import Foundation

public struct DateClient: DependencyClient {
	public var now: @Sendable () -> Date

	public static let liveValue = Self(now: { Date() })
	public static let testValue = Self(now: { Date(timeIntervalSinceReferenceDate: 0) })
}
