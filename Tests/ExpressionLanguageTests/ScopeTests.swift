import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage

struct ScopeTests {
  @Test func `an inner name hides an outer one`() throws {
    var fixture = ExpressionFixture(states: ["x": .text("state"), "y": .text("y")])
    fixture.define("d", "x")
    #expect(try fixture.evaluate("x") == .text("state"))
    fixture.add(input: "x", .text("input"))
    #expect(try fixture.evaluate("x + y") == .text("inputy"))
    // A definition sees the names around itself, not those around its use.
    #expect(try fixture.evaluate("d") == .text("state"))
    fixture.define("e", "x")
    #expect(try fixture.evaluate("e") == .text("input"))
    #expect(try fixture.evaluate("let x = 'let'; return x") == .text("let"))
    #expect(try fixture.evaluate("['closure'].map { x in x }[0]") == .text("closure"))
    #expect(try fixture.evaluate("let x = x + '!'; x") == .text("input!"))
  }

  @Test func `names of closures end with them`() throws {
    #expect(try value(of: "let n = 5; return [1].map { n in n + 1 }[0] + n") == .double(7))
    #expect(
      try value(of: "[[1, 2], [3]].map { a in a.map { $0 * 10 }.reduce(0, +) + a[0] }")
        == .list([31, 33]))
    #expect(
      try value(of: "(0..<2).map { a in (0..<2).map { b in Double(a * 10 + b) } }")
        == .list([.list([0, 1]), .list([10, 11])]))
  }

  /// A pair is taken apart by a closure that asks for both of its parts itself, and by no other.
  @Test(arguments: [
    ("[[1, 2], [3]].enumerated().map { $0.element.reduce(0) { $0 + $1 } }", "[3, 3]"),
    ("[[1, 2], [3]].enumerated().map { $0.1.reduce(Double($0.0)) { $0 + $1 } }", "[3, 4]"),
    ("[[1, 2], [3]].enumerated().map { $1.reduce(Double($0)) { $0 + $1 } }", "[3, 4]"),
    ("[7, 9].enumerated().map { '$1 \\($0.offset)' }", "['$1 0', '$1 1']"),
    ("['x', 'y'].enumerated().map { '\\($0) \\($1)' }", "['0 x', '1 y']"),
    ("[7, 9].enumerated().map { /* $1 */ $0.offset }", "[0, 1]"),
    ("[7, 9].enumerated().map { [1, 2].map { n in n + $1 }.reduce(Double($0), +) }", "[17, 22]"),
    ("zip([7, 9], [1, 2]).map { $0.0 - $0.1 }", "[6, 7]"),
    ("zip([7, 9], [1, 2]).map { $0 - $1 }", "[6, 7]"),
  ])
  func `arguments without names are counted by the closure that uses them`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try value(of: "(\(text)) == \(expected)") == .bool(true))
  }

  @Test func `a constant is a value that an inner name hides, and no function`() throws {
    var fixture = ExpressionFixture()
    fixture.scope.declareConstant("isReduced", .bool(true), .bool)
    #expect(try fixture.checked("isReduced").constantValue == .bool(true))
    #expect(fixture.check("isReduced()") == nil)
    #expect(fixture.diagnostics.first.map { $0.help } == ["leave the parentheses out"])
    #expect(try fixture.evaluate("isReduced") == .bool(true))
    fixture.add(input: "isReduced", .text("input"))
    #expect(try fixture.evaluate("isReduced") == .text("input"))
  }

  @Test func `states and inputs have slots in the order of their declaration`() throws {
    var diagnostics = DiagnosticList()
    var scope = ExpressionScope()
    #expect(scope.declareState("a", .double, at: 0..<1, diagnostics: &diagnostics) == 0)
    #expect(scope.declareState("b", .double, at: 0..<1, diagnostics: &diagnostics) == 1)
    var first = scope.nested()
    #expect(first.declareInput("i", .double, at: 0..<1, diagnostics: &diagnostics) == 0)
    var inner = first.nested()
    #expect(inner.declareInput("j", .double, at: 0..<1, diagnostics: &diagnostics) == 1)
    var second = scope.nested()
    #expect(second.declareInput("k", .double, at: 0..<1, diagnostics: &diagnostics) == 0)
    #expect(inner.inputCount == 2)
    #expect(scope.stateCount == 2)
    #expect(diagnostics.isEmpty)
  }

  @Test func `two names in one layer clash`() {
    var diagnostics = DiagnosticList()
    var scope = ExpressionScope()
    scope.declareState("a", .double, at: 5..<6, diagnostics: &diagnostics)
    scope.define(
      Signature(name: "a"), at: 40..<41, as: ExpressionText("1"), diagnostics: &diagnostics)
    #expect(diagnostics.first.map(\.code) == [.duplicateName])
    #expect(diagnostics.first.map(\.range) == [40..<41])
    #expect(diagnostics.first.first?.earlier == .declaration(5))
  }

  @Test func `an injected name that hides one of the document is a warning`() {
    var diagnostics = DiagnosticList()
    var scope = ExpressionScope()
    scope.declareState("value", .double, at: 5..<10, diagnostics: &diagnostics)
    var inner = scope.nested()
    inner.declareInput(
      "value", .double, at: 40..<41, isInjected: true, diagnostics: &diagnostics)
    inner.declareInput(
      "remaining", .double, at: 40..<41, isInjected: true, diagnostics: &diagnostics)
    #expect(diagnostics.first.map(\.code) == [.hiddenName])
    #expect(diagnostics.first.first?.severity == .warning)
    #expect(diagnostics.first.first?.earlier == .declaration(5))
  }

  @Test func `a recipe takes an expression or a closure`() throws {
    var fixture = ExpressionFixture()
    fixture.add(input: "remaining", .double(2))
    for text in [
      ".easeInOut(duration: remaining)", "{ duration in .easeInOut(duration: duration) }",
      "{ .easeInOut(duration: $0) }",
      "{ (d) in let half = d / 1\n return .easeInOut(duration: half) }",
    ] {
      let checked = fixture.checker.check(
        ExpressionText(text), expecting: .type(.animation), in: fixture.scope,
        closureInputs: ["remaining"], diagnostics: &fixture.diagnostics)
      #expect(fixture.diagnostics.isEmpty)
      #expect(checked?.dependencies.inputs == [0])
      let value = try checked?.evaluate(in: &fixture.environment)
      #expect(value == .animation(.easeInOut(duration: 2)))
    }
    _ = fixture.checker.check(
      ExpressionText("{ a, b in a }"), in: fixture.scope, closureInputs: ["remaining"],
      diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.first.map(\.range) == [5..<6])
    #expect(ExpressionText("  { $0 }").isClosure)
    #expect(!ExpressionText("[1]").isClosure)
  }

  @Test func `a key of set names a part of a state`() throws {
    var fixture = ExpressionFixture(states: [
      "n": .double(1), "list": .list([1, 2, 3]), "i": .int(1), "viewModel.name": .text("a"),
    ])
    let record = try RecordValue(names: ["x", "list"], values: [.double(1), .list([4, 5])])
    fixture.add(state: "r", .record(record))
    fixture.add(state: "p", .point(.init(x: 1, y: 2)))
    func set(_ key: String, _ value: Value) throws {
      let target = fixture.checker.checkTarget(
        ExpressionText(key), in: fixture.scope, diagnostics: &fixture.diagnostics)
      guard let target, case .state(let slot) = target.root else { return }
      let whole = try target.assigning(value, in: &fixture.environment)
      fixture.environment.states[slot] = whole
    }
    try set("n", .double(7))
    try set("list[i]", .double(9))
    try set("viewModel.name", .text("b"))
    try set("r.list[i - 1]", .double(8))
    try set("r.x", .double(3))
    try set("p.y", .double(6))
    #expect(fixture.diagnostics.isEmpty)
    let expected = try RecordValue(names: ["x", "list"], values: [.double(3), .list([8, 5])])
    #expect(
      fixture.environment.states == [
        .double(7), .list([1, 9, 3]), .int(1), .text("b"), .record(expected),
        .point(.init(x: 1, y: 6)),
      ])
    #expect(throws: EvaluationError.self) { try set("list[i + 5]", .double(1)) }
    try set("n + 1", .double(1))
    try set("lst[0]", .double(1))
    #expect(fixture.diagnostics.first.map(\.code) == [.wrongType, .unknownName])
    #expect(
      fixture.diagnostics.first.map { $0.help } == [
        "write name, name[i] or name.x", "did you mean 'list'?",
      ])
    // Both helps, followed.
    fixture.diagnostics = DiagnosticList()
    try set("n", .double(1))
    try set("list[0]", .double(1))
    #expect(fixture.diagnostics.isEmpty)
  }
}
