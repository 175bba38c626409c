/*
 * Budget
 * Copyright 2025 Ada Example. All rights reserved.
 */

import Model

public enum AccountText {
	@MainActor public static func line(_ store: AccountStore) -> String { store.title }
}
