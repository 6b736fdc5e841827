import Diagnostics
import ExpressionLanguage
import TestSupport
import Testing
import ExpressionLanguage

/// Nothing that is read may end the process, hang, or go without an answer.
struct HostileInputTests {
  private static let limit = ExpressionLimits.nesting

  /// What opens and closes one level of nesting.
  private static let nestings = [
    ("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("sin(", ")"), ("true ? 1 : ", ""),
    ("nil ?? (", ")"), ("'\\(", ")'"), ("[1].map { ", " }"), ("1 + -(", ")"), ("2 * (1 + ", ")"),
    ("true ? ", " : 1"), ("[", "][0]"), (".init(", ")"), ("min(1, ", ")"),
  ]

  @Test(arguments: nestings)
  func `nesting beyond the limit is an error at its place`(_ open: String, _ close: String) {
    for depth in [Self.limit + 1, 1000, 3000] {
      let text =
        String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      let found = problems(in: text)
      #expect(!found.isEmpty)
      let code = found.first?.code
      #expect(code == .tooDeep || code == .expressionTooLong || code == .wrongType)
    }
    #expect(
      problems(in: String(repeating: open, count: Self.limit + 1)).map(\.code).contains(.tooDeep))
  }

  @Test func `nesting up to the limit is read`() throws {
    let depth = Self.limit - 1
    let parentheses =
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try value(of: parentheses) == .double(1))
    #expect(problems(in: "(\(parentheses))").map(\.code) == [.tooDeep])
    #expect(problems(in: "(\(parentheses))").map(\.range) == [128..<129])
    #expect(problems(in: "(\(parentheses))").first?.message.contains("128") == true)
  }

  @Test func `a long sum nests nothing`() throws {
    let sum = "0" + String(repeating: "+1", count: 4999)
    #expect(try value(of: sum) == .double(4999))
    let decision = "true" + String(repeating: "&&true", count: 1600)
    #expect(try value(of: decision) == .bool(true))
    let choice = "nil" + String(repeating: "??nil", count: 1900) + "??1"
    #expect(try value(of: choice) == .double(1))
    let list = "[0" + String(repeating: ",1", count: 4990) + "].count"
    #expect(try value(of: list) == .int(4991))
  }

  @Test func `long chains of members meet the limit`() {
    #expect(
      problems(in: "1" + String(repeating: ".magnitude", count: 300)).map(\.code) == [.tooDeep])
    #expect(problems(in: "[1]" + String(repeating: "[0]", count: 300)).map(\.code) == [.tooDeep])
    #expect(problems(in: "f" + String(repeating: "()", count: 300)).map(\.code) == [.tooDeep])
  }

  @Test func `a text beyond the limit of length is an error that names it`() {
    let found = problems(in: String(repeating: "1+", count: 5000) + "1")
    #expect(found.map(\.code) == [.expressionTooLong])
    #expect(found.first?.message == "an expression of 10001 bytes is longer than 10000")
    #expect(found.first?.range == 0..<10_001)
  }

  @Test func `arrays of arrays meet their limit`() {
    var fixture = ExpressionFixture()
    fixture.define("d0", "1")
    for index in 1...40 { fixture.define("d\(index)", "[d\(index - 1)]") }
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.first.map(\.code) == [.tooDeep])
  }

  private static let samples = [
    "let chunk = waveWidth / 2\nguard chunk >= 1 && isOn else { return 0 }\nreturn (sin(chunk.rad) + 1)",
    "'it\\'s \\u{e9} \\(words.map { a in a + '!' }.joined(separator: ', '))'",
    "isOn ? .spring(response: 0.5, dampingFraction: 0.6).delay(0.2) : nil",
    "[n - 2, n + 1].map { abs(Int($0) - ((Int($0) / 10) * 10)) }.reduce(0, +) ?? 0x1F",
    "zip([1e3], words).first?.1.uppercased() ?? words[0..<2][0]",
  ]

  private var fixture: ExpressionFixture {
    var fixture = ExpressionFixture(states: [
      "n": .double(3), "waveWidth": .double(3), "isOn": .bool(true),
      "words": .list([.text("a"), .text("b")]),
    ])
    fixture.define("rad(x)", "x * .pi / 180")
    return fixture
  }

  /// Whatever the text is, it has problems or can be evaluated.
  private func expectAnswer(_ bytes: [UInt8], _ fixture: inout ExpressionFixture) {
    fixture.diagnostics = DiagnosticList()
    let text = String(decoding: bytes, as: UTF8.self)
    let checked = fixture.check(text)
    #expect((checked == nil) == fixture.diagnostics.hasErrors, "\(text)")
    for problem in fixture.diagnostics.first {
      #expect(problem.range.upperBound <= text.utf8.count, "\(text)")
    }
    _ = try? checked?.evaluateFinite(in: &fixture.environment)
  }

  @Test(arguments: samples)
  func `every beginning and every end of an expression has an answer`(_ sample: String) {
    var fixture = fixture
    let bytes = Array(sample.utf8)
    for cut in 0...bytes.count {
      expectAnswer(Array(bytes[..<cut]), &fixture)
      expectAnswer(Array(bytes[cut...]), &fixture)
    }
  }

  @Test(arguments: samples)
  func `every lost and every changed byte has an answer`(_ sample: String) {
    var fixture = fixture
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var without = bytes
      without.remove(at: index)
      expectAnswer(without, &fixture)
      for bit in Array(0..<8).sampled(every: 3, from: index) {
        var changed = bytes
        changed[index] ^= 1 << bit
        expectAnswer(changed, &fixture)
      }
    }
  }

  @Test func `random pieces have an answer`() {
    let pieces = [
      "(", ")", "[", "]", "{", "}", "'", "\\(", "\\", ".", "?.", "?", ":", ",", ";", "\n", "let ",
      "guard ",
      "else ", "return ", "in ", "$0", "$1", "n", "words", "isOn", "1", "2.5", "1e9", "Int(", "map",
      "reduce",
      ".map", ".first", ".spring", "+", "-", "*", "/", "%", "!", "<", "==", "&&", "||", "??", "..<",
      "...", "nil",
      "true", "sin(", "rad", "=", "//", "/*", "\u{e9}", "😀", "\"", "min(", "Color", "Animation",
      "a: ", "0x", "_",
    ]
    var random = SeededGenerator(seed: 20_240_917)
    var fixture = fixture
    for _ in 0..<Cases.count(1500, of: 6000) {
      let count = Int.random(in: 1..<14, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
      expectAnswer(Array(text.joined().utf8), &fixture)
    }
  }

  @Test func `random bytes have an answer`() {
    var random = SeededGenerator(seed: 7)
    var fixture = fixture
    for _ in 0..<Cases.count(750, of: 3000) {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectAnswer(bytes, &fixture)
    }
  }

  @Test func `a message never repeats control characters or long names`() {
    let found = problems(in: "'a' + \u{7F}\u{202E}" + String(repeating: "x", count: 500))
    for problem in found {
      #expect(!problem.message.unicodeScalars.contains { $0.value < 32 || $0 == "\u{202E}" })
    }
    let long = problems(in: String(repeating: "x", count: 500))
    #expect((long.first?.message.count ?? 0) < 120)
  }
}
