import Diagnostics
import JSONText
import SwiftSource

// Writes to several states at once, and to what is in an optional value.
extension Importer {
  /// Whether a statement writes the elements of one tuple to those of another, `(a, b) = (b, a)`. All values are read before
  /// the first write.
  mutating func assignsTuple(
    _ target: SwiftExpression, _ sign: Int, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope, _ list: inout StepList
  ) -> Bool {
    guard let targets = target.tupleElements, let values = value.tupleElements,
      targets.count == values.count, source.has(sign, "=")
    else { return false }
    let names = zip(targets, values).map { target, value in
      guard source.has(target.tokens.lowerBound, "_") else { return self.target(target, scope) }
      return value.tokens.contains { source.kind($0) == .leftParenthesis } ? nil : "_"
    }
    guard names.allSatisfy({ $0.map { carried[$0] == nil } == true }) else { return false }
    say(statement.tokens)
    var constants: [OutputMember] = []
    var writes = StepList()
    for (place, (target, value)) in zip(targets, values).enumerated() where names[place] != "_" {
      var saved: OutputValue?
      if place > 0, canChange(value.tokens, scope) {
        let own = unique("value")
        constants.append(
          OutputMember(own, self.value(value, scope, kind(ofTarget: names[place] ?? ""))))
        saved = .text(own, nil)
      }
      assign(target, sign, value, statement, &scope, &writes, saved: saved)
    }
    list.steps +=
      constants.isEmpty
      ? writes.steps : writes.inside(OutputMember("let", .object(constants))).steps
    return true
  }

  /// Whether a statement writes what is in an optional state, `x! += 1` or `x? = 1`, or through a binding that may not be
  /// given, `x?.wrappedValue = 1`.
  mutating func assignsOptional(
    _ target: SwiftExpression, _ sign: Int, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope, _ list: inout StepList
  ) -> Bool {
    if let binding = givenBinding(target, scope) {
      if binding.isGiven {
        assign(binding.target, sign, value, statement, &scope, &list)
      } else {
        pass(statement.tokens)
      }
      return true
    }
    guard case .chain(let chain) = target.kind, let last = chain.suffixes.last else { return false }
    let base = chain.prefix(chain.suffixes.count - 1)
    let inner = SwiftExpression(kind: .chain(base), tokens: base.tokens)
    guard let name = self.target(inner, scope), kinds[name] != nil else { return false }
    var saved: OutputValue?
    if !source.has(sign, "=") {
      let read = neverNil.contains(name) ? name : "\(name)!"
      let operand = translation(value.tokens, scope).text.asOperand
      saved = output("\(read) \(source.text(sign).dropLast()) \(operand)", statement.tokens)
    }
    switch last.kind {
    case .forced: assign(inner, sign, value, statement, &scope, &list, saved: saved)
    case .optional:
      var writes = StepList()
      assign(inner, sign, value, statement, &scope, &writes, saved: saved)
      addWhen(StepCondition("\(name) != nil"), statement, writes, StepList(), &list)
    default: return false
    }
    return true
  }

  /// The first value of a state with an optional type, which the state has even where that value is nil.
  mutating func optional(
    _ expression: SwiftExpression, _ type: Range<Int>, _ scope: Scope
  ) -> OutputValue {
    let origin = origin(of: expression.tokens)
    if expression.tokens.count == 1, source.has(expression.tokens.lowerBound, "nil") {
      return .text(zero(of: type) ?? "nil", origin)
    }
    let inner = type.lowerBound..<type.upperBound - 1
    let kind = kind(ofType: source.text(bytes: source.range(inner)), at: type.lowerBound)
    let value = value(expression, scope, kind, inner)
    // The value of a name may be optional already.
    let isLiteral = !expression.tokens.contains { source.kind($0) == .word }
    switch value {
    case .text(let text, _) where isLiteral && !text.hasPrefix("[") || text.hasPrefix("'"):
      return .text("[\(text)].first", origin)
    case .number(let number): return .text("[\(DecimalText.shortest(number))].first", origin)
    case .boolean(let isTrue, _): return .text("[\(isTrue)].first", origin)
    default: return value
    }
  }

  /// The target of a write through a binding that may not be given, `x?.wrappedValue`, and whether it is; nil for any other
  /// target.
  mutating func givenBinding(
    _ target: SwiftExpression, _ scope: Scope
  ) -> (target: SwiftExpression, isGiven: Bool)? {
    guard case .chain(let chain) = target.kind, chain.suffixes.count >= 2,
      case .member(let member)? = chain.suffixes.last?.kind, source.has(member, "wrappedValue")
    else { return nil }
    let isForced: Bool
    switch chain.suffixes[chain.suffixes.count - 2].kind {
    case .optional: isForced = false
    case .forced: isForced = true
    default: return nil
    }
    let base = chain.prefix(chain.suffixes.count - 2)
    let inner = SwiftExpression(kind: .chain(base), tokens: base.tokens)
    if self.target(inner, scope) != nil { return (inner, true) }
    let text = translation(base.tokens, scope).text
    let value = defines.used(in: [.text(text, nil)]).first { $0.name == text }?.value
    if !isForced, text == "nil" { return (inner, false) }
    guard !isForced, case .text("nil", _)? = value else { return nil }
    return (inner, false)
  }
}

extension SwiftExpression {
  /// The elements of a tuple; nil for any other expression.
  fileprivate var tupleElements: [SwiftExpression]? {
    guard case .chain(let chain) = kind, case .parentheses(let elements) = chain.head,
      chain.suffixes.isEmpty, elements.count > 1
    else { return nil }
    return elements.map { $0.value }
  }
}
