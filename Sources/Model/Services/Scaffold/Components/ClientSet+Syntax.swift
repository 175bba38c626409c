import SwiftSyntax

extension ClientSet {
    /// Nil where the function does not name every client.
    init?(_ function: Routine, for client: String, of clients: [String]) {
        guard let rows = ClientRows(Braces(function.body), of: clients) else { return nil }
        let parameters = function.names.filter { $0 != client }
        let named = Set(parameters + rows.names)
        guard clients.isEmpty ? function.name.hasPrefix("test") : named.isSuperset(of: clients) else { return nil }
        let takesClients = clients.isEmpty || !Set(parameters).isDisjoint(with: clients)
        name = function.name
        kind = .function(takesClients: takesClients)
        value = takesClients ? client : rows.value
        receiver = rows.receiver
    }

    /// Nil where the property does not name every client.
    init?(_ variable: VariableDeclSyntax, for client: String, of clients: [String]) {
        let rows: ClientRows?
        if let value = variable.value {
            rows = ClientRows(value)
        } else {
            rows = variable.accessorBlock.flatMap { ClientRows(Braces($0), of: clients) }
        }
        guard let rows, !clients.isEmpty, Set(rows.names).isSuperset(of: clients) else { return nil }
        name = variable.name
        let annotation = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        kind = .property(type: annotation ?? variable.value?.typeName ?? DependenciesService.type)
        value = rows.value
        receiver = rows.receiver
    }
}

/// The arguments of the call that makes the dependencies, or the assignments to a variable of them.
private struct ClientRows {
    let names: [String]
    let receiver: String?
    private let values: [String]

    /// Of a new client: what most of the others have, such as `.testValue`.
    var value: String {
        let counts = Dictionary(grouping: values.filter { $0.hasPrefix(".") }, by: \.self).mapValues(\.count)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ".testValue"
    }

    init?(_ body: Braces, of clients: [String]) {
        let assignments = body.rows.compactMap(Assignment.init).filter { clients.contains($0.name) }
        if let receiver = assignments.first?.receiver {
            self.init(names: assignments.map(\.name), receiver: receiver, values: assignments.compactMap(\.value))
            return
        }
        let calls = body.search(FunctionCallExprSyntax.self) { $0.makesDependencies }
        guard calls.count == 1, let call = calls.first else { return nil }
        self.init(ExprSyntax(call))
    }

    init?(_ value: ExprSyntax) {
        guard let call = value.as(FunctionCallExprSyntax.self), call.makesDependencies else { return nil }
        let names = call.arguments.compactMap { $0.label?.name }
        self.init(names: names, receiver: nil, values: call.arguments.map(\.expression.trimmedDescription))
    }

    private init(names: [String], receiver: String?, values: [String]) {
        self.names = names
        self.receiver = receiver
        self.values = values
    }
}

extension FunctionCallExprSyntax {
    fileprivate var makesDependencies: Bool {
        ["AppDependencies", "Self", ". init", "Self . init", "AppDependencies . init"].contains(calledExpression.code)
    }
}

extension Assignment {
    private var parts: [ExprSyntax] {
        row.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
    }

    /// `dependencies` of `dependencies.mailClient = .testValue`
    fileprivate var receiver: String? {
        parts.first?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.name
    }

    fileprivate var value: String? { parts.count == 3 ? parts[2].trimmedDescription : nil }
}
