import Diagnostics
import ExpressionLanguage
import TestSupport
import Testing

@testable import ExpressionLanguage

struct GeneratedExpressionTests {
  @Test(arguments: GeneratedType.allCases)
  func `a tree that is printed and parsed is the same tree`(_ type: GeneratedType) {
    for seed in UInt64(0)..<Cases.count(130, of: 400) {
      var generator = ExpressionGenerator(seed: seed)
      let tree = generator.expression(type, levels: 5)
      let text = SyntaxPrinter.text(of: tree)
      guard text.utf8.count <= ExpressionLimits.length else { continue }
      var diagnostics = DiagnosticList()
      let parsed = Parser.parse(ExpressionText(text), diagnostics: &diagnostics)
      #expect(diagnostics.isEmpty, "seed \(seed): \(text)")
      #expect(parsed == SyntaxBody(statements: [], result: tree), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [
    "-x.y", "(-x).y", "a - (b - c)", "a - b - c", "(a - b) - c", "(a + b) * c", "a + b * c",
    "a ?? b ?? c", "(a ?? b) ?? c", "a?.b.c", "(a?.b).c", "a?[0]?.c", "a!", "a!.b![0]!", "-a!",
    "!a!",
    "a?.b!.c", "(a?.b)!", "a! ? b! : c!", "a ? b : c ? d : e",
    "(a ? b : c) ? d : e", "a ? (b ? c : d) : e", "!(a && b)", "!a && b", "a < b && c == d || e",
    "(0..<n + 1).map({ $0 })", "[.a, .b(c: 1)]",
    "f({ a, b in let c = a; guard c else { return b }; c })",
    "reduce(0, +)", "'a\\(b + 'c')d'", "--x", "-(-x)", "- -x", "{ $0 }", "let a: [Double]? = b; a",
    "x.0.1", "1.0.rounded()", "1.rounded()", "a - -b", "a.b(c: d, e)(f)[g]", "0x10", "1e400 > 2",
    "if a { b } else if let c = d, !e { c } else { let f = g; f }", "if a(b) { c } else { d }",
    "let x = (if a { b } else { c }) + 1; x", "guard let a = b, c > 2 else { d }; a.e { $0 }",
    "if a { return b }; let c = 2; if c == a { return 1 }; c",
  ])
  func `what is read and printed reads the same`(_ text: String) {
    var diagnostics = DiagnosticList()
    let first = Parser.parse(ExpressionText(text), diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { return }
    let printed = SyntaxPrinter.text(of: first)
    let second = Parser.parse(ExpressionText(printed), diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(first == second, "\(printed)")
  }

  @Test(arguments: GeneratedType.allCases)
  func `the evaluator agrees with a naive one`(_ type: GeneratedType) {
    var evaluated = 0
    let count = Cases.count(100, of: 300)
    for seed in 1000..<UInt64(1000 + count) {
      var generator = ExpressionGenerator(seed: seed)
      let tree = generator.expression(type, levels: 5)
      let text = SyntaxPrinter.text(of: tree)
      guard text.utf8.count <= ExpressionLimits.length else { continue }
      var fixture = Self.makeFixture()
      guard let checked = fixture.check(text) else {
        Issue.record("seed \(seed): \(text)\n\(fixture.diagnostics.first)")
        continue
      }
      let first = try? checked.evaluate(in: &fixture.environment)
      let second = (try? NaiveEvaluator(names: Self.names).evaluate(tree, type)).map(\.value)
      #expect(same(first, second), "seed \(seed): \(text)\n\(String(describing: first))")
      if first != nil { evaluated += 1 }
    }
    #expect(evaluated > count / 3)
  }

  private static let names: [String: NaiveEvaluator.Item] = [
    "d": .double(0.75), "e": .double(-12.5), "i": .int(7), "j": .int(-3), "b": .bool(true),
    "t": .text("Hello"), "l": .list([3, -1.5, 8]),
  ]

  private static func makeFixture() -> ExpressionFixture {
    ExpressionFixture(states: [
      "d": .double(0.75), "e": .double(-12.5), "i": .int(7), "j": .int(-3), "b": .bool(true),
      "t": .text("Hello"), "l": .list([3, -1.5, 8]),
    ])
  }

  /// Equal, where a number that is none equals another.
  private func same(_ first: Value?, _ second: Value?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (.double(let a)?, .double(let b)?): a == b || a.isNaN && b.isNaN
    case (.array(let a)?, .array(let b)?):
      a.elements.count == b.elements.count
        && zip(a.elements, b.elements).allSatisfy { same($0, $1) }
    default: first == second
    }
  }
}

extension NaiveEvaluator.Item {
  /// The value in the terms of the evaluator.
  fileprivate var value: Value {
    switch self {
    case .double(let number): .double(number)
    case .int(let number): .int(number)
    case .bool(let value): .bool(value)
    case .text(let text): .text(text)
    case .list(let list): .list(list)
    case .none: .null
    }
  }
}
