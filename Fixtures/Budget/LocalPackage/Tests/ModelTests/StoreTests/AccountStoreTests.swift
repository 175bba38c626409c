/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import Model
import Testing

@MainActor struct AccountStoreTests {
	@Test func send_task_titleIsTheDate() async {
		let sut = AccountStore(.testDependencies())
		await sut.send(.task)
		#expect(sut.title == "0.0")
	}
}
