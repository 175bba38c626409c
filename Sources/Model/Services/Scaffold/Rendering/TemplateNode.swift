/// A part of a template; its lines are known by their index.
indirect enum TemplateNode {
    case line(Int)
    /// A line that is taken to the letter.
    case raw(Int)
    case include(String, line: Int)
    case loop(String, line: Int, body: [TemplateNode])
    case condition(String, line: Int, body: [TemplateNode], otherwise: [TemplateNode])
}
