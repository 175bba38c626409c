import SwiftSyntax

extension DeclModifierListSyntax {
    var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}
