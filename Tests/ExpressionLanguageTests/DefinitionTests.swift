import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage

struct DefinitionTests {
  private func fixture(_ definitions: KeyValuePairs<String, String>) -> ExpressionFixture {
    var fixture = ExpressionFixture(states: ["a": .double(1), "b": .double(2), "c": .double(3)])
    for (key, body) in definitions { fixture.define(key, body) }
    return fixture
  }

  private func problems(_ definitions: KeyValuePairs<String, String>) -> [Diagnostic] {
    var fixture = fixture(definitions)
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    return fixture.diagnostics.first
  }

  @Test func `a definition is evaluated where it is used`() throws {
    var fixture = fixture(["double": "a * 2", "add(x, y)": "x + y + c"])
    #expect(try fixture.evaluate("double + add(1, b)") == .double(8))
    fixture.environment.states[0] = .double(10)
    #expect(try fixture.evaluate("double + add(1, b)") == .double(26))
  }

  @Test func `a type has functions, on values where they use self`() throws {
    var fixture = fixture([
      "Double.scaled(by, plus)": "self * by + plus", "Double.middle(x, y)": "(x + y) / 2",
      "Double.negated()": "-self", "Animation.ripple(index)": ".linear(duration: 1).delay(index)",
    ])
    #expect(try fixture.evaluate("b.scaled(by: 5, plus: 1)") == .double(11))
    #expect(try fixture.evaluate("(a + b).scaled(2, 0)") == .double(6))
    #expect(try fixture.evaluate("Double.middle(x: 2, y: 5)") == .double(3.5))
    #expect(try fixture.evaluate("c.negated()") == .double(-3))
    #expect(
      try fixture.evaluate("Animation.ripple(index: 2)")
        == .animation(.linear(duration: 1).delay(2)))
  }

  @Test func `a function of a type is called with its arguments, as a function`() throws {
    let definitions: KeyValuePairs = ["Double.scaled(by)": "self * by"]
    for text in ["a.scaled()", "a.scaled(by: 1, 2)", "a.scaled(to: 1)"] {
      var fixture = fixture(definitions)
      _ = try? fixture.evaluate(text)
      #expect(fixture.diagnostics.first.map { $0.help } == ["it is Double.scaled(by)"], "\(text)")
    }
    var fixture = fixture(definitions)
    _ = try? fixture.evaluate("a.scaled")
    #expect(fixture.diagnostics.hasErrors)
  }

  @Test func `labels may be left out, and are checked when written`() throws {
    var fixture = fixture(["add(x, y)": "x - y"])
    #expect(try fixture.evaluate("add(x: 5, y: 3)") == .double(2))
    #expect(try fixture.evaluate("add(5, y: 3)") == .double(2))
    _ = fixture.check("add(y: 5, x: 3)")
    #expect(fixture.diagnostics.first.map(\.code) == [.wrongArguments, .wrongArguments])
  }

  @Test func `a definition with one parameter is a member`() throws {
    var fixture = fixture(["rad(x)": "x * .pi / 180", "next(n)": "n + 1"])
    #expect(try fixture.evaluate("(180).rad == .pi") == .bool(true))
    #expect(try fixture.evaluate("1.next.next") == .double(3))
    #expect(try fixture.evaluate("[1, 2].map(next)") == .list([2, 3]))
  }

  @Test func `a definition works for every type that its body works for`() throws {
    var fixture = fixture(["twice(x)": "x + x", "larger(x, y)": "x > y ? x : y"])
    #expect(try fixture.evaluate("twice('a')") == .text("aa"))
    #expect(try fixture.evaluate("twice(Int(2))") == .int(4))
    #expect(try fixture.evaluate("twice(Angle.degrees(45))") == .angle(Angle(degrees: 90)))
    #expect(try fixture.evaluate("larger(Int(2), 2.5)") == .double(2.5))
  }

  @Test func `a definition adds a member to a type`() throws {
    var fixture = fixture([
      "Animation.instant": ".linear(duration: 0.0001)",
      "Animation.slow(factor)": "Animation.linear.speed(1 / factor)",
      "Color.brand": "Color('#112233')",
    ])
    let type = ExpectedTypes.type(.animation)
    #expect(
      try fixture.evaluate("Animation.instant.delay(1)", type)
        == .animation(.linear(duration: 0.0001).delay(1)))
    #expect(try fixture.evaluate(".instant", type) == .animation(.linear(duration: 0.0001)))
    #expect(try fixture.evaluate(".slow(2)", type) == .animation(.linear.speed(0.5)))
    #expect(
      try fixture.evaluate(".brand", .type(.color))
        == fixture.evaluate("'#112233'", .type(.color)))
    _ = fixture.check(".instnat", type)
    #expect(fixture.diagnostics.first.last?.help == "did you mean 'instant'?")
  }

  @Test func `what a definition reads is what its users depend on`() throws {
    var fixture = fixture(["sum": "a + other", "other": "c * 2", "pick(x)": "x > 0 ? b : 0"])
    #expect(try fixture.checked("1 + 2").dependencies.isEmpty)
    #expect(try fixture.checked("1 + 2").isConstant)
    #expect(try fixture.checked("sum").dependencies.states == [0, 2])
    #expect(try fixture.checked("[1, 2].map { pick($0) }").dependencies.states == [1])
    #expect(try fixture.checked("pick(other)").dependencies.states == [1, 2])
    #expect(try !fixture.checked("sum").isConstant)
  }

  // MARK: Rings and chains

  @Test(
    arguments: [
      (["x": "x + 1"], "x → x"),
      (["x": "y", "y": "x"], "x → y → x"),
      (["x": "y + 1", "y": "z(2)", "z(n)": "n + x"], "x → y → z → x"),
      (["f(n)": "n > 0 ? f(n - 1) : 0"], "f → f"),
      (["f(n)": "[n].map { g($0) }", "g(n)": "f(n)"], "f → g → f"),
    ] as [([String: String], String)])
  func `a ring of definitions is refused by its names`(
    _ definitions: [String: String], _ ring: String
  ) {
    var fixture = ExpressionFixture()
    for key in definitions.keys.sorted() { fixture.define(key, definitions[key] ?? "") }
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    let found = fixture.diagnostics.first
    #expect(found.map(\.code) == [.recursiveDefinition])
    #expect(found.first?.message.hasSuffix("uses itself: \(ring)") == true, "\(found)")
  }

  @Test func `a ring that goes through a member is refused where it is entered`() {
    var fixture = fixture(["f(n)": "g(n)", "g(n)": "n.f"])
    _ = fixture.check("1 + f(2)")
    #expect(fixture.diagnostics.first.map(\.code) == [.recursiveDefinition])
    #expect(fixture.diagnostics.first.map(\.range) == [4..<8])
  }

  @Test func `a ring of ten thousand definitions is named by its ends`() {
    var fixture = ExpressionFixture()
    for index in 0..<10_000 { fixture.define("d\(index)", "d\((index + 1) % 10_000) + 1") }
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.errorCount == 1)
    #expect(fixture.diagnostics.first.first?.code == .recursiveDefinition)
    #expect(
      fixture.diagnostics.first.first?.message.hasSuffix(
        "d0 → d1 → d2 → d3 → … 9993 more … → d9997 → d9998 → d9999 → d0") == true)
  }

  @Test func `a chain of definitions works up to its limit`() throws {
    var fixture = ExpressionFixture()
    fixture.define("d0", "1")
    for index in 1..<2000 { fixture.define("d\(index)", "d\(index - 1) + 1") }
    let limit = ExpressionLimits.definitionDepth
    #expect(try fixture.evaluate("d\(limit - 2)") == .double(Double(limit - 1)))
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.first.map(\.code) == [.tooDeep])
    #expect(fixture.diagnostics.first.first?.message.contains("128") == true)
  }

  @Test func `a ladder that doubles sixty times is evaluated once a rung`() throws {
    var fixture = ExpressionFixture(states: ["a": .double(1)])
    fixture.define("d0", "a")
    for index in 1...60 { fixture.define("d\(index)", "d\(index - 1) + d\(index - 1)") }
    #expect(try fixture.evaluate("d60") == .double(0x1p60))
    fixture.environment.states[0] = .double(3)
    #expect(try fixture.evaluate("d60") == .double(3 * 0x1p60))
  }

  @Test func `a ladder of functions meets the limit of steps`() throws {
    var fixture = ExpressionFixture(states: ["a": .double(1)])
    fixture.define("d0(x)", "x + 1")
    for index in 1...60 { fixture.define("d\(index)(x)", "d\(index - 1)(x) + d\(index - 1)(x)") }
    let error = try fixture.error(of: "d60(a)")
    #expect(error?.failure == .tooManySteps(ExpressionLimits.steps))
  }

  // MARK: Problems

  @Test func `a definition is checked although nothing uses it`() {
    #expect(
      problems(["x": "a + foo", "f(n)": "n + bar(n)"]).map(\.message) == [
        "unknown name 'foo'", "unknown function 'bar'",
      ])
    #expect(problems(["f(n)": "n.anything + 1 + n(2)"]).isEmpty == true)
    #expect(problems(["f(n)": "sin('a') + n"]).map(\.code) == [.wrongType])
  }

  @Test func `a broken definition is reported once and not again where it is used`() {
    var fixture = fixture(["x": "a + foo", "y": "x + 1", "f(n)": "n +"])
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.errorCount == 2)
    #expect(fixture.check("x + y + f(2)") == nil)
    #expect(fixture.diagnostics.errorCount == 2)
  }

  /// Wrong definitions, perhaps with an expression that uses them, and what their help leads to; nil for those
  /// that have none.
  @Test(
    arguments: [
      (["x": "a + foo"], nil, (["x": "a + foo", "foo": "1"], nil)),
      (["f(n)": "n + bar(n)"], nil, nil), (["f(n)": "sin('a') + n"], nil, nil),
      (["x": "x + 1"], nil, nil), (["f(n)": "g(n)", "g(n)": "n.f"], "1 + f(2)", nil),
      (["half(x)": "x / 2"], "half('a')", nil), (["sin(x)": "x + 1"], nil, nil),
      (["add(x, y)": "x - y"], "add(y: 5, x: 3)", (["add(x, y)": "x - y"], "add(x: 5, y: 3)")),
      (["add(x, y)": "x - y"], "add(1)", (["add(x, y)": "x - y"], "add(1, 2)")),
      (["add(x, y)": "x - y"], "add", (["add(x, y)": "x - y"], "add(1, 2)")),
      (["x": "a"], "x()", (["x": "a"], "x")),
      (["next(n)": "n + 1"], "nxt(1)", (["next(n)": "n + 1"], "next(1)")),
    ] as [([String: String], String?, ([String: String], String?)?)])
  func `a help about a definition, pasted back, gives definitions without the error`(
    _ wrong: [String: String], _ use: String?, _ right: ([String: String], String?)?
  ) {
    let found = problems(wrong, use)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0.help != nil) == (right != nil) }, "\(found)")
    if let right { #expect(problems(right.0, right.1).isEmpty) }
  }

  private func problems(_ definitions: [String: String], _ use: String?) -> [Diagnostic] {
    var fixture = ExpressionFixture(states: ["a": .double(1)])
    for key in definitions.keys.sorted() { fixture.define(key, definitions[key] ?? "") }
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    if let use { _ = fixture.check(use) }
    return fixture.diagnostics.first
  }

  @Test func `types that do not suit a definition are refused where it is called`() {
    var fixture = fixture(["half(x)": "x / 2", "quarter(x)": "half(half(x))"])
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.isEmpty)
    #expect(fixture.check("1 + quarter('a')") == nil)
    let found = fixture.diagnostics.first
    #expect(found.map(\.range) == [4..<16])
    #expect(found.first?.message.contains("'quarter' cannot be called with x: String") == true)
    #expect(found.first?.message.contains("'/' does not work on a String") == true)
  }

  @Test(arguments: [
    ("1x", Signature.Problem.form), ("", .form), ("f(", .form), ("f(a,)", .form),
    ("f(a b)", .form), ("true", .keyword("true")), ("f(let)", .keyword("let")),
    ("f(a, a)", .repeatedParameter("a")), ("a.", .form), ("a b", .form), ("Nothing.a", .form),
    ("Animation.1", .form), ("Animation.a(1)", .form),
  ])
  func `a key that declares nothing is refused`(_ key: String, _ problem: Signature.Problem) {
    #expect(throws: problem) { try Signature(key) }
  }

  @Test func `a definition with the name of a state is refused`() {
    var fixture = ExpressionFixture(states: ["a": .double(1)])
    fixture.define("a", "1")
    #expect(fixture.diagnostics.first.map(\.code) == [.duplicateName])
  }

  @Test func `a name that hides a function is a warning, and the definition counts`() throws {
    var fixture = ExpressionFixture()
    fixture.define("sin(x)", "x + 1")
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    #expect(fixture.diagnostics.first.map(\.code) == [.hiddenName])
    #expect(!fixture.diagnostics.hasErrors)
    #expect(try fixture.evaluate("sin(1.0)") == .double(2))
  }
}
