/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import DataSource
import Observation

@MainActor @Observable public final class AccountStore: Composable {
	private let dateClient: DateClient

	public var title: String
	public let action: (Action) async -> Void

	public init(
		_ appDependencies: AppDependencies,
		title: String = "",
		action: @escaping (Action) async -> Void = { _ in }
	) {
		dateClient = appDependencies.dateClient
		self.title = title
		self.action = action
	}

	public func reduce(_ action: Action) async {
		switch action {
		case .task:
			title = "\(dateClient.now().timeIntervalSinceReferenceDate)"
		}
	}

	public enum Action: Sendable {
		case task
	}
}
