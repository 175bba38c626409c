//
//  DependencyClient.swift
//  DataSource
//
//  Created by Ada Example on 2025/01/12.
//

public protocol DependencyClient: Sendable {
    static var liveValue: Self { get }
    static var testValue: Self { get }
}
