/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

@MainActor public protocol Composable: AnyObject {
	associatedtype Action: Sendable
	var action: (Action) async -> Void { get }
	func reduce(_ action: Action) async
}

extension Composable {
	public func send(_ action: Action) async {
		await reduce(action)
		await self.action(action)
	}
}
