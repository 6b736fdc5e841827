import Diagnostics
import ExpressionLanguage
import TimelineDocument

extension Exporter {
  /// Opens `if let name = value, …`, and returns the scope of what is done under it.
  mutating func writeNaming(_ condition: DocumentValue, in scope: ScopeIndex) -> ScopeIndex {
    guard case .text(let written) = condition else { return scope }
    do throws(SwiftRefusal) {
      for part in checked.conditions(of: condition, in: scope) ?? [] {
        guard let name = part.name, checked.hidesName(name, in: scope) else { continue }
        throw SwiftRefusal("a name of 'let' that hides another", at: condition.place)
      }
      let (spelling, names) = try checked.swift(conditions: written, in: scope)
      try note(spelling, at: condition.place)
      let text = try named(spelling.text, at: condition.place)
      // Swift would take the closure for the block of the statement.
      guard !text.contains("{") else {
        throw SwiftRefusal("a closure in 'let' of 'when'", at: condition.place)
      }
      for name in names { refuseName(name, at: condition.place) }
      writer.open("if \(text)")
    } catch {
      refuse(error)
      writer.open("if true")
    }
    return checked.scope(inside: scope, under: condition)
  }
}

extension String {
  /// Whether an expression needs no parentheses beside an operator.
  var isNumberOrName: Bool { allSatisfy { $0.isNamePart || $0 == "." } }
}
