/// A word that the grammar keeps for itself or refuses with help: no expression can read it as a
/// name, so nothing that expressions read may be declared with it.
package enum Keyword: String, CaseIterable, Sendable {
  // Values.
  case trueLiteral = "true"
  case falseLiteral = "false"
  case nilLiteral = "nil"
  case selfReference = "self"
  // Statements and closures.
  case `let`, `var`, `guard`, `return`, `if`, `else`, `switch`, `case`, `default`, `in`
  // Words of Swift that a pasted text may contain and that mean nothing here.
  case `func`, `for`, `while`, `repeat`, `as`, `is`
  case `try`, `await`, `throw`, `do`, `catch`
  case withAnimation, withTransaction

  /// The suggestion where the word cannot be read; nil for a value.
  var help: String? {
    switch self {
    case .trueLiteral, .falseLiteral, .nilLiteral, .selfReference, .if, .switch: nil
    case .func: "write a definition: \"name(a, b)\": \"…\""
    case .while, .repeat: "write for i in 0..<n { … }"
    case .let, .var, .guard, .for: "it must begin a line"
    case .return, .else, .case, .default, .in: "a value is missing before it"
    case .as, .is: "convert with Double(x), Int(x) or String(x)"
    case .try, .await, .throw, .do, .catch: "nothing here throws or waits"
    case .withAnimation, .withTransaction: "it is a key of a step"
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are a keyword.
  package var isKeyword: Bool { Keyword(rawValue: String(decoding: self, as: UTF8.self)) != nil }
}
