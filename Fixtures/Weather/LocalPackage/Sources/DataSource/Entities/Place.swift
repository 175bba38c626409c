//
//  Place.swift
//  DataSource
//
//  Created by Ada Example on 2025/02/14.
//

public struct Place: Codable, Equatable, Sendable {
    public var name: String

    public init(name: String) {
        self.name = name
    }

    public static let empty = Place(name: "")
}
