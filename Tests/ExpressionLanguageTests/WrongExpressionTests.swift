import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage

/// A wrong expression with the one problem it is expected to have.
struct WrongExpression: CustomTestStringConvertible {
  let text: String
  let expected: ExpectedTypes
  /// The bytes of the text that the problem is about; nil where a test does not ask for them.
  let place: Range<Int>?
  let code: DiagnosticCode
  /// A part of the message, or of the help, that must be there.
  let says: String

  init(
    _ text: String, as type: ValueType? = nil, _ place: Range<Int>?, _ code: DiagnosticCode,
    _ says: String
  ) {
    self.text = text
    self.expected = type.map { .type($0) } ?? .any
    self.place = place
    self.code = code
    self.says = says
  }

  var testDescription: String { text }
}

struct WrongExpressionTests {
  @Test(arguments: WrongExpression.syntax)
  func `a text that is no expression is refused at its place`(_ wrong: WrongExpression) {
    expectOneProblem(wrong)
  }

  @Test(arguments: WrongExpression.names)
  func `an unknown name is refused with a suggestion`(_ wrong: WrongExpression) {
    expectOneProblem(wrong)
  }

  @Test(arguments: WrongExpression.types)
  func `a value of another type is refused with what to write`(_ wrong: WrongExpression) {
    expectOneProblem(wrong)
  }

  @Test(arguments: WrongExpression.calls)
  func `a call with other arguments is refused with the declaration`(_ wrong: WrongExpression) {
    expectOneProblem(wrong)
  }

  @Test func `independent problems of one expression are reported together`() {
    let found = problems(in: "foo(1) + [2, bar, sn(3)].cuont")
    #expect(found.map(\.range) == [0..<3, 13..<16, 18..<20, 25..<30])
    #expect(problems(in: "(1 + , 2)\n").count == 1)
    #expect(problems(in: "[1 2, 3 4]").map(\.range) == [3..<4, 8..<9])
    #expect(problems(in: "let x = a1; let y = b1; x + y").map(\.range) == [8..<10, 20..<22])
  }

  @Test func `a problem in the syntax does not hide one in the types`() {
    let found = problems(in: "[1 +, foo]")
    #expect(found.map(\.code) == [.expressionSyntax, .unknownName])
  }

  @Test(arguments: WrongExpression.all)
  func `a help, pasted back, gives an expression without the error`(_ wrong: WrongExpression) {
    let problems = found(in: wrong.text, as: wrong.expected)
    guard let problem = problems.first, problem.help != nil else { return }
    let following = FollowedExpression(text: wrong.text, problem: problem)
    guard let followed = following.followed else {
      Issue.record("neither pasted nor decided: \(wrong.text): \(problem.help ?? "")")
      return
    }
    let remaining = found(in: followed, as: wrong.expected, declaring: following.declared)
    #expect(
      !remaining.contains { $0.code == problem.code && $0.message == problem.message }
        && (problem.code == .expressionSyntax
          || !remaining.contains { $0.code == .expressionSyntax }),
      "\(problem.help ?? ""): \(followed): \(remaining.map(\.message))")
  }

  private func found(
    in text: String, as expected: ExpectedTypes,
    declaring state: (name: String, value: Value)? = nil
  ) -> [Diagnostic] {
    var fixture = WrongExpression.fixture
    if let state { fixture.add(state: state.name, state.value) }
    _ = fixture.check(text, expected)
    return fixture.diagnostics.first
  }

  private func expectOneProblem(_ wrong: WrongExpression) {
    var fixture = WrongExpression.fixture
    _ = fixture.check(wrong.text, wrong.expected)
    let found = fixture.diagnostics.first
    #expect(found.count == 1)
    #expect(found.first?.range == wrong.place)
    #expect(found.first?.code == wrong.code)
    let said = "\(found.first?.message ?? "") | \(found.first?.help ?? "")"
    #expect(said.contains(wrong.says), "\(said)")
  }
}

extension WrongExpression {
  static let all = syntax + names + types + calls + statements + choices

  /// The names that the expressions use.
  static var fixture: ExpressionFixture {
    var fixture = ExpressionFixture(states: [
      "n": .double(3), "words": .text("ab"), "tilt": .angle(Angle(degrees: 3)),
      "change": .transaction(TransactionValue()), "isOn": .bool(true),
    ])
    fixture.define("twice(x)", "x * 2")
    fixture.define("three", "3")
    fixture.checker.checkDefinitions(of: fixture.scope, diagnostics: &fixture.diagnostics)
    return fixture
  }

  static let syntax = [
    WrongExpression("", 0..<0, .expressionSyntax, "expected a value, found the end"),
    WrongExpression("1 +", 3..<3, .expressionSyntax, "expected a value, found the end"),
    WrongExpression("1 2", 2..<3, .expressionSyntax, "expected an operator or the end"),
    WrongExpression("(1 + 2", 6..<6, .expressionSyntax, "expected ')'"),
    WrongExpression("[1, 2", 5..<5, .expressionSyntax, "',' or ']'"),
    WrongExpression("[1, 2)", 5..<6, .expressionSyntax, "found ')'"),
    WrongExpression("1 + * 2", 4..<5, .expressionSyntax, "found '*'"),
    WrongExpression("sin(1", 5..<5, .expressionSyntax, "',' or ')'"),
    WrongExpression("()", 1..<2, .expressionSyntax, "expected a value"),
    WrongExpression("(1, 2)", 2..<3, .expressionSyntax, "write [a, b]"),
    WrongExpression("'abc", 0..<1, .expressionSyntax, "close it with '"),
    WrongExpression("'a\\qb'", 2..<4, .expressionSyntax, "'\\q' is not an escape"),
    WrongExpression("'\\u{110000}'", 1..<10, .expressionSyntax, "names no character"),
    WrongExpression("'\\(1'", 4..<5, .expressionSyntax, "expected ')'"),
    WrongExpression("isOn ? 1", 8..<8, .expressionSyntax, "expected ':'"),
    WrongExpression("isOn ?.b : 2", 9..<10, .expressionSyntax, "a ? .b : c"),
    WrongExpression("[1].first ?.b : 2", 14..<15, .expressionSyntax, "a ? .b : c"),
    WrongExpression(".5", 0..<2, .expressionSyntax, "write 0.5"),
    WrongExpression("5.", 2..<2, .expressionSyntax, "the name of a member"),
    WrongExpression("1e999", 0..<5, .numberRange, "out of the range"),
    WrongExpression("0xFFFFFFFFFFFFFFFFF", 0..<19, .numberRange, "out of the range"),
    WrongExpression("60fps", 0..<5, .expressionSyntax, "'60fps' is not a number"),
    WrongExpression("0b11", 0..<4, .expressionSyntax, "is not a number"),
    WrongExpression("90°", 0..<4, .expressionSyntax, "write .degrees(90)"),
    WrongExpression(
      #"\(n)"#, 0..<1, .expressionSyntax,
      #"text needs quotes, also around a value in it: "'\\(x)'""#),
    WrongExpression("n ^ 3", 2..<3, .expressionSyntax, "write pow(x, y)"),
    WrongExpression("isOn & isOn", 5..<6, .expressionSyntax, "write &&"),
    WrongExpression("2 − 1", 2..<5, .expressionSyntax, "write -"),
    WrongExpression("1 < 2 < 3", 6..<7, .expressionSyntax, "write a < b && b < c"),
    WrongExpression("0..<1..<2", 5..<8, .expressionSyntax, "cannot follow each other"),
    WrongExpression("if isOn { 1 }", 13..<13, .expressionSyntax, "end with an expression"),
    WrongExpression("let x = 2; x = 3; x", 13..<14, .expressionSyntax, "write =="),
    WrongExpression("let x 3; x", 6..<7, .expressionSyntax, "expected '='"),
    WrongExpression("let x = 3", 9..<9, .expressionSyntax, "end with an expression"),
    WrongExpression("let true = 3; 4", 4..<8, .invalidName, "a word of the language"),
    WrongExpression("guard isOn; 3", 10..<11, .expressionSyntax, "guard c else"),
    WrongExpression("n = 3", 2..<3, .expressionSyntax, "write =="),
    WrongExpression("1; 2", 3..<4, .expressionSyntax, "code after the result"),
    WrongExpression("n as Double", 2..<4, .expressionSyntax, "Double(x)"),
    WrongExpression("1 /* x", 2..<4, .expressionSyntax, "never ends"),
    WrongExpression("twice(1, , 2)", 9..<10, .expressionSyntax, "expected a value"),
    WrongExpression("$", 0..<1, .expressionSyntax, "$0, $1"),
  ]

  static let names = [
    WrongExpression("cubic-bezier(0.25, 0.1, 0.25, 1)", 0..<5, .unknownName, "write .timingCurve("),
    WrongExpression("UIColor.rde", 8..<11, .unknownMember, "did you mean 'red'?"),
    WrongExpression(
      ".symbolEffect", as: .transition, 1..<13, .notSimulated, "write a transition whose motion"),
    WrongExpression(
      ".thinMaterial", as: .color, 1..<13, .notSimulated, "write a color that is near to it"),
    WrongExpression("Hello", 0..<5, .unknownName, "text needs quotes: \"'Hello'\""),
    WrongExpression("wrods", 0..<5, .unknownName, "did you mean 'words'?"),
    // A name where a number is wanted is no text without its quotes.
    WrongExpression("gone", as: .double, 0..<4, .unknownName, "\"state\": { \"gone\": 0 }"),
    WrongExpression("gone", as: .bool, 0..<4, .unknownName, "\"state\": { \"gone\": false }"),
    WrongExpression("fade", as: .transition, 0..<4, .unknownName, "there are .identity, .opacity"),
    WrongExpression("purple", 0..<6, .unknownName, "write Color.purple"),
    WrongExpression("state.n", 0..<5, .unknownName, "write n"),
    WrongExpression(
      ".easeInOut(0.3)", as: .animation, 11..<14, .wrongArguments, "write duration: 0.3"),
    WrongExpression(".spring(0.3)", as: .animation, 8..<11, .wrongType, "write duration: 0.3"),
    WrongExpression(".spring.repeat(3)", as: .animation, 8..<14, .unknownMember, "'repeatCount'"),
    WrongExpression("n ** 2", 3..<4, .expressionSyntax, "write pow(x, y)"),
    WrongExpression("['a': 1]", 4..<5, .expressionSyntax, "write a list of records, or a Set"),
    WrongExpression(
      "[1, 2][0, default: 3]", 8..<9, .expressionSyntax, "a subscript takes one index"),
    WrongExpression("n + 10%", 7..<7, .expressionSyntax, "write 0.1"),
    WrongExpression("words.length", 6..<12, .unknownMember, "write .count"),
    WrongExpression(
      ".scale.opacity", as: .transition, 7..<14, .unknownMember, ".combined(with: .opacity)"),
    WrongExpression("CGSize.zero.x", 12..<13, .unknownMember, "it has 'width', 'height'"),
    WrongExpression("tilt + tlit", 7..<11, .unknownName, "did you mean 'tilt'?"),
    // Only a name that fits is suggested.
    WrongExpression("n + tlit", 4..<8, .unknownName, "name it in"),
    WrongExpression("tlit + n", 0..<4, .unknownName, "name it in"),
    WrongExpression("n > tlit", 4..<8, .unknownName, "declare it"),
    WrongExpression("tlit < n", 0..<4, .unknownName, "name it in"),
    WrongExpression("2 * tlit", 4..<8, .unknownName, "did you mean 'tilt'?"),
    WrongExpression("n * tlit", as: .angle, 4..<8, .unknownName, "did you mean 'tilt'?"),
    WrongExpression("tilt * -tree", as: .angle, 8..<12, .unknownName, "did you mean 'three'?"),
    WrongExpression("tlit", as: .angle, 0..<4, .unknownName, "did you mean 'tilt'?"),
    WrongExpression("tlit", as: .double, 0..<4, .unknownName, "declare it"),
    WrongExpression("-tlit", as: .double, 1..<5, .unknownName, "declare it"),
    WrongExpression("tlit.degrees", as: .double, 0..<4, .unknownName, "did you mean 'tilt'?"),
    WrongExpression("wrods == 'a'", 0..<5, .unknownName, "did you mean 'words'?"),
    WrongExpression("wrods == 1", 0..<5, .unknownName, "name it in"),
    WrongExpression("isOm ? 1 : 2", 0..<4, .unknownName, "did you mean 'isOn'?"),
    WrongExpression("isOm", as: .text, 0..<4, .unknownName, "text needs quotes"),
    WrongExpression("twise", as: .double, 0..<5, .unknownName, "declare it"),
    WrongExpression("tree", as: .double, 0..<4, .unknownName, "did you mean 'three'?"),
    WrongExpression("tree", as: .text, 0..<4, .unknownName, "text needs quotes"),
    WrongExpression("CGRect.zero.siz.width", 12..<15, .unknownMember, "did you mean 'size'?"),
    WrongExpression("CGRect.zero.widht", as: .double, 12..<17, .unknownMember, "'width'"),
    WrongExpression(
      "CGSize.zero * CGSize.zero.widht", as: .size, 26..<31, .unknownMember, "'width'"),
    WrongExpression("sn(1)", 0..<2, .unknownName, "did you mean 'sin'?"),
    WrongExpression("twise(1)", 0..<5, .unknownName, "did you mean 'twice'?"),
    WrongExpression("reduce(0, +)", 0..<6, .unknownName, "write x.reduce(…)"),
    WrongExpression("spring", as: .animation, 0..<6, .unknownName, "write .spring"),
    WrongExpression("spring(duration: 1)", as: .animation, 0..<6, .unknownName, "write .spring(…)"),
    WrongExpression("easeIn", 0..<6, .unknownName, "write Animation.easeIn"),
    WrongExpression(".easeInn", as: .animation, 1..<8, .unknownCurve, "did you mean 'easeIn'?"),
    WrongExpression(
      ".easeInn(duration: 1)", as: .animation, 1..<8, .unknownCurve, "did you mean 'easeIn'?"),
    WrongExpression(".delay(1)", as: .animation, 1..<6, .unknownCurve, "write .default.delay(…)"),
    WrongExpression(".top", 0..<4, .unknownMember, "write UnitPoint.top"),
    WrongExpression("Color.rde", 6..<9, .unknownMember, "did you mean 'red'?"),
    WrongExpression("words.cont", 6..<10, .unknownMember, "did you mean 'count'?"),
    WrongExpression("n.count", 2..<7, .unknownMember, "Double has no member 'count'"),
    WrongExpression("change.animaton", 7..<15, .unknownMember, "did you mean 'animation'?"),
    WrongExpression(
      ".linear.repeatForver()", as: .animation, 8..<20, .unknownMember, "'repeatForever'"),
    WrongExpression(
      ".move(edge: .botom)", as: .transition, 13..<18, .unknownMember, "did you mean 'bottom'?"),
    WrongExpression("[1].first.count", 10..<15, .unknownMember, "write ?.count"),
    WrongExpression("$0 + 1", 0..<2, .unknownName, "a closure's arguments"),
    WrongExpression("let a: Dubble = 3; a", 7..<13, .unknownName, "did you mean 'Double'?"),
  ]

  static let types = [
    WrongExpression("90", as: .angle, 0..<2, .wrongType, "write .degrees(90)"),
    WrongExpression("n", as: .angle, 0..<1, .wrongType, "write .degrees(n)"),
    WrongExpression("tilt", as: .double, 0..<4, .wrongType, "write tilt.degrees"),
    WrongExpression("12", as: .animation, 0..<2, .wrongType, "write .linear(duration: 12)"),
    WrongExpression("Spring()", as: .animation, 0..<8, .wrongType, "write .spring(Spring())"),
    WrongExpression("'#ff3b3'", as: .color, 0..<8, .wrongType, "'#rrggbb'"),
    WrongExpression("words", as: .color, 0..<5, .wrongType, "write Color(words)"),
    WrongExpression("nil", as: .double, 0..<3, .wrongType, "expected a Double, found nil"),
    WrongExpression("n", as: .bool, 0..<1, .wrongType, "compare it: n != 0"),
    WrongExpression("isOn", as: .double, 0..<4, .wrongType, "write isOn ? 1 : 0"),
    WrongExpression("n", as: .text, 0..<1, .wrongType, "write '\\(n)'"),
    WrongExpression("CGPoint(x: 1, y: 2)", as: .size, 0..<19, .wrongType, "write CGSize("),
    WrongExpression("isOn + 1", 5..<6, .wrongType, "write isOn ? 1 : 0"),
    WrongExpression("words + 1", 6..<7, .wrongType, "write '1'"),
    WrongExpression("tilt + 90", 5..<6, .wrongType, "write .degrees(90)"),
    WrongExpression("1 && isOn", 0..<1, .wrongType, "expected a Bool, found a Double"),
    WrongExpression("n % 2", 2..<3, .wrongType, "fmod"),
    WrongExpression("isOn ? 1 : 'a'", 11..<14, .wrongType, "Double and String"),
    WrongExpression("n ? 1 : 2", 0..<1, .wrongType, "compare it: n != 0"),
    WrongExpression("[1, 'a']", 4..<7, .wrongType, "expected a Double"),
    WrongExpression("[1, 2][n]", 7..<8, .wrongType, "write Int(n)"),
    WrongExpression("words[0]", 0..<5, .wrongType, "write Array(words)[…]"),
    WrongExpression("n[0]", 0..<1, .wrongType, "a Double has no elements"),
    WrongExpression("0..<n", 4..<5, .wrongType, "write Int(n)"),
    WrongExpression("1 == 'a'", 0..<8, .wrongType, "'==' does not work"),
    WrongExpression("tilt < 2", 0..<8, .wrongType, "write .degrees(2)"),
    WrongExpression("-words", 1..<6, .wrongType, "wants a number"),
    WrongExpression("!3", 1..<2, .wrongType, "compare it: (3 != 0)"),
    WrongExpression("5 ?? 3", 0..<1, .wrongType, "leave '??' out"),
    WrongExpression("n?.magnitude", 0..<1, .wrongType, "never nil"),
    WrongExpression("n! + 1", 0..<2, .wrongType, "leave the '!' out"),
    WrongExpression("[1].first + 1", 10..<11, .wrongType, "[1].first ?? …"),
    WrongExpression("n()", 0..<1, .wrongType, "not a function"),
    WrongExpression("sin", 0..<3, .wrongType, "call it: sin(Double)"),
    WrongExpression("Double", 0..<6, .wrongType, "is a type"),
    WrongExpression("{ $0 }", 0..<6, .wrongType, "a closure is only the argument"),
    WrongExpression("[1].filter { $0 }", 13..<15, .wrongType, "expected a Bool"),
    WrongExpression("[[1]].sorted()", 0..<14, .wrongType, "numbers or texts"),
    WrongExpression("MoveKeyframe('a')", 0..<17, .wrongType, "can be animated"),
  ]

  static let calls = [
    WrongExpression("sin(1, 2)", 7..<8, .wrongArguments, "it is sin(Double)"),
    WrongExpression("sin()", 0..<5, .wrongArguments, "lacks the argument of type Double"),
    WrongExpression("sin(x: 1)", 4..<5, .wrongArguments, "has no argument 'x:'"),
    WrongExpression("min(1)", 0..<6, .wrongArguments, "lacks the argument"),
    WrongExpression("min('a', 1)", 4..<7, .wrongType, "expected a Double"),
    WrongExpression(
      ".spring(dampingFraction: 1, response: 2)", as: .animation, 28..<39, .wrongArguments,
      "is in the wrong place"),
    WrongExpression(
      ".spring(respnse: 2)", as: .animation, 8..<15, .wrongArguments, "did you mean 'response'?"),
    WrongExpression(".linear(1)", as: .animation, 8..<9, .wrongArguments, "label 'duration:'"),
    WrongExpression(".linear()", as: .animation, 0..<9, .wrongArguments, "lacks the argument"),
    WrongExpression(".linear(duration: 'a')", as: .animation, 18..<21, .wrongType, "a Double"),
    WrongExpression(
      ".linear(duration: 1, 2)", as: .animation, 21..<22, .wrongArguments, "no more arguments"),
    WrongExpression(".default()", as: .animation, 0..<10, .wrongArguments, "takes no arguments"),
    WrongExpression(
      ".linear.repeatCount(n)", as: .animation, 20..<21, .wrongType, "write Int(n)"),
    WrongExpression("CGSize(3, 4)", 7..<8, .wrongArguments, "label 'width:'"),
    WrongExpression("CGPoint(x: 1)", 0..<13, .wrongArguments, "lacks the argument 'y:'"),
    WrongExpression(
      ".scale(scale: 2, anchr: .top)", as: .transition, 17..<22, .wrongArguments, "'anchor'"),
    WrongExpression("[1].map { $0 + $1 }", 15..<17, .unknownName, "'$1'"),
    WrongExpression("[1].map { a, b in a }", 8..<21, .wrongArguments, "given 1 value, but names 2"),
    WrongExpression("[1].map(3)", 8..<9, .wrongType, "expected a closure"),
    WrongExpression("twice", 0..<5, .wrongArguments, "call it: twice(x)"),
    WrongExpression("twice(1, 2)", 0..<11, .wrongArguments, "takes 1 argument, not 2"),
    WrongExpression("twice(y: 1)", 6..<7, .wrongArguments, "'x', not 'y'"),
    WrongExpression("twice('a')", 0..<10, .wrongType, "cannot be called with x: String"),
    WrongExpression("three(1)", 0..<8, .wrongArguments, "takes no arguments"),
  ]
}
