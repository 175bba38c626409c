import DataSource

/// The lines of a template, with the blocks that its directives make of them.
struct TemplateLines {
    private let path: String
    private let lines: [Substring]

    init(_ text: String, path: String) {
        self.path = path
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }

    func rendered(_ context: RenderContext) throws -> String {
        var result: [String] = []
        try render(0..<lines.count, context, into: &result)
        return result.joined(separator: "\n")
    }

    private func render(_ range: Range<Int>, _ context: RenderContext, into result: inout [String]) throws {
        let scanner = PlaceholderScanner(values: context.values)
        var index = range.lowerBound
        while index < range.upperBound {
            guard let directive = try directive(at: index) else {
                result.append(try scanner.replaced(lines[index]) { (path, index + 1, $0 + 1) })
                index += 1
                continue
            }
            guard directive.opensABlock else { throw unknown("\(directive)", at: index) }
            let block = try block(of: directive, at: index)
            try render(block, directive, context, into: &result)
            index = block.end + 1
        }
    }

    private func render(
        _ block: Block,
        _ directive: Directive,
        _ context: RenderContext,
        into result: inout [String]
    ) throws {
        switch directive {
        case let .loop(name):
            guard let contexts = context.loops[name] else { throw unknown("for " + name, at: block.start) }
            for inner in contexts { try render(block.body, context.adding(inner), into: &result) }

        case let .condition(name):
            guard let holds = context.conditions[name] else { throw unknown("if " + name, at: block.start) }
            if let branch = holds ? block.body : block.otherwise { try render(branch, context, into: &result) }

        case .raw:
            result += lines[block.body].map(String.init)

        case .otherwise, .end:
            break
        }
    }

    private struct Block {
        let start: Int
        let body: Range<Int>
        let otherwise: Range<Int>?
        let end: Int
    }

    private func block(of directive: Directive, at start: Int) throws -> Block {
        var depth = 0
        var split: Int?
        var isLiteral = directive == .raw
        for index in (start + 1)..<lines.count {
            if isLiteral, Directive.words(lines[index]) != "end" { continue }
            guard let inner = try self.directive(at: index) else { continue }
            isLiteral = inner == .raw
            switch inner {
            case .end where depth == 0:
                return Block(
                    start: start,
                    body: (start + 1)..<(split ?? index),
                    otherwise: split.map { ($0 + 1)..<index },
                    end: index
                )
            case .end: depth -= 1
            case .otherwise where depth == 0: split = index
            case .otherwise: break
            case .loop, .condition, .raw: depth += 1
            }
        }
        throw TemplateError.notClosed("\(directive)", path: path, line: start + 1)
    }

    private func directive(at index: Int) throws -> Directive? {
        guard lines[index].contains("luca:"), let words = Directive.words(lines[index]) else { return nil }
        guard let directive = Directive(words) else { throw unknown(words, at: index) }
        return directive
    }

    private func unknown(_ words: String, at index: Int) -> TemplateError {
        let column = lines[index].prefix { $0 == " " || $0 == "\t" }.count + 1
        return .unknownDirective(words, path: path, line: index + 1, column: column)
    }
}
