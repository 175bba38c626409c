/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import Model
import SwiftUI

@main
struct BudgetApp: App {
	@State private var store = AccountStore(AppDependencies())

	var body: some Scene {
		WindowGroup { Text(store.title) }
	}
}
