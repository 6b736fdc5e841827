import Diagnostics
import ExpressionLanguage
import Testing

@testable import ExpressionLanguage

/// `if`, `guard` and `switch` choose as they do in Swift: each expected value is what Swift's own
/// statement returns for the same arguments.
struct ChoiceTests {
  private func value(
    of call: String, _ key: String, _ body: String
  ) throws -> Value {
    var fixture = ExpressionFixture(states: ["words": .list([.text("a"), .text("b")])])
    fixture.define(key, body)
    return try fixture.evaluate(call)
  }

  @Test(arguments: [-1.0, 0, 0.5, 1, 2])
  func `an if that returns ends the body, and else is what follows`(_ x: Double) throws {
    func swift(_ x: Double) -> Double {
      if x < 0 { return -x }
      let half = x / 2
      if half > 0.5 { return half } else if half == 0.5 { return 10 }
      return 20
    }
    let body = """
      if x < 0 { return -x }
      let half = x / 2
      if half > 0.5 { return half } else if half == 0.5 { return 10 }
      return 20
      """
    #expect(try value(of: "f(\(x))", "f(x)", body) == .double(swift(x)))
  }

  @Test(arguments: [
    ("[1, 2].first!", 1.0), ("[3, 2].first! - [3, 2].last!", 1), ("-[3].first!", -3),
    ("[[4]].first!.first!", 4), ("[[4, 5]].first![1]", 5), ("[2].first! == 2 ? 1.5 : 0", 1.5),
    ("[[6]].first?.first! ?? 0", 6),
  ])
  func `an exclamation mark takes what is in an optional`(text: String, result: Double) throws {
    var fixture = ExpressionFixture()
    #expect(try fixture.evaluate(text) == .double(result))
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `a switch takes the first case that matches`(_ n: Int) throws {
    func swift(_ n: Int) -> String {
      switch n {
      case 0: return "none"
      case 1, 2: return "few"
      case 3..<7: return "some"
      default: return "many"
      }
    }
    let body = """
      switch n {
      case 0: return 'none'
      case 1, 2: return 'few'
      case 3..<7: return 'some'
      default: return 'many'
      }
      """
    #expect(try value(of: "f(Int(\(n)))", "f(n)", body) == .text(swift(n)))
  }

  @Test(arguments: [("[]", "none"), ("['x']", "x"), ("words", "a")])
  func `guard let gives a name to what is not nil`(_ list: String, _ expected: String) throws {
    let body = "guard let first = list.first, first != 'q' else { return 'none' }\nreturn first"
    #expect(try value(of: "f(\(list))", "f(list)", body) == .text(expected))
    let short = "let first = list.first; return if let first { first } else { 'none' }"
    #expect(try value(of: "f(\(list))", "f(list)", short) == .text(expected))
  }

  @Test func `the name of if let ends before else`() throws {
    let body = "let n = 1.0\nif let n = list.first { return n } else { return n }"
    #expect(try value(of: "f([])", "f(list)", body) == .double(1))
    #expect(try value(of: "f([5])", "f(list)", body) == .double(5))
  }

  @Test func `a switch over a Bool needs no default, and any value may be the subject`() throws {
    let flag = "switch flag { case true: 1 case false: 2 }"
    #expect(try value(of: "f(false)", "f(flag)", flag) == .double(2))
    let nested = """
      switch a { case 1: switch b { case 1: return 'both' default: return 'a' } default: return 'no' }
      """
    #expect(try value(of: "f(1, 1)", "f(a, b)", nested) == .text("both"))
    #expect(try value(of: "f(1, 2)", "f(a, b)", nested) == .text("a"))
    #expect(try value(of: "f(2, 1)", "f(a, b)", nested) == .text("no"))
    let colors = "switch c { case .red, .blue: return true default: return false }"
    #expect(try value(of: "f(Color.blue)", "f(c)", colors) == .bool(true))
    #expect(try value(of: "f(Color.green)", "f(c)", colors) == .bool(false))
    let numbers = "switch x { case 0..<0.5: 'low' case 0.5...1: 'high' default: 'out' }"
    #expect(try value(of: "f(0.5)", "f(x)", numbers) == .text("high"))
    #expect(try value(of: "f(1.5)", "f(x)", numbers) == .text("out"))
  }

  @Test func `a var is given new values, and an if is a value`() throws {
    let body = "var t = [1, 2]\nt = t.map { $0 * 2 }\nlet s = if t[0] > 1 { t[1] } else { 0 }\ns"
    #expect(try value(of: "f()", "f()", body) == .double(4))
  }

  @Test func `a condition ends before its brace`() throws {
    let body = "if list.isEmpty { return 0 }\nif list.contains(where: { $0 > 2 }) { 1 } else { 2 }"
    #expect(try value(of: "f([1, 3])", "f(list)", body) == .double(1))
    #expect(try value(of: "f([1, 2])", "f(list)", body) == .double(2))
  }

  @Test(arguments: WrongExpression.choices)
  func `a wrong choice is refused in plain words`(_ wrong: WrongExpression) {
    let found = problems(in: wrong.text)
    let said = found.map { "\($0.code.rawValue): \($0.message) | \($0.help ?? "")" }
    #expect(
      said.contains { $0.hasPrefix(wrong.code.rawValue) && $0.contains(wrong.says) }, "\(said)")
  }

  @Test func `choices cannot nest without bound`() {
    let deep = String(repeating: "if true { ", count: 900) + "1"
    #expect(problems(in: deep).contains { $0.code == .tooDeep })
    let long = String(repeating: "guard true else { return 1 }\n", count: 300) + "1"
    #expect(problems(in: long).contains { $0.code == .tooDeep })
  }
}

extension WrongExpression {
  static let choices = [
    WrongExpression("if true { 1 }", nil, .expressionSyntax, "end with an expression"),
    WrongExpression("let a = if true { 1 }; a", nil, .expressionSyntax, "expected 'else'"),
    WrongExpression("if true 1", nil, .expressionSyntax, "expected '{'"),
    WrongExpression("switch 1 { case 1: 2 }", nil, .expressionSyntax, "default: …"),
    WrongExpression("switch 1 { case 1 2 default: 3 }", nil, .expressionSyntax, "expected ':'"),
    WrongExpression("switch 1 2", nil, .expressionSyntax, "expected '{'"),
    WrongExpression(
      "switch 'a' { case 1: 2 default: 3 }", nil, .wrongType,
      "a pattern that is a Double, where the value of 'switch' is a String"),
    WrongExpression("if let a = 3 { a } else { 1 }", nil, .wrongType, "wants an optional"),
    WrongExpression("if 1 { 2 } else { 3 }", nil, .wrongType, "expected a Bool"),
    WrongExpression("if true { 1 } else { 'a' }", nil, .wrongType, "Double and String"),
    WrongExpression(
      "if true { return 1 } else { return 2 }; 3", nil, .expressionSyntax, "never evaluated"),
    WrongExpression("guard let a = [1].first; a", nil, .expressionSyntax, "guard c else"),
  ]
}
