//
//  WeatherApp.swift
//  Weather
//
//  Created by Ada Example on 2025/01/12.
//

import Model
import SwiftUI
import UserInterface

@main
struct WeatherApp: App {
    var body: some Scene {
        WindowGroup {
            ForecastView(store: Forecast(.shared))
        }
    }
}
