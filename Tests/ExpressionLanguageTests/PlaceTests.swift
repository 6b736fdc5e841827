import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage

/// Places lead into the file, also behind the escapes of a JSON string.
struct PlaceTests {
  /// The text of a file that the only problem of its string is about.
  private func blamed(_ file: String, _ decoded: String) throws -> String {
    let bytes = Array(file.utf8)
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "\""))) + 1
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "\"")))
    let text = ExpressionText(decoded, places: PlaceMap(jsonString: start..<end, in: bytes))
    var fixture = ExpressionFixture()
    _ = fixture.checker.check(text, in: fixture.scope, diagnostics: &fixture.diagnostics)
    let problem = try #require(fixture.diagnostics.first.first)
    return String(decoding: bytes[problem.range], as: UTF8.self)
  }

  @Test(arguments: [
    (#"  "1 + foo""#, "1 + foo", "foo"),
    (#""'\\(foo)'""#, #"'\(foo)'"#, "foo"),
    (#""'\u00e9\u00e9' + foo""#, "'éé' + foo", "foo"),
    (#""'\ud83d\ude00' + foo""#, "'😀' + foo", "foo"),
    (#""'\u20ac\/\"' + foo""#, "'€/\"' + foo", "foo"),
    (#""'é😀' + foo""#, "'é😀' + foo", "foo"),
    (#""let a = 1\nlet b = foo\nb""#, "let a = 1\nlet b = foo\nb", "foo"),
    (#""1 +\tf\u006fo""#, "1 +\tfoo", #"f\u006fo"#),
    (#""\u0066oo""#, "foo", #"\u0066oo"#),
    (#""'\u0061' + \u00b5""#, "'a' + µ", #"\u00b5"#),
  ])
  func `a problem behind escapes points into the raw text`(
    _ file: String, _ decoded: String, _ wanted: String
  ) throws {
    #expect(try blamed(file, decoded) == wanted)
  }

  @Test func `a line of a body has the places of its own string`() throws {
    let file = #"["let a = '\u00e9'", "a + foo"]"#
    let bytes = Array(file.utf8)
    let lines = [
      ExpressionText("let a = 'é'", places: PlaceMap(jsonString: 2..<18, in: bytes)),
      ExpressionText("a + foo", places: PlaceMap(jsonString: 22..<29, in: bytes)),
    ]
    var fixture = ExpressionFixture()
    _ = fixture.checker.check(
      ExpressionText(lines: lines), in: fixture.scope, diagnostics: &fixture.diagnostics)
    let range = try #require(fixture.diagnostics.first.first).range
    #expect(String(decoding: bytes[range], as: UTF8.self) == "foo")
  }

  @Test func `an error of the run has its place in the definition`() throws {
    var diagnostics = DiagnosticList()
    var scope = ExpressionScope()
    scope.declareState("a", .double, at: 0..<0, diagnostics: &diagnostics)
    scope.define(
      Signature(name: "f", parameters: ["x"]), at: 100..<104,
      as: ExpressionText("[1][Int(x)]", at: 200),
      diagnostics: &diagnostics)
    let checked = ExpressionChecker().check(
      ExpressionText("1 + f(a)", at: 300), in: scope, diagnostics: &diagnostics)
    var environment = EvaluationEnvironment(states: [.double(4)])
    let error = #expect(throws: EvaluationError.self) {
      try checked?.evaluate(in: &environment)
    }
    #expect(error?.range == 200..<211)
    #expect(error?.diagnostic.code == .evaluation)
  }
}
