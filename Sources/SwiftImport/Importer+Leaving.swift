import Diagnostics
import SwiftSource

extension Importer {
  /// The steps of a statement of which some ways leave the body, and of what follows it on the others.
  mutating func leave(
    _ statement: SwiftStatement, _ rest: ArraySlice<SwiftStatement>, _ scope: Scope,
    _ list: inout StepList
  ) {
    guard isFollowed(statement, rest) else {
      let end = rest.last?.tokens.upperBound ?? statement.tokens.upperBound
      return leaveOut(
        "'\(leavingWord)' inside this statement cannot be imported",
        at: statement.tokens.lowerBound..<end,
        help: "write guard, or make '\(leavingWord)' the last statement of an if")
    }
    switch statement.kind {
    case .choice(let choice): leave(choice, statement, rest, scope, &list)
    case .selection(let subject, let cases):
      let value = translation(subject.tokens, scope).text
      let bodies = cases.map { one in
        let body = one.body.last?.isBreak(in: source) == true ? one.body.dropLast() : one.body[...]
        return steps(inside: one, of: value, scope) { $0.followed(body, rest, $1) }
      }
      addCases(subject, cases, bodies, statement, scope, &list)
    case .attempt(let block, let catches):
      say(statement.tokens)
      for block in catches {
        warn(.notSimulated, "'catch' is left out: nothing fails", at: block.tokens)
      }
      attempts.append(block.tokens)
      list.steps += followed(block.statements[...], rest, scope).steps
      attempts.removeLast()
    default: break
    }
  }

  private mutating func leave(
    _ choice: SwiftChoice, _ statement: SwiftStatement, _ rest: ArraySlice<SwiftStatement>,
    _ scope: Scope, _ list: inout StepList
  ) {
    let start = choice.conditions.first?.tokens.lowerBound ?? choice.block.tokens.lowerBound
    say((start - 1)..<choice.block.tokens.lowerBound + 1)
    say((choice.block.tokens.upperBound - 1)..<choice.block.tokens.upperBound)
    var inside = scope
    let condition = stepCondition(choice.conditions, &inside)
    let bound = self.bound
    let inner = unwrapping(bound, inside) { $0.followed(choice.block.statements[...], rest, $1) }
    var other = StepList()
    if let next = choice.other.first {
      say(choice.block.tokens.upperBound..<next.block.tokens.lowerBound + 1)
      if next.conditions.isEmpty {
        sayBraces(next.block.tokens)
        other = followed(next.block.statements[...], rest, scope)
      } else {
        deeper(at: statement.tokens) { $0.leave(next, statement, rest, scope, &other) }
      }
    } else {
      other = followed([], rest, scope)
    }
    guard condition.text != "true" else {
      list.steps += inner.steps
      return
    }
    addWhen(condition, statement, inner, other, &list)
  }

  /// The steps of one way through a statement, with what follows the statement unless the way leaves the body.
  private mutating func followed(
    _ way: ArraySlice<SwiftStatement>, _ rest: ArraySlice<SwiftStatement>, _ scope: Scope
  ) -> StepList {
    guard !leaves(way) else { return steps(way, scope.inside) }
    let outerCase = isInCase
    isInCase = false
    defer { isInCase = outerCase }
    // Each way reads the statements after it once more.
    work += rest.count
    let tokens = way.first?.tokens ?? rest.first?.tokens ?? 0..<0
    return deeper(at: tokens) { $0.steps(way + rest, scope.inside) } ?? StepList()
  }

  /// Whether the statements after `statement` mean the same whichever way led to them: they read no name that such a way
  /// declares, and no case is left before its end.
  private func isFollowed(
    _ statement: SwiftStatement, _ rest: ArraySlice<SwiftStatement>
  ) -> Bool {
    guard let last = rest.last else { return true }
    let following = statement.tokens.upperBound..<last.tokens.upperBound
    if case .selection(_, let cases) = statement.kind {
      let isLeftInside = cases.contains { one in
        let count = one.tokens.count { source.has($0, "break") }
        return count > (one.body.last?.isBreak(in: source) == true ? 1 : 0)
      }
      if isLeftInside { return false }
    }
    return !goingOn(statement).contains { way in
      way.contains { token in
        (source.has(token, "let") || source.has(token, "var"))
          && following.contains { source.has($0, source.text(token + 1)) }
      }
    }
  }

  /// Whether a way through a statement leaves the body at its end.
  private func leaves(_ way: ArraySlice<SwiftStatement>) -> Bool {
    way.last.map { $0.isExit && !$0.isBreak(in: source) } == true
  }

  /// The tokens of the ways through a statement that continue with the statements after it, including their conditions.
  private func goingOn(_ statement: SwiftStatement) -> [Range<Int>] {
    func ways(_ choice: SwiftChoice) -> [Range<Int>] {
      let start = choice.conditions.first?.tokens.lowerBound ?? choice.block.tokens.lowerBound
      let way = start..<choice.block.tokens.upperBound
      return (leaves(choice.block.statements[...]) ? [] : [way]) + choice.other.flatMap(ways)
    }
    switch statement.kind {
    case .choice(let choice): return ways(choice)
    case .selection(_, let cases):
      return cases.filter { !leaves($0.body[...]) }.map { $0.tokens }
    default: return [statement.tokens]
    }
  }
}

extension SwiftStatement {
  fileprivate var isExit: Bool {
    if case .exit = kind { true } else { false }
  }

  fileprivate func isBreak(in source: SwiftTokens) -> Bool {
    if case .exit(let word, nil) = kind { source.has(word, "break") } else { false }
  }
}
