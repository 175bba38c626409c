import DataSource
@testable import Model
import TestSupport
import Testing

/// Features that come in one order and go in any other.
struct RemoveOrderTests {
    private static let names = [
        "Note", "NoteBook", "Apple", "Timer", "Zebra", "Sheep", "User", "UserID", "Settings", "Tag", "Order", "About",
    ]

    /// One tree is what would be there if only the features that are left had ever been made.
    @Test(arguments: [1, 2, 3] as [UInt64]) func remove_twelveInAnyOrder_eachTreeIsAsIfTheyHadNeverBeen(seed: UInt64)
        throws
    {
        var generator = Seeded(state: seed)
        let workshop = try Workshop.shippedWiring()
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        var left = Self.names.shuffled(using: &generator)
        for name in left { try workshop.run(request(name, workshop), client) }
        for (number, name) in left.shuffled(using: &generator).enumerated() {
            try workshop.run(.remove(kind: "feature", name: name), client)
            left.removeAll { $0 == name }
            guard number % 4 == 0 else { continue }
            let other = workshop.inMemory
            for name in left { try workshop.run(request(name, workshop), other) }
            #expect(try sources(client) == sources(other), "without \(name)")
        }
        #expect(try client.snapshot("/work") == before)
    }

    /// What is left can still be undone.
    @Test(arguments: ["Note", "Apple", "Timer"]) func undo_afterRemovingOne_everyByteIsAsBefore(name: String) throws {
        let workshop = try Workshop.shippedWiring()
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        for name in ["Note", "Apple", "Timer", "Zebra"] { try workshop.run(request(name, workshop), client) }
        try workshop.run(.remove(kind: "feature", name: name), client)
        for _ in 0..<3 { try workshop.run(.undo(name: nil), client) }
        #expect(try client.snapshot("/work") == before)
    }

    private func request(_ name: String, _ workshop: Workshop) throws -> PlanRequest {
        ["Timer", "Settings", "About"].contains(name) ? try workshop.screen(name) : try workshop.feature(name)
    }

    private func sources(_ client: FileManagerClient) throws -> [String: String] {
        try client.snapshot("/work").filter { !$0.key.contains("/.luca/") }
    }
}

/// The same numbers for the same seed (https://prng.di.unimi.it/splitmix64.c).
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
