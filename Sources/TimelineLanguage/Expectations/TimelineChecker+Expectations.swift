import Diagnostics
import ExpressionLanguage
import JSONText

extension TimelineChecker {
  mutating func check(_ list: ExpectationList, in scope: ScopeIndex) {
    let reader = uses.reader
    uses.reader = .expectation
    for expectation in timeline[list.expectations] { check(expectation.condition, in: scope) }
    uses.reader = reader
  }

  private mutating func check(_ condition: Expectation.Condition, in scope: ScopeIndex) {
    switch condition {
    case .column(_, let value): check(value, as: .any, in: scope)
    case .model(let path, let value):
      if path.isPartial { check(modelPath: path, in: scope) }
      check(value, as: path.isPartial ? .any : .stored(type(of: path.root)), in: scope)
    case .range(_, let lowest, let highest):
      check(lowest, as: .type(.double), in: scope)
      check(highest, as: .type(.double), in: scope)
    case .winner(_, let value): check(value, as: .type(.text), in: scope)
    case .completed(let index):
      if let time = timeline[index].time { check(time, as: .type(.double), in: scope) }
    case .count, .order, .settled, .monotonic: break
    }
  }

  /// The key after `state.` names a part of the state and is read as an expression.
  private mutating func check(modelPath path: StatePath, in scope: ScopeIndex) {
    let text = expressionText(path.text)
    let start = min(StatePath.modelPrefix.utf8.count, text.bytes.count)
    _ = check(text.part(start..<text.bytes.count), as: .any, in: scope)
  }
}

extension StatePath {
  /// The text before the name of a state in 'expect'.
  static let modelPrefix = "state."
}
