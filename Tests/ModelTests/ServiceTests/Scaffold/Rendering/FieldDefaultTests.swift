import DataSource
@testable import Model
import Testing

struct FieldDefaultTests {
    @Test(arguments: [
        ("title:String", "\"\""), ("title:String=a \"b\" \\(c) $0 ü🚀", "\"a \\\"b\\\" \\\\(c) $0 ü🚀\""),
        ("title:String=a\nb\t\u{0}", "\"a\\u{a}b\\u{9}\\u{0}\""), ("title:String?", "nil"), ("title:String?=", "\"\""),
        ("count:Int", "0"), ("count:Int=-3", "-3"), ("price:Decimal=2.50", "2.50"), ("done:Bool=true", "true"),
        ("status:todo|in|done=in", ".`in`"), ("status:todo|done", ".todo"), ("tags:[String]", "[]"),
        ("tags:[Int]?", "nil"), ("fee:Decimal=0.07", "Decimal(7) / 100"),
        ("fee:Decimal=-19.99", "Decimal(-1999) / 100"),
        ("fee:Decimal=-0.25", "-0.25"),
    ])
    func rendered_default_isSwift(field: String, code: String) throws {
        let file = try Rendered.template(Data("__first_default__".utf8), .feature("Note", field))
        #expect(String(decoding: file.contents.bytes, as: UTF8.self) == code)
    }
}
