import Diagnostics
import ExpressionLanguage
import JSONText

/// A call of a named action: `name(arguments)`.
package struct ActionCall: Hashable, Sendable {
  /// The action that is called.
  package let action: ElementIndex<Action>
  /// The whole call.
  package let expression: WrittenExpression
}

extension StepKey {
  static let callEntry = KeyEntry(
    "call", .name(.call),
    "A call of one of the 'actions', as 'name(a, b)', in the same turn and inside this "
      + "step's scope.")
}

extension DocumentDecoder {
  /// Reads a call: an action's name with arguments, which are expressions.
  mutating func readCall() throws(JSONError) -> ElementIndex<ActionCall>? {
    guard let text = try readString(for: "'call'") else { return nil }
    let (number, isCall) = content.withBytes(of: text) { bytes in
      let end = bytes.identifierEnd(from: 0)
      let number = names.actions.find(.init(rebasing: bytes[..<end]))
      let isCall = end == bytes.count || bytes[end] == UInt8(ascii: "(")
      return (number, isCall && end > 0)
    }
    guard isCall else {
      let message = "'call' must be like \"name(arguments)\""
      add(.error(.expressionSyntax, message, at: text.range))
      return nil
    }
    guard let number else {
      add(unknownAction(text))
      return nil
    }
    calls.note(ActionCalls.Call(action: number, place: text.range))
    let index = ElementIndex<ActionCall>(stepContent.calls.count)
    let call = ActionCall(
      action: ElementIndex(number), expression: expression(text, in: .key(.name)))
    stepContent.calls.append(call)
    return index
  }

  private func unknownAction(_ text: JSONString) -> Diagnostic {
    let name = String(content.text(text).prefix { $0 != "(" })
    var help: String?
    if diagnostics.keepsError(at: text.range.lowerBound) {
      help =
        nearestName(to: name, among: timeline.actions.map { $0.name })
        .map { "did you mean '\($0)'?" }
        ?? "declare it: \"actions\": { \"\(declaration(of: text))\": [ ... ] }"
    }
    let message = "no action is called \(name.quotedForMessage)"
    return .error(.unknownName, message, at: text.range, help: help)
  }

  /// How an action is declared that is called so, with a parameter for each argument.
  private func declaration(of call: JSONString) -> String {
    let text = content.text(call)
    let name = text.prefix { $0 != "(" }
    var (depth, count) = (0, 0)
    for character in text.dropFirst(name.count + 1).dropLast() where character != " " {
      if count == 0 { count = 1 }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    let parameters = "abcdefgh".prefix(count).map(String.init).joined(separator: ", ")
    return String(name).escapedForMessage + (count == 0 ? "" : "(\(parameters))")
  }

  /// Reports actions that call themselves, at the call that closes the ring.
  mutating func checkRecursion() {
    for call in calls.closingRings(of: timeline.actions.count) {
      let name = timeline.actions[call.action].name
      add(
        .error(
          .recursion, "'\(name)' calls itself in one turn, directly or through others",
          at: call.place,
          help: "let a later turn do it: \"async\": { \"run\": [{ \"call\": \"\(name)\" }] }"))
    }
  }
}
