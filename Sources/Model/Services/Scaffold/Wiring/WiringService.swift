import DataSource
import SwiftParser
import SwiftSyntax

/// Wires what is new into existing Swift code. What is to be added comes as a skeleton: a small Swift file with the
/// nesting of the target that holds nothing else.
public struct WiringService: Sendable {
    public init() {}

    /// What has to be inserted so that `source` has all that `skeleton` declares; empty when it has it already.
    public func insertions(
        wiring skeleton: String,
        into source: String,
        at path: String,
        order: WiringOrder = .alphabetical
    ) throws(WiringError) -> [Insertion] {
        guard let skeleton = try? SwiftSource(skeleton, at: path) else { throw .fault(path: path) }
        return try insertions(wiring: skeleton, into: source, at: path, order: order)
    }

    func insertions(
        wiring skeleton: SwiftSource,
        into source: String,
        at path: String,
        order: WiringOrder
    ) throws(WiringError) -> [Insertion] {
        let target = try SwiftSource(source, at: path)
        let insertions = try merged(skeleton, into: target, order)
        guard !insertions.isEmpty else { return [] }
        let rest = target.applying(insertions).flatMap { try? merged(skeleton, into: $0, order) }
        guard rest == [] else { throw .fault(path: path) }
        return insertions
    }

    private func merged(
        _ skeleton: SwiftSource,
        into target: SwiftSource,
        _ order: WiringOrder
    ) throws(WiringError) -> [Insertion] {
        var merge = SkeletonMerge(skeleton: skeleton, target: target, order: order)
        try merge.mergeFile()
        return merge.draft.insertions
    }
}
