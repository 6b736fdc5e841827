import Diagnostics
import ExpressionLanguage
import SwiftSource

// Variables of a body that loops or methods change. While the body runs nothing else does, so a state of the document can
// keep the value.
extension Importer {
  /// Whether a state keeps the value of a variable, which is so where the body ends without having waited.
  mutating func keeps(
    _ variable: SwiftVariable, _ name: String, _ statement: SwiftStatement,
    _ rest: ArraySlice<SwiftStatement>, _ scope: inout Scope, _ list: inout StepList
  ) -> Bool {
    guard source.has(variable.word, "var"), let value = variable.value, value.closure == nil,
      let last = rest.last, refused[statement.tokens.lowerBound] == nil
    else { return false }
    let tokens = statement.tokens.upperBound..<last.tokens.upperBound
    guard !isCaptured(name, in: tokens), !tokens.contains(where: { source.has($0, "await") }),
      !callsItself(around: statement.tokens.lowerBound)
    else { return false }
    let read = waiting { $0.translation(value.tokens, scope) }.result
    let declared = kind(of: variable)
    let kind = declared == .other && variable.type == nil ? kinds[read.text] ?? declared : declared
    switch kind {
    case .record, .records, .choice: return false
    case .whole, .number, .boolean, .text: break
    case .other:
      let type = String(read.text.prefix { $0.isLetter })
      guard read.text.hasPrefix("[") || ValueType(name: type) != nil else { return false }
    }
    let zero = zero(of: kind)
    guard !read.isDynamic || zero != nil else { return false }
    let place = statement.tokens.lowerBound
    let outer = owner
    owner = place
    defer { owner = outer }
    let written = self.value(value, scope, kind, variable.type)
    let first = read.isDynamic ? zero ?? written : written
    let own = keptVariables[place] ?? unique("\(localName(name, scope.instance))_kept")
    if keptVariables.updateValue(own, forKey: place) == nil {
      kinds[own] = kind
      states.append((own, place, first))
    }
    say(statement.tokens)
    set(own, written, &list)
    scope.names[name] = .text(own, isDynamic: true)
    return true
  }

  /// A value of a kind; nil where the kind alone does not say one.
  private func zero(of kind: StateKind) -> OutputValue? {
    switch kind {
    case .whole: .text("0".asWhole, nil)
    case .number: .number(0)
    case .boolean: .boolean(false)
    case .text: .text("''", nil)
    case .other, .choice, .record, .records: nil
    }
  }

  /// Whether the function around a token calls itself, so that its body may run inside itself.
  private func callsItself(around token: Int) -> Bool {
    program.all.contains { declaration in
      guard case .function(let function) = declaration.kind, declaration.tokens.contains(token)
      else { return false }
      let name = source.text(function.name)
      return declaration.tokens.contains { place in
        place > function.name && source.has(place, name)
          && source.kind(place + 1) == .leftParenthesis
      }
    }
  }
}
