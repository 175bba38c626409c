import SwiftParser
import SwiftSyntax

/// Lays a file out as nobody would and puts things into it that mean nothing to what is wired: comments, texts and `#if`
/// that hold the words of a place, attributes, members in another order.
struct Decoration {
    private var random: SeededGenerator
    private let unit: String
    private let newline: String

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
        unit = ["    ", "  ", "\t"].randomElement(using: &random) ?? ""
        newline = ["\n", "\n", "\r\n"].randomElement(using: &random) ?? ""
    }

    mutating func decorated(_ source: String) -> String {
        let shuffle = MemberShuffle(random: random)
        let tree = shuffle.rewrite(Parser.parse(source: source)).cast(SourceFileSyntax.self)
        random = shuffle.random
        var text = laidOut(tree)
        if chance(0.3) { text = "//\n//  Made by } somebody {\n//\n\n" + text }
        if chance(0.3), text.hasSuffix("\n") { text.removeLast() }
        text = text.replacing("    ", with: unit).replacing("\n", with: newline)
        return (chance(0.2) ? "\u{FEFF}" : "") + text
    }

    private mutating func laidOut(_ tree: SourceFileSyntax) -> String {
        let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
        let flat = oneLineGaps(tokens)
        let type = tree.statements.lazy.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text }.first
        var text = ""
        for (index, token) in tokens.enumerated() {
            let before = index > 0 ? tokens[index - 1] : nil
            var gap = (before?.trailingTrivia.description ?? "") + token.leadingTrivia.description
            if flat.contains(index) { gap = " " }
            if token.isInText || before?.isInText == true || token.isOfDirective || before?.isOfDirective == true {
                text += gap + token.text
                continue
            }
            if !gap.isEmpty, chance(0.05) { gap += pick(Self.comments) + " " }
            let canBreak = gap.contains("\n") || before?.canBreakAfter == true || token.canBreakBefore
            if canBreak, !flat.contains(index), chance(0.08) { gap += pick(Self.breaks) }
            if token.startsMember {
                if chance(0.08) { gap += "\n" + pick(Self.members).replacing("NR", with: "\(index)") + "\n" }
                if chance(0.1) { gap += pick(Self.attributes) }
            } else if token.startsFileDeclaration, let type, chance(0.3) {
                gap += "\n" + pick(Self.declarations).replacing("TYPE", with: type) + "\n"
            }
            text += gap + (token.isTrailingComma && chance(0.5) ? "" : token.text)
            if token.endsList, chance(0.3) { text += "," }
        }
        return text
    }

    /// The gaps behind and before the braces of what stands in one line then.
    private mutating func oneLineGaps(_ tokens: [TokenSyntax]) -> Set<Int> {
        var open: [Int] = []
        var flat: Set<Int> = []
        for (index, token) in tokens.enumerated() {
            if token.tokenKind == .leftBrace { open.append(index) }
            guard token.tokenKind == .rightBrace, let start = open.popLast(), index - start < 40 else { continue }
            let gaps = (start + 1...index).map {
                tokens[$0 - 1].trailingTrivia.description + tokens[$0].leadingTrivia.description
            }
            let isOneRow = gaps.dropFirst().dropLast().allSatisfy { !$0.contains("\n") }
            let hasComment = gaps.contains { $0.contains("/") }
            if isOneRow, !hasComment, index > start + 1, chance(0.4) { flat.formUnion([start + 1, index]) }
        }
        return flat
    }

    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

    private static let comments = [
        "/* } */", "/* ) , ] */", "/* switch action { case .a: */", "/* a /* { */ b */", "/**/",
        "/* public var x = 1\n */",
    ]

    private static let breaks = [
        "\n", "\n\n", " // ] }\n", "\n// case notes\n", "\n/// static let records = [\n", "\n/* a\n { */\n",
        "\n        ",
    ]

    private static let attributes = ["@available(macOS 15, *) ", "@available(*, noasync)\n", "/* @objc */ "]

    private static let members = [
        "#if DEBUG\nstatic func debugNR() {}\n#else\nstatic func releaseNR() {}\n#endif",
        "static func textNR() -> String { \"switch action { case .notes: struct AppState {\" }",
        "static func rawNR() -> String { #\"static let records = [ \"}\" ] \"# }",
        "static func linesNR() -> String {\n\"\"\"\nstruct AppState {\n    static let features = [\n\"\"\"\n}",
        "// static let features: [Command] = []\n",
    ]

    private static let declarations = [
        "#if DEBUG && NEVER\nstruct TYPE {}\n#endif", "// struct TYPE {", "/* extension TYPE { */",
        "private let text = \"struct TYPE { init() {} }\"", "private let regex = #/\\{ struct TYPE/#",
    ]
}

extension TokenSyntax {
    fileprivate var isInText: Bool { ancestor { $0.is(StringLiteralExprSyntax.self) } }

    /// The line of an `#if` ends where it ends.
    fileprivate var isOfDirective: Bool {
        switch tokenKind {
        case .poundIf, .poundElse, .poundElseif, .poundEndif: true
        default: ancestor { $0.parent?.as(IfConfigClauseSyntax.self)?.condition.map(Syntax.init) == $0 }
        }
    }

    fileprivate var canBreakAfter: Bool {
        switch tokenKind {
        case .leftBrace, .comma: true
        case .leftParen, .leftSquare: endsCall == nil
        default: false
        }
    }

    fileprivate var canBreakBefore: Bool {
        [.rightBrace, .rightParen, .rightSquare].contains(tokenKind)
    }

    /// Whether a member of a type begins with it.
    fileprivate var startsMember: Bool {
        ancestor { $0.as(MemberBlockItemSyntax.self)?.firstToken(viewMode: .sourceAccurate) == self }
            && !ancestor { $0.is(IfConfigDeclSyntax.self) }
    }

    fileprivate var startsFileDeclaration: Bool {
        ancestor { node in
            guard let item = node.as(CodeBlockItemSyntax.self), item.parent?.parent?.is(SourceFileSyntax.self) == true
            else {
                return false
            }
            return item.item.is(DeclSyntax.self) && !item.item.is(ImportDeclSyntax.self)
                && item.firstToken(viewMode: .sourceAccurate) == self
        }
    }

    fileprivate var isTrailingComma: Bool {
        tokenKind == .comma && nextToken(viewMode: .sourceAccurate)?.endsCall != nil
    }

    /// Whether the last element of a list ends with it that may have a comma behind it.
    fileprivate var endsList: Bool {
        guard tokenKind != .comma, let list = nextToken(viewMode: .sourceAccurate)?.endsCall else { return false }
        return list.lastToken(viewMode: .sourceAccurate) == self
    }

    /// The list that a bracket closes: of an array, of arguments or of parameters.
    private var endsCall: Syntax? {
        guard tokenKind == .rightParen || tokenKind == .rightSquare else { return nil }
        let list: Syntax? =
            switch parent?.as(SyntaxEnum.self) {
            case let .arrayExpr(array): Syntax(array.elements)
            case let .functionCallExpr(call): Syntax(call.arguments)
            case let .functionParameterClause(clause): Syntax(clause.parameters)
            default: nil
            }
        return list?.children(viewMode: .sourceAccurate).isEmpty == false ? list : nil
    }

    private func ancestor(_ matches: (Syntax) -> Bool) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains(where: matches)
    }
}

/// Members of types in any order.
private final class MemberShuffle: SyntaxRewriter {
    var random: SeededGenerator

    init(random: SeededGenerator) {
        self.random = random
    }

    override func visit(_ items: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
        let items = super.visit(items)
        let isTall = items.allSatisfy { $0.leadingTrivia.contains(where: \.isNewline) && $0.semicolon == nil }
        guard isTall, Bool.random(using: &random) else { return items }
        return MemberBlockItemListSyntax(items.shuffled(using: &random))
    }
}
