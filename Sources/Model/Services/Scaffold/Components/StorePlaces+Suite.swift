import SwiftSyntax

extension StorePlaces.Suite {
    /// - Parameter name: of the type that holds the tests.
    init(_ name: String, in source: SwiftSource) {
        let suite = TypeScope(source.tree).members.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .first { $0.typeName == name && !$0.is(ExtensionDeclSyntax.self) }
        let modules = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.code }
        let attributes = suite?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.code } ?? []
        if modules.contains("XCTest"), !modules.contains("Testing") {
            self = .other
        } else {
            self = attributes.contains("MainActor") ? .isolated : .plain
        }
    }
}
