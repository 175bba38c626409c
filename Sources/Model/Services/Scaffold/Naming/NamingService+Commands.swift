import DataSource
import SwiftParser
import SwiftSyntax

extension NamingService {
    /// Neither luca nor the project may have a command of that name.
    func checkCommands(_ names: NewNames, _ reserved: ReservedWords, _ code: ProjectCode) throws {
        guard names.hasCommand else { return }
        let command = names.name.command
        if reserved.commands.contains(command) { throw names.error(.command) }
        let isThere = code.sources(about: "\"\(command)\"", below: "Sources/Frontend/").contains {
            $0.commands.contains(command)
        }
        if isThere { throw names.error(.command) }
    }
}

extension SwiftSource {
    /// What the commands are called that others put in a table: `static let command = Command("note", …)`.
    fileprivate var commands: [String] {
        TypeScope(tree).members.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .flatMap { $0.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
            .filter { $0.modifiers.isStatic && $0.name == "command" }
            .compactMap { variable in
                let call = variable.value?.as(FunctionCallExprSyntax.self)
                return call?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            }
    }
}
