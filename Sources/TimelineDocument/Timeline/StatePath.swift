import Diagnostics
import ExpressionLanguage
package import JSONText

/// The left side of an assignment: `name`, `name[i]`, `p.x`,
/// `model.name`.
package struct StatePath: Hashable, Sendable {
  /// The whole text.
  package let text: JSONString
  private let possiblePart: PossibleIndex<ExpressionRole>
  /// The state that is written; nil for one that belongs to a view, which is found by the part.
  package let root: StateReference?

  init(text: JSONString, root: StateReference?, part: ExpressionIndex?) {
    self.text = text
    possiblePart = PossibleIndex(part)
    self.root = root
  }

  /// The expression for the part of the state that is meant, an element or a member; nil for all of it.
  var part: ExpressionIndex? { possiblePart.index }

  /// Whether only a part of the state is meant.
  package var isPartial: Bool { part != nil }
}

/// A state variable or a published property.
package enum StateReference: Hashable, Sendable {
  case state(ElementIndex<StateVariable>)
  case published(ElementIndex<PublishedProperty>)
}

extension DocumentDecoder {
  /// Reads the left side of an assignment: `name`, `name[i]`, `p.x`, `model.name`.
  /// Reports an unknown name.
  ///
  /// - Parameter expected: the kind of state that is suggested for an unknown name.
  mutating func statePath(_ text: JSONString, _ expected: StateContent) -> StatePath? {
    let found = content.withBytes(of: text) { names.find(statePath: $0) }
    switch found {
    case .path(let root, let isPartial):
      if case .state(let state)? = root, timeline[state].isEnvironment {
        refuseEnvironment(text, timeline[state].name)
        return nil
      }
      return statePath(text, root: root, isPartial: isPartial)
    case .unknown(let kind):
      add(unknownState(text, kind, expected))
      return nil
    }
  }

  /// The path of a text.
  mutating func statePath(
    _ text: JSONString, root: StateReference?, isPartial: Bool
  ) -> StatePath {
    let part = isPartial ? expression(text, in: .key(.name)).index : nil
    return StatePath(text: text, root: root, part: part)
  }

  /// The state that a path is in, and whether the path goes on inside it.
  func stateRoot(ofPath path: String) -> (reference: StateReference, isPartial: Bool)? {
    var path = path
    let found = path.withUTF8 { names.find(statePath: UnsafeRawBufferPointer($0)) }
    guard case .path(let reference?, let isPartial) = found else { return nil }
    return (reference, isPartial)
  }

  private func unknownState(
    _ text: JSONString, _ kind: DeclaredNames.UnknownState, _ expected: StateContent
  ) -> Diagnostic {
    let name = content.text(text).quotedForMessage
    let (code, message): (DiagnosticCode, String) =
      switch kind {
      case .name, .property: (.unknownName, "no state is called \(name)")
      case .definition: (.unknownName, "\(name) is a definition, which cannot be changed")
      case .argument:
        (.unknownName, "\(name) is a value that the component is given, which cannot be changed")
      case .grammar:
        (.invalidName, "\(name) cannot be changed: it must be like 'name', 'name[0]' or 'name.x'")
      }
    return .error(
      code, message, at: text.range,
      // A state of a like name is not what the component was given.
      help: (kind == .argument ? nil : suggestion(for: text, among: knownStates(expected)))
        ?? adviceOnState(text, kind, expected))
  }

  private func adviceOnState(
    _ text: JSONString, _ kind: DeclaredNames.UnknownState, _ expected: StateContent
  ) -> String? {
    if kind == .argument {
      let name = content.text(text).prefix { $0 != "." && $0 != "[" }
      return "make it a binding: \"parameters\": [ \"$\(String(name).escapedForMessage)\" ]"
    }
    guard kind == .name, diagnostics.keepsError(at: text.range.lowerBound) else { return nil }
    let (name, known) = (
      content.text(text).escapedForMessage, knownStates(expected).map { $0.escapedForMessage }
    )
    if name.hasPrefix(StatePath.modelPrefix) {
      return "write \"\(name.dropFirst(StatePath.modelPrefix.utf8.count))\""
    }
    let declaration = "\"state\": { \"\(name)\": \(expected.firstValue) }"
    guard let first = known.first else { return "declare it: \(declaration)" }
    if ["value", "from", "to", "in", "name", "element", "item", "list"].contains(name) {
      return "the key is the state: { \"\(first)\": ... }"
    }
    let list = known.prefix(6).map { $0.quotedForMessage }.joined(separator: ", ")
    guard content.withBytes(of: text, { $0.isIdentifier }) else { return "the states are \(list)" }
    return "declare it, \(declaration), or write one of \(list)"
  }

  /// The names of the states that are or may be of a kind, as they are written.
  func knownStates(_ expected: StateContent = .any) -> [String] {
    timeline.stateNames { expected.includes($0, guesses: true) }
  }
}

extension Timeline {
  /// The names of the states and published properties with such a first value, as they are written; the environment
  /// is not among them.
  func stateNames(where matches: (DocumentValue) -> Bool) -> [String] {
    states.filter { !$0.isEnvironment && matches($0.initialValue) }.map { $0.name }
      + published.filter { matches($0.initialValue) }.map { $0.qualifiedName }
  }
}
