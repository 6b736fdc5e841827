import Diagnostics
import ExpressionLanguage

/// A wrong expression whose help was followed, as one does who pastes what it says to write.
struct FollowedExpression {
  let text: String
  let problem: Diagnostic

  private var help: String { problem.help ?? "" }
  private var found: String { String(decoding: Array(text.utf8)[problem.range], as: UTF8.self) }

  /// The expression that the help leads to; nil where it asks for a decision, which nothing in it makes.
  var followed: String? {
    if Self.decided[text] != nil { return Self.decided[text] }
    if declared != nil { return text }
    if let name = help.firstMatch(of: /^did you mean '(.+)'\?$/) { return renamed(String(name.1)) }
    if let names = help.firstMatch(of: /^it has '(.+?)'/) { return renamed(String(names.1)) }
    if let first = help.firstMatch(of: /^there are (\.\w+),/) { return replaced(String(first.1)) }
    if help == "leave '??' out" { return String(text.prefix { $0 != "?" }) }
    if let quoted = help.firstMatch(of: /^text needs quotes: "(.*)"$/) {
      return replaced(String(quoted.1))
    }
    if let comparison = help.firstMatch(of: /^compare it: (.*)$/) {
      return replaced(String(comparison.1))
    }
    guard let written = help.firstMatch(of: /^write (.*?)(?: for '?\w[\w ]*'?)?$/)?.1 else {
      return nil
    }
    return pasted(String(written))
  }

  private func pasted(_ written: String) -> String? {
    if written == "== to compare" { return replaced("==") }
    if let call = written.firstMatch(of: /^(.*)\(…\)$/) {
      return replaced(String(isMember && written.hasPrefix(".") ? call.1.dropFirst() : call.1))
    }
    // A member is written with its point, which is there already.
    if written.hasPrefix("."), found.first != ".", isMember {
      return replaced(String(written.dropFirst()))
    }
    if written.hasPrefix("?.") { return beforePoint + written + rest }
    return written.contains("…") ? nil : replaced(written)
  }

  private var isMember: Bool {
    text.utf8.prefix(problem.range.lowerBound).last == UInt8(ascii: ".")
  }
  private var beforePoint: String {
    String(decoding: text.utf8.prefix(problem.range.lowerBound - 1), as: UTF8.self)
  }
  private var rest: String {
    String(decoding: text.utf8.dropFirst(problem.range.upperBound), as: UTF8.self)
  }
  private func replaced(_ new: String) -> String {
    String(decoding: text.utf8.prefix(problem.range.lowerBound), as: UTF8.self) + new + rest
  }
  /// Writes a name in the place of the one that the message says, or of what was found.
  private func renamed(_ name: String) -> String {
    guard let old = problem.message.firstMatch(of: /'(.+?)'/)?.1, found.hasPrefix(old) else {
      return replaced(name)
    }
    return replaced(name + found.dropFirst(old.count))
  }

  /// The name that the help declares as a state, with its first value.
  var declared: (name: String, value: Value)? {
    help.firstMatch(of: /"state": { "(\w+)": (0|false) }/).map { match in
      (String(match.1), match.2 == "0" ? .double(0) : .bool(false))
    }
  }

  /// Expressions that follow a help which asks for a decision, by the wrong expression.
  static let decided = [
    "['a': 1]": "Set(['a'])", "[1, 2][0, default: 3]": "[1, 2][0]",
    "": "1", "'abc": "'abc'", "'a\\qb'": "'a\\nb'", "isOn ?.b : 2": "isOn ? 1 : 2",
    "[1].first ?.b : 2": "isOn ? 1 : 2", "if isOn { 1 }": "if isOn { 1 } else { 2 }",
    "let x = 2; x = 3; x": "var x = 2; x = 3; x", "let x = 3": "let x = 3; x",
    "n! + 1": "n + 1", "n as Double": "Double(n)", "$": "[1].map { $0 }",
    ".symbolEffect": ".opacity", ".thinMaterial": ".gray.opacity(0.5)",
    "$0 + 1": "[1].map { $0 + 1 }", "tilt": "tilt.degrees",
    "'#ff3b3'": "'#ff3b30'", #"\(n)"#: #"'\(n)'"#, "isOn + 1": "(isOn ? 1 : 0) + 1",
    "words + 1": "words + '1'",
    "tilt + 90": "tilt + .degrees(90)", "n % 2": "fmod(n, 2)", "words[0]": "Array(words)[0]",
    "[1].first + 1": "([1].first ?? 0) + 1", "n?.magnitude": "n.magnitude", "sin": "sin(1)",
    "Double": "Double.pi", "{ $0 }": "[1].map { $0 }", "sin()": "sin(1)", "sin(1, 2)": "sin(1)",
    "sin(x: 1)": "sin(1)", "min(1)": "min(1, 2)", ".linear()": ".linear(duration: 1)",
    ".spring(dampingFraction: 1, response: 2)": ".spring(response: 2, dampingFraction: 1)",
    ".linear(duration: 1, 2)": ".linear(duration: 1)", ".default()": ".default",
    "CGPoint(x: 1)": "CGPoint(x: 1, y: 2)", "[1].map { $0 + $1 }": "[1].map { $0 + 1 }",
    "twice": "twice(2)", "[1].map(3)": "[1].map { $0 }", "twice(1, 2)": "twice(1)",
    "twice(y: 1)": "twice(1)", "three(1)": "three",
    "let a = 1.0; a = 2; a": "var a = 1.0; a = 2; a",
    "var r = CGRect.zero; r.width = 1; r": "var r = CGRect.zero; r.size.width = 1; r",
    "var s = 0.0; for x in [1] { return x }; s": "[1].first { $0 > 0 } ?? 0",
    "if true { 1 }": "if true { 1 } else { 2 }",
    "let a = if true { 1 }; a": "let a = if true { 1 } else { 2 }; a",
    "switch 1 { case 1: 2 }": "switch 1 { case 1: 2 default: 3 }",
    "if let a = 3 { a } else { 1 }": "let a = 3; a",
    "guard let a = [1].first; a": "guard let a = [1].first else { return 2 }; a",
    "n + tlit": "n + tilt.degrees", "tlit + n": "tilt.degrees + n",
    "tlit < n": "tilt.degrees < n", "wrods == 1": "words == '1'",
  ]
}
