import SwiftSyntax

extension Routine {
    /// The rows of its body that give a value to something.
    var assignments: [Assignment] { body.statements.compactMap { Assignment(Syntax($0)) } }

    /// What its body gives a value to, at whatever depth.
    var assignedNames: Set<String> {
        let rows = body.statements.flatMap { row in
            row.outermost(SequenceExprSyntax.self) {
                $0.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
            }
        }
        return Set(rows.compactMap { $0.elements.first?.assignedName })
    }
}

extension ExprSyntax {
    /// `name` of `self.name` and of `name`
    fileprivate var assignedName: String? {
        (self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self))?.baseName.name
    }
}
