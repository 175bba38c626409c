import SwiftSyntax

/// What makes AppDependencies for tests.
struct TestDependencies: Equatable {
    /// `.testDependencies()`
    var code: String
    var isPublic: Bool
    /// Whether it is a function that the clients can be given to.
    var takesClients: Bool

    /// As luca's own applications have it.
    static let usual = TestDependencies(code: ".testDependencies()", isPublic: true, takesClients: true)
}

extension TestDependencies {
    /// Nil for a member that is something else.
    /// - Parameter isPublicExtension: whether what it says nothing about is public.
    init?(_ member: DeclSyntax, isPublicExtension: Bool) {
        let isTest = { (name: String) in name.hasPrefix("test") }
        if let function = Routine(member), function.modifiers.isStatic, isTest(function.name) {
            let parameters = function.clause.parameters
            guard parameters.allSatisfy({ $0.defaultValue != nil }) else { return nil }
            code = ".\(function.name)()"
            takesClients = parameters.contains { $0.name.hasSuffix("Client") }
        } else if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.isStatic, isTest(variable.name)
        {
            code = ".\(variable.name)"
            takesClients = false
        } else {
            return nil
        }
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        isPublic = isPublicExtension || modifiers?.contains { $0.name.text == "public" } == true
    }
}
