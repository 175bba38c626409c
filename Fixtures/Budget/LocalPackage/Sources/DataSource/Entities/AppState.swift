/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

public struct AppState: Sendable {
	public init() {}
}
