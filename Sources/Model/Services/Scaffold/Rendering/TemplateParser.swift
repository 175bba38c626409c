import DataSource

/// Finds the blocks that directives make of a template's lines.
struct TemplateParser {
    private let text: TemplateText
    private var nodes: [TemplateNode] = []
    /// Those that have no end yet, the innermost last.
    private var open: [OpenBlock] = []

    init(_ text: TemplateText) {
        self.text = text
    }

    mutating func parse() throws(TemplateError) -> [TemplateNode] {
        for index in text.lines.indices { try take(index) }
        if let block = open.last { throw .notClosed("\(block.directive)", at: text.start(block.line)) }
        return nodes
    }

    private mutating func take(_ index: Int) throws(TemplateError) {
        guard let words = Directive.words(text.lines[index]) else { return add(isRaw ? .raw(index) : .line(index)) }
        let directive = Directive(words)
        if isRaw && directive != .end { return add(.raw(index)) }
        switch directive {
        case nil:
            throw .unknownDirective(words, nearest: Directive.nearest(to: words), at: text.start(index))
        case let .include(name):
            add(.include(name, line: index))
        case .otherwise:
            guard case .condition = open.last?.directive, open[open.count - 1].body == nil else {
                throw .unknownDirective(words, at: text.start(index))
            }
            open[open.count - 1].split()
        case .end:
            guard let block = open.popLast() else { throw .unknownDirective(words, at: text.start(index)) }
            for node in block.closed { add(node) }
        case let .some(directive):
            open.append(OpenBlock(directive: directive, line: index))
        }
    }

    private var isRaw: Bool { open.last?.directive == .raw }

    private mutating func add(_ node: TemplateNode) {
        if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
    }
}

/// A block whose end has not come.
private struct OpenBlock {
    let directive: Directive
    let line: Int
    var nodes: [TemplateNode] = []
    /// What stands before `else`; nil until that comes.
    var body: [TemplateNode]?

    mutating func split() {
        body = nodes
        nodes = []
    }

    var closed: [TemplateNode] {
        switch directive {
        case let .loop(name): [.loop(name, line: line, body: nodes)]
        case let .condition(name):
            [.condition(name, line: line, body: body ?? nodes, otherwise: body == nil ? [] : nodes)]
        case .raw, .include, .otherwise, .end: nodes
        }
    }
}
