import Diagnostics

// Statements of a body: their words are Swift's, and the values in them change as any other.
extension SwiftSpeller {
  /// Notes the changes in a statement of a body: an assignment, or a choice or loop among such.
  mutating func visitStatement(_ value: TypedExpression) throws(SwiftRefusal) {
    switch value.node {
    case .ternary(let condition, let yes, let no) where isStatement(value):
      guard !begins(condition, with: ["let", "if", "guard", "switch"]) else {
        throw refusal("'let' in a condition", value)
      }
      try visit(condition, isTyped: true)
      try visitStatement(yes)
      try visitStatement(no)
    case .bound(let bindings, let result):
      for binding in bindings { try visitStatement(binding.value) }
      try visitStatement(result)
    case .continued(let choice, let rest):
      try visitStatement(choice)
      try visitStatement(rest)
    case .loop(_, let arguments, let closure) where begins(value, with: ["for"]):
      for argument in arguments {
        // A range needs not be a list for `for`.
        if case .converted(let range, .rangeElements(.none)) = argument.node {
          try visit(range, isTyped: false)
        } else {
          try visit(argument, isTyped: false)
        }
      }
      try visitStatement(closure.body)
    default: try visit(value, isTyped: false)
    }
  }

  /// Whether a choice is written with `if`, `guard` or `switch`, and is not what a variable is given.
  private func isStatement(_ value: TypedExpression) -> Bool {
    guard case .ternary(let condition, _, _) = value.node else { return false }
    let mark = text.bytes[condition.range.upperBound...].first { "?{:".utf8.contains($0) }
    return mark != UInt8(ascii: "?")
      && !source(0..<value.range.lowerBound).ends(withWord: "=")
  }

  /// Notes the use of a key of transactions that the document declares.
  mutating func noteTransactionKey(_ name: String, of whole: TypedExpression) {
    guard whole.type == .transaction, let key = scope.swiftDefinition("Transaction.\(name)")
    else { return }
    uses.append(key)
  }

  /// Whether values are a key of a transaction, and what it is where it is not set; the use of the key is noted.
  mutating func readsTransactionKey(_ values: [TypedExpression]) -> Bool {
    guard values.count == 2, case .field(let whole, let name) = values[0].node,
      whole.type == .transaction
    else { return false }
    noteTransactionKey(name, of: whole)
    return true
  }

  /// Notes the changes in the rest of a body, in which every branch gives a value.
  mutating func visitBody(_ value: TypedExpression) throws(SwiftRefusal) {
    switch value.node {
    case .ternary(let condition, let yes, let no) where begins(value, with: ["if", "guard"]):
      guard !begins(condition, with: ["let", "if", "guard"]) else {
        throw refusal("'let' in a condition", value)
      }
      try visit(condition, isTyped: true)
      for way in [yes, no].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        try visitBody(way)
      }
    case .bound(let bindings, let result) where !begins(value, with: ["switch", "if", "guard"]):
      for binding in bindings { try visitStatement(binding.value) }
      try visitBody(result)
    default:
      guard !begins(value, with: ["switch", "if", "guard"]) else {
        throw refusal("these statements", value)
      }
      try visit(value, isTyped: true)
      returnValue(value)
    }
  }

  /// Writes `return` before a value that a document gives without it.
  mutating func returnValue(_ value: TypedExpression) {
    guard !source(0..<value.range.lowerBound).ends(withWord: "return") else { return }
    // A closure that changes its argument gives it too, without a text of its own.
    guard !source(value.range).hasPrefix("}"), !value.range.isEmpty else { return }
    insert("return ", at: value.range.lowerBound)
  }

  /// Checks that the cases of a `switch` return their values, or that it is the whole body and all of them are values.
  func checkReturns(
    ofCases result: TypedExpression, after before: String
  ) throws(SwiftRefusal) {
    let returns = returns(ofCases: result)
    let isWhole = before.hasPrefix("switch")
    guard !returns.contains(false) || isWhole && !returns.contains(true) else {
      throw refusal("a 'switch' of which not every case has a 'return'", result)
    }
  }

  /// Whether each case of a `switch` has a `return`.
  private func returns(ofCases result: TypedExpression) -> [Bool] {
    if case .ternary(_, let value, let others) = result.node {
      return returns(ofCases: value) + returns(ofCases: others)
    }
    return [source(0..<result.range.lowerBound).ends(withWord: "return")]
  }
}
