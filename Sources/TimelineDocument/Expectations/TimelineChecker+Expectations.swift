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
    case .column(let name, let value):
      check(value, in: scope)
      checkColumn(name, is: value)
    case .model(let path, let value):
      if let part = path.part { check(modelPart: part, of: path, in: scope) }
      check(
        value, as: path.isPartial ? .any : path.root.map { .stored(type(of: $0)) } ?? .any,
        in: scope)
    case .range(_, let lowest, let highest):
      check(lowest, in: scope)
      check(highest, in: scope)
    case .winner(_, let value): check(value, in: scope)
    case .completed(let index):
      if let time = timeline[index].time { check(time, in: scope) }
    case .absent, .count, .order, .settled, .monotonic: break
    }
  }

  /// A number on screen is neither several nor an object.
  private mutating func checkColumn(_ name: ElementIndex<String>, is value: DocumentValue) {
    let (found, help): (String, String)
    switch value {
    case .array:
      guard timeline.staticColumns.contains(timeline[name]) else { return }
      found = "an array"
      help = "for all since the last claim write \"range\": { \"\(timeline[name])\": [0, 1] }"
    case .object:
      found = "an object"
      help = "write the number; a tolerance is \"within\": 0.1 beside it"
    case .number, .boolean, .null, .text: return
    }
    let message = "'\(timeline[name])' is a number on screen, not \(found)"
    diagnostics.add(.error(.wrongType, message, at: value.place, help: help))
  }

  /// The key after `state.` names a part of the state and is read as an expression.
  private mutating func check(
    modelPart part: ExpressionIndex, of path: StatePath, in scope: ScopeIndex
  ) {
    if let known = expressions.find(part, in: scope) { return noteReads(of: known) }
    let text = source.expressionText(path.text)
    let start = min(StatePath.modelPrefix.utf8.count, text.bytes.count)
    let expression = checked(text.part(start..<text.bytes.count), as: .any, in: scope)
    expressions.add(expression, at: part, in: scope)
  }
}

extension StatePath {
  /// The text before the name of a state in 'expect'.
  static let modelPrefix = "state."
}
