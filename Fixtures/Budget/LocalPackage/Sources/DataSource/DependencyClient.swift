/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

public protocol DependencyClient: Sendable {
	static var liveValue: Self { get }
	static var testValue: Self { get }
}
