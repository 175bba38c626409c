//
//  ForecastView.swift
//  UserInterface
//
//  Created by Ada Example on 2025/03/15.
//

#if canImport(SwiftUI)
import Model
import SwiftUI

public struct ForecastView: View {
    @State private var store: Forecast

    public init(store: Forecast) {
        self.store = store
    }

    public var body: some View {
        Text(store.place.name)
            .task { await store.send(.task) }
    }
}
#endif
