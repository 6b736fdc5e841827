import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TestSupport
import Testing

/// Assignments, loops and closures without a value; each value is what Swift computes for the same lines.
struct StatementTests {
  private func value(_ body: String, of call: String = "f()", _ key: String = "f()") throws -> Value
  {
    var fixture = ExpressionFixture()
    fixture.define(key, body)
    return try fixture.evaluate(call)
  }

  @Test(arguments: [
    ("var p = CGPoint(x: 1, y: 2)\np.x = 5\nreturn p.x + p.y", 7.0),
    (
      "var r = CGRect(x: 1, y: 2, width: 3, height: 4)\nr.size.width = 10\nr.origin.y += 5\nr.maxX + r.maxY",
      22
    ),
    (
      "var xs = [1.0, 2, 3]\nxs[1] = 20\nxs.append(4)\nxs.append(contentsOf: [5, 6])\nreturn xs.reduce(0, +)",
      39
    ),
    ("var n = 3.0\nn *= 4\nn -= 2\nn /= 5\nn += 1\nreturn n", 3),
    ("var on = false\non.toggle()\nreturn on ? 1 : 0", 1),
    ("var s = 0.0\nfor i in 0..<5 { s += Double(i * i) }\nreturn s", 30),
    (
      "var s = 0.0\nfor (i, x) in [10.0, 20, 30].enumerated() { if i % 2 == 0 { s += x } }\nreturn s",
      40
    ),
    ("var s = 0.0\n[1.0, 2].forEach { s += $0 }\nreturn s", 3),
    ("var s = 0.0\nfor row in [[1.0, 2], [3]] { for x in row { s += x * x } }\nreturn s", 14),
    ("var a = 1.0\nif a > 0 { a = 10 } else { return -1 }\nreturn a", 10),
    ("var a = 1.0\nif a > 5 { return 7 }\na += 1\nif a == 2 { a = 3 }\nreturn a", 3),
    ("var a = 1.0\nif a > 5 { a = 10 } else if a > 0 { a = 20 } else { return -1 }\nreturn a", 20),
    ("let a = -1.0\nif a > 5 { let b = a } else if a > 0 { } else { return -1 }\nreturn 5", -1),
    (
      "var a = 1.0\nif a > 0 { if a > 9 { return 1 }; a = 3 }\nif a > 2 { if a > 3 { return 2 } }\nreturn a * 2",
      6
    ),
    ("var a = 0.0\nfor i in 0..<4 { if i > 1 { if i > 2 { a += 10 }; a += 1 } }\nreturn a", 12),
    ("let n = [1.0].first\nif let n { if n > 1 { return n } }\nreturn 7", 7),
    ("var a = 0.0\nswitch 2 { case 1: a = 1\ncase 2: a = 2\ndefault: a = 3 }\nreturn a", 2),
    ("var xs = [CGFloat]()\nxs.append(2)\nreturn xs[0]", 2),
  ])
  func `statements change variables`(_ body: String, _ expected: Double) throws {
    #expect(try value(body) == .double(expected))
  }

  @Test func `methods that change a list do what Swift's arrays do`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var list = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        Int.random(in: 0...9, using: &generator)
      }
      var lines = ["var list = \(list)"]
      for _ in 0..<4 {
        let (first, second) = (
          Int.random(in: 0..<list.count, using: &generator),
          Int.random(in: 0..<list.count, using: &generator)
        )
        switch Int.random(in: 0..<11, using: &generator) {
        case 0:
          list.insert(7, at: first)
          lines.append("list.insert(7, at: \(first))")
        case 1:
          list.swapAt(first, second)
          lines.append("list.swapAt(\(first), \(second))")
        case 2:
          list.reverse()
          lines.append("list.reverse()")
        case 3:
          list.sort()
          lines.append("list.sort()")
        case 4:
          list.sort { $0 > $1 }
          lines.append("list.sort { $0 > $1 }")
        case 5:
          // SwiftUI's method, by its definition: what is moved stands before the element that was at the offset.
          let moved = list[first]
          let end = Int.random(in: 0...list.count, using: &generator)
          list.remove(at: first)
          list.insert(moved, at: first < end ? end - 1 : end)
          lines.append("list.move(fromOffsets: IndexSet(integer: \(first)), toOffset: \(end))")
        case 6 where list.count > 2:
          list.remove(at: first)
          lines.append("list.remove(at: \(first))")
        case 7 where list.count > 2:
          list.removeFirst()
          lines.append("list.removeFirst()")
        case 8 where list.count > 2:
          list.removeLast()
          lines.append("list.removeLast()")
        case 9 where list.count > 3:
          list.removeLast(2)
          lines.append("list.removeLast(2)")
        default:
          let least = list.min() ?? 0
          list.removeAll { $0 > least + 5 }
          lines.append("list.removeAll { $0 > \(least + 5) }")
        }
      }
      let text = lines.joined(separator: "\n") + "\nreturn list"
      #expect(try value(text) == value("return \(list)"), "\(text)")
    }
  }

  @Test(arguments: [
    ("insert('c', at: 3)", "index 3 is outside a list of 2 elements"),
    ("remove(at: 2)", "index 2 is outside a list of 2 elements"),
    ("remove(at: -1)", "index -1 is outside a list of 2 elements"),
    ("swapAt(0, 2)", "index 2 is outside a list of 2 elements"),
    ("removeAll(); list.removeFirst()", "index 0 is outside a list of 0 elements"),
    ("removeAll(); list.removeLast()", "index 0 is outside a list of 0 elements"),
    ("move(fromOffsets: [0, 2], toOffset: 0)", "index 2 is outside a list of 2 elements"),
    ("remove(atOffsets: [5])", "index 5 is outside a list of 2 elements"),
  ])
  func `a place that a list does not have is an error`(call: String, message: String) {
    let error = #expect(throws: (any Error).self) {
      try value("var list = ['a', 'b']\nlist.\(call)\nreturn list")
    }
    #expect(error.map { "\($0)".contains(message) } == true, "\(String(describing: error))")
  }

  @Test func `an inner name is not the outer variable`() throws {
    #expect(
      try value("var a = 1.0\nif true { let a = 5.0; if a > 9 { return a } }\nreturn a")
        == .double(1))
    #expect(try value("var a = 1.0\nlet b = a\na = 2\nreturn a * 10 + b") == .double(21))
  }

  @Test func `a choice may return nil`() throws {
    let body = "if x > 0 { if x > 5 { return nil } } else if x < -5 { return 1 }\nreturn 2"
    #expect(try value(body, of: "f(9)", "f(x)") == .null)
    #expect(try value(body, of: "f(3)", "f(x)") == .double(2))
    #expect(try value(body, of: "f(-9)", "f(x)") == .double(1))
  }

  @Test func `a closure without a value changes its parameter`() throws {
    var fixture = ExpressionFixture()
    fixture.define(
      "calm", "{ t in\n  if t.isContinuous { return }\n  t.animation = .linear(duration: 2)\n}")
    fixture.define("set", "var t = Transaction()\nt.disablesAnimations = true\nreturn t")
    #expect(
      try fixture.evaluate("calm(Transaction()).animation == .linear(duration: 2)") == .bool(true))
    #expect(try fixture.evaluate("set.disablesAnimations") == .bool(true))
    #expect(
      try fixture.evaluate("Transaction(animation: .easeIn).animation == .easeIn") == .bool(true))
    fixture.define("moved", "{ p in p.x += 10 }")
    #expect(try fixture.evaluate("moved(CGPoint(x: 1, y: 2)).x") == .double(11))
  }

  @Test func `a transaction remembers what was set`() throws {
    let found = try value(
      "var t = Transaction()\nt.animation = nil\nt.isContinuous = true\nreturn t")
    guard case .transaction(let transaction) = found else { throw WrongKind() }
    #expect(transaction.assigned == [.animation, .isContinuous])
    #expect(transaction.isContinuous && transaction.animation == nil)
  }

  private struct WrongKind: Error {}

  @Test(arguments: WrongExpression.statements)
  func `a wrong statement is refused at its place`(_ wrong: WrongExpression) {
    let found = problems(in: wrong.text)
    #expect(found.first?.range == wrong.place)
    #expect(found.first?.code == wrong.code)
    let said = found.map { $0.message + " | " + ($0.help ?? "") }
    #expect(said.first?.contains(wrong.says) == true, "\(said)")
  }

  @Test func `loops that change lists end`() {
    let body = "var xs = [1.0]\nfor i in 0..<100000 { xs.append(contentsOf: xs) }\nreturn xs"
    #expect(throws: EvaluationError.self) { try value(body) }
    let nested = "var s = 0.0\nfor i in 0..<10000 { for j in 0..<10000 { s += 1 } }\nreturn s"
    #expect(throws: EvaluationError.self) { try value(nested) }
  }

  @Test(arguments: [
    ("UIColor.red", "#ff0000"), ("UIColor.systemRed", "#ff3b30"), ("Color.red", "#ff3b30"),
    ("UIColor.orange", "#ff8000"), ("UIColor.systemGreen", "#34c759"), ("UIColor.gray", "#808080"),
    ("UIColor(red: 0, green: 1, blue: 0, alpha: 1)", "#00ff00"),
    ("Color(.systemGray6)", "#f2f2f7"), ("Color(uiColor: .systemRed)", "#ff3b30"),
    ("Color(.red)", "#ff0000"), ("Color(Color.red)", "#ff3b30"), ("Color(.mint)", "#00c7be"),
    ("Color(UIColor.secondarySystemBackground)", "#f2f2f7"), ("Color(.label)", "#000000"),
    ("Color(.secondaryLabel)", "#3c3c4399"),
  ])
  func `the colors of UIKit are its own`(_ color: String, _ hexadecimal: String) throws {
    var fixture = ExpressionFixture()
    #expect(try fixture.evaluate("\(color) == Color('\(hexadecimal)')") == .bool(true))
  }
}

extension WrongExpression {
  static let statements = [
    WrongExpression("let a = 1.0; a = 2; a", 15..<16, .expressionSyntax, "declare it with 'var'"),
    WrongExpression("var a = 1.0; a = true; a", 17..<21, .wrongType, "expected a Double"),
    WrongExpression("var p = CGPoint.zero; p.z = 1; p", 24..<25, .unknownMember, "no member 'z'"),
    WrongExpression(
      "var r = CGRect.zero; r.width = 1; r", 29..<30, .expressionSyntax, "set .size.width"),
    WrongExpression(
      "var r = CGRect.zero; r.midX = 1; r", 28..<29, .expressionSyntax,
      "'midX' of a CGRect cannot be set"),
    WrongExpression("for x in 3 { }; 1", 9..<10, .unknownMember, "no member 'forEach'"),
    WrongExpression(
      "var s = 0.0; for x in [1] { return x }; s", 13..<38, .expressionSyntax, "first(where:)"),
  ]
}
