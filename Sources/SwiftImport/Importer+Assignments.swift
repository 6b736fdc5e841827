import Diagnostics
import SwiftSource

// Statements that write.
extension Importer {
  /// The document's name for the target of a write; nil unless it is a state, or a part of one.
  mutating func target(_ expression: SwiftExpression, _ scope: Scope) -> String? {
    guard let chain = expression.chain else { return nil }
    let text = translation(chain.tokens, scope).text
    return state(ofTarget: text) == nil ? nil : text
  }

  /// Returns the state that a write to `target` changes: `model.size` for `model.size.width`. Returns nil if no state has
  /// that name.
  func state(ofTarget target: String) -> String? {
    let root = target.prefix { $0 != "[" }
    let ends = [root.endIndex] + root.indices.reversed().filter { root[$0] == "." }
    return ends.lazy.map { String(root[..<$0]) }.first { kinds[$0] != nil }
  }

  func kind(ofTarget name: String) -> StateKind { kinds[name] ?? .other }

  /// - Parameter saved: the value as it is written, where the sources say it otherwise.
  mutating func assign(
    _ target: SwiftExpression, _ sign: Int, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope, _ list: inout StepList, saved: OutputValue? = nil
  ) {
    if assignsTuple(target, sign, value, statement, &scope, &list)
      || assignsOptional(target, sign, value, statement, &scope, &list)
    {
      return
    }
    if setsTransaction(target, value, statement, &scope) { return }
    if holdsItem(target, value, statement, &scope, &list) { return }
    if addTimer(target, value, statement, scope, &list) { return }
    if let chain = target.chain, case .name(let token) = chain.head, source.has(token, "_") {
      say(target.tokens)
      return add(value, statement, scope, &list)
    }
    let bound = boundTarget(target, scope)
    guard let name = bound?.name ?? self.target(target, scope) else {
      if let chain = target.chain, case .name(let token) = chain.head,
        let known = scope.names[source.text(token)]
      {
        if case .nothing = known { return account.mark(statement.tokens, .warned) }
        if !chain.suffixes.isEmpty, !isVariable(token) {
          return leaveOut(
            "the write to '\(source.text(bytes: source.range(target.tokens)))', which is not a state, is not simulated",
            at: statement.tokens)
        }
        return refuse(
          .notSimulated, "a variable of a body that changes cannot be imported",
          at: statement.tokens, help: "write a new constant for its new value")
      }
      if awaited(statement) != nil { add(value, statement, scope, &list) }
      leaveOut(writeOf: target, statement, scope)
      return endWrite(of: nil, target, scope, at: statement.tokens, from: list.steps.count, &list)
    }
    say(statement.tokens)
    let text = source.text(sign)
    let count = list.steps.count
    defer {
      endWrite(
        of: name, target, scope, animation: bound?.animation,
        at: statement.tokens, from: count, &list)
    }
    if text == "=" || saved != nil {
      let kind = kind(ofTarget: name)
      let written =
        saved ?? sayingCarried(of: name) { $0.value(value, scope, kind) }
      set(name, unwrapped(written, kind), &list)
      setCarried(of: name, to: value, scope, at: statement.tokens, &list)
    } else {
      let read = translation(value.tokens, scope).text
      let operand = read.isOneValue ? read : "(\(read))"
      set(name, output("\(name) \(text.dropLast()) \(operand)", statement.tokens), &list)
    }
  }

  /// Whether a statement sets a part of a transaction that the body has made.
  mutating func setsTransaction(
    _ target: SwiftExpression, _ value: SwiftExpression, _ statement: SwiftStatement,
    _ scope: inout Scope
  ) -> Bool {
    guard let words = target.chain?.words(in: source), words.count == 2,
      scope.transactions[words[0]] != nil
    else { return false }
    say(statement.tokens)
    _ = addedMember(words[1], of: "Transaction")
    let member = OutputMember(words[1], animation(value, scope))
    scope.transactions[words[0]]?.append(member)
    return true
  }

  /// The value that is set to an Int: the type of a literal is known.
  func unwrapped(_ value: OutputValue, _ kind: StateKind) -> OutputValue {
    guard kind == .whole, case .text(let text, let origin) = value, text.hasPrefix("Int("),
      text.hasSuffix(")")
    else { return value }
    let literal = text.dropFirst(4).dropLast()
    return Int(literal) == nil ? value : .text(String(literal), origin)
  }

  /// Adds a write; several in a row are one step where none reads what another writes.
  mutating func set(_ name: String, _ value: OutputValue, _ list: inout StepList) {
    list.add("set", .object([OutputMember(name, value)]))
  }
}
