import Diagnostics
import JSONText

/// A place where a state is named.
package struct StateUse: Hashable, Sendable {
  package let state: StateReference
  /// The source range of the name.
  package let place: SourceRange
}

extension DocumentDecoder {
  /// The state with a name, or the one whose binding is named: `$name`, `model.$name`.
  private func stateReference(boundBy name: JSONString) -> StateReference? {
    if let state = content.withBytes(of: name, { names.stateReference(named: $0) }) { return state }
    var text = content.text(name)
    guard let sign = text.firstIndex(of: "$"), text[..<sign].last.map({ $0 == "." }) ?? true else {
      return nil
    }
    text.remove(at: sign)
    return text.withUTF8 { names.stateReference(named: UnsafeRawBufferPointer($0)) }
  }

  /// Reads the name of a state, whole.
  ///
  /// - Parameter expected: the kind of state that is suggested for an unknown name.
  mutating func readStateUse(
    for what: Subject, _ expected: StateContent
  ) throws(JSONError) -> StateUse? {
    try readString(for: what).flatMap { stateUse(named: $0, expected) }
  }

  /// The state with a name; another name is reported.
  mutating func stateUse(named name: JSONString, _ expected: StateContent) -> StateUse? {
    guard let state = stateReference(boundBy: name) else {
      let message = "no state is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: knownStates(expected))
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return StateUse(state: state, place: SourceRange(name.range))
  }

  /// Reads the name of a published property.
  mutating func readPropertyUse(
    for what: Subject
  ) throws(JSONError) -> (ElementIndex<PublishedProperty>, SourceRange)? {
    guard let name = try readString(for: what) else { return nil }
    let state = stateReference(boundBy: name)
    guard case .published(let property) = state else {
      let message = "no published property is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: timeline.published.map { $0.qualifiedName })
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return (property, SourceRange(name.range))
  }
}
