import Diagnostics
import ExpressionLanguage
import JSONText

/// Steps that have a name, to be called from other steps.
package struct Action: Hashable, Sendable {
  /// The name by which the action is called.
  package let name: String
  /// The names of the parameters; none for a plain name.
  package let parameters: [String]
  /// The steps of the action, which run in one turn.
  package internal(set) var steps: ElementRange<Step>
  /// Where the name is declared.
  package let place: SourceRange
}

extension DocumentDecoder {
  /// Learns the names of the actions; their steps may name anything in the document, so they are
  /// read at the end.
  mutating func declareActions() throws(JSONError) {
    deferred.actions = cursor
    try readMembers("'actions'") { (decoder, key) throws(JSONError) in
      decoder.declareAction(key)
      try decoder.cursor.skipValue()
    }
    noteDeclaration()
  }

  private mutating func declareAction(_ key: JSONString) {
    guard let signature = readSignature(key, of: .action) else { return }
    var name = signature.name
    let (number, isNew) = name.withUTF8 { names.actions.insert(UnsafeRawBufferPointer($0)) }
    guard isNew else {
      let firstUse = timeline.actions[number].place.range.lowerBound
      refuseTakenName(name, at: key.range, firstUse: firstUse)
      return
    }
    timeline.actions.append(
      Action(
        name: name, parameters: signature.parameters ?? [], steps: .empty,
        place: SourceRange(key.range)))
  }

  /// Reads the steps of the actions, whose names are known by now.
  mutating func readActions() throws(JSONError) {
    // Wrong names and repeated keys were reported with the declarations.
    guard try cursor.peek() == .object else { return }
    try cursor.enterObject()
    var next = 0
    while let key = try cursor.nextKey() {
      let isDeclared =
        next < timeline.actions.count
        && timeline.actions[next].place.range.lowerBound == key.string.range.lowerBound
      guard isDeclared else {
        try cursor.skipValue()
        continue
      }
      calls.caller = next
      timeline.actions[next].steps = try readSteps("an action")
      next += 1
    }
    calls.caller = nil
  }
}
