import Diagnostics
import JSONText

/// A state that belongs to a view: each instance has its own, from when it appears until it is gone.
package struct OwnState: Hashable, Sendable {
  package let name: String
  /// The value when the view appears.
  package internal(set) var initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
}

extension DocumentDecoder {
  /// Learns the names of the own states of the view at the cursor, before its other keys are read: those may come
  /// first, and name them.
  mutating func declareOwnStates() throws(JSONError) -> (ElementRange<OwnState>, LocalNames) {
    let first = timeline.viewContent.ownStates.count
    var locals: LocalNames = [:]
    guard deferred.mayHaveOwnStates, try cursor.peek() == .object else { return (.empty, locals) }
    let start = cursor
    defer { cursor = start }
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      guard key.firstUse == nil, cursor.isEqual(key.string, ViewKey.state.entry.name),
        try cursor.peek() == .object
      else {
        try cursor.skipValue()
        continue
      }
      try cursor.enterObject()
      while let name = try cursor.nextKey() {
        try cursor.skipValue()
        guard name.firstUse == nil, !cursor.isEqual(name.string, "note") else { continue }
        locals[content.text(name.string)] = .state
        timeline.viewContent.ownStates.append(
          OwnState(
            name: content.text(name.string), initialValue: .null(SourceRange(name.string.range)),
            place: SourceRange(name.string.range)))
      }
    }
    return (ElementRange(first..<timeline.viewContent.ownStates.count), locals)
  }

  /// Reads the first values of the own states of a view.
  mutating func readOwnStates(_ states: ElementRange<OwnState>) throws(JSONError) {
    var next = states.indices.lowerBound
    try readMembers("'state'") { (decoder, name) throws(JSONError) in
      decoder.checkName(name, of: "a state's name")
      let value = try decoder.readValue(for: Subject("the state", name), as: .initialValue)
      if let value, next < states.indices.upperBound {
        decoder.timeline.viewContent.ownStates[next].initialValue = value
      }
      next += 1
    }
  }
}

extension SourceContent {
  /// Whether the text from a place on may have a key `state`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func hasOwnStates(from start: Int) -> Bool {
    let key = Array("\"state\"".utf8)
    var index = start
    while index + key.count <= bytes.count {
      if bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) { return true }
      index += 1
    }
    return false
  }
}
