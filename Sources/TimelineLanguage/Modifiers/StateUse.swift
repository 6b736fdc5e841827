import Diagnostics
import JSONText

/// A place where a state is named.
package struct StateUse: Hashable, Sendable {
  package let state: StateReference
  /// The source range of the name.
  package let place: SourceRange
}

extension DocumentDecoder {
  /// Reads the name of a state, whole.
  mutating func readStateUse(for what: Subject) throws(JSONError) -> StateUse? {
    guard let name = try readString(for: what) else { return nil }
    let state = content.withBytes(of: name) { names.stateReference(named: $0) }
    guard let state else {
      let message = "no state is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: knownStates())
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
    let state = content.withBytes(of: name) { names.stateReference(named: $0) }
    guard case .published(let property) = state else {
      let message = "no published property is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: timeline.published.map(\.qualifiedName))
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return (property, SourceRange(name.range))
  }
}
