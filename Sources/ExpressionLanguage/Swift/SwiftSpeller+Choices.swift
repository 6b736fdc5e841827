// A choice with `if` or `switch` is an expression of a document anywhere; in Swift it is one only behind `return` and `=`.
// Elsewhere it is written with `?`, which means the same.
extension SwiftSpeller {
  /// The choices that a condition decides, of which the last has none.
  ///
  /// - Parameter subject: the value of a `switch`, with which each pattern is compared.
  mutating func choice(
    _ value: TypedExpression, of subject: String? = nil
  ) throws(SwiftRefusal) -> String {
    guard case .ternary(let condition, let yes, let no) = value.node else {
      throw refusal("this choice", value)
    }
    let first: String
    if let subject {
      first = try comparison(condition, of: subject)
    } else {
      first = try part(condition, isTyped: true)
    }
    let second = try part(yes, isTyped: true)
    var other: String
    if case .ternary = no.node, subject != nil {
      other = try choice(no, of: subject)
    } else {
      other = try part(no, isTyped: true)
    }
    return "\(first) ? \(second) : \(other)"
  }

  /// The comparisons of a value with the patterns of a case.
  private mutating func comparison(
    _ test: TypedExpression, of subject: String
  ) throws(SwiftRefusal) -> String {
    switch test.node {
    case .decided(let tests, _):
      var texts: [String] = []
      for test in tests { texts.append(try comparison(test, of: subject)) }
      return texts.joined(separator: " || ")
    case .chain(let first, let links) where links.count == 1 && links[0].symbol == .equal:
      guard case .local = first.node else { break }
      return "\(subject) == \(try part(links[0].operand, isTyped: true))"
    default: break
    }
    throw refusal("a pattern of 'switch' in an expression", test)
  }
}
