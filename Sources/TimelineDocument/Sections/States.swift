import Diagnostics
import JSONText

/// A named value that an app would hold in `@State`.
package struct StateVariable: Hashable, Sendable {
  /// The name, an identifier.
  package let name: String
  /// The value before anything happens.
  package let initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
  /// Whether it is a value of the environment, which the system writes.
  package var isEnvironment = false
}

/// A named value that an app would hold in a property of a model object.
package struct PublishedProperty: Hashable, Sendable {
  /// The name of the model object.
  package let model: String
  /// The name of the property.
  package let name: String
  /// The value before anything happens.
  package let initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange

  /// `model.name`, as it is called everywhere else.
  package var qualifiedName: String { "\(model).\(name)" }
}

extension Timeline {
  /// The most states and published properties of a document.
  package static let stateLimit = 100_000
}

extension DocumentDecoder {
  mutating func readStates() throws(JSONError) {
    try readMembers("'state'") { (decoder, name) throws(JSONError) in try decoder.readState(name) }
    noteDeclaration()
  }

  private mutating func readState(_ name: JSONString) throws(JSONError) {
    let index = ElementIndex<StateVariable>(timeline.states.count)
    if checkName(name, of: "a state's name"), checkColumn(name) {
      declare(name, as: .state(index))
    }
    guard hasRoomForState() else { return try refuseState() }
    // A state whose value is wrong is declared all the same, so that its uses are not wrong too.
    let value = try readValue(for: Subject("the state", name), as: .initialValue)
    timeline.states.append(
      StateVariable(
        name: content.text(name), initialValue: value ?? .null(SourceRange(cursor.lastRange)),
        place: SourceRange(name.range)))
  }

  private func hasRoomForState() -> Bool {
    timeline.states.count + timeline.published.count < Timeline.stateLimit
  }

  /// Skips the value of a state beyond the limit, and reports the first of them.
  private mutating func refuseState() throws(JSONError) {
    try cursor.skipValue()
    guard !deferred.hasTooManyStates else { return }
    deferred.hasTooManyStates = true
    let message =
      "a document may have at most \(Timeline.stateLimit) states and published properties"
    add(.error(.tooMany, message, at: cursor.lastRange))
  }

  /// A state is a column, and some names of columns are taken.
  private mutating func checkColumn(_ name: JSONString) -> Bool {
    let isTaken =
      cursor.isEqual(name, "time")
      || content.withBytes(of: name) { ExpectKey.table.key($0) } != nil
    guard isTaken else { return true }
    let text = content.text(name)
    let reason = text == "time" ? "the first column has that name" : "'expect' uses that name"
    add(.error(.invalidName, "a state's name cannot be '\(text)', \(reason)", at: name.range))
    return false
  }

  mutating func readPublished() throws(JSONError) {
    try readMembers("'published'") { (decoder, model) throws(JSONError) in
      if decoder.checkName(model, of: "a model's name") {
        decoder.declare(model, as: .model)
      }
      try decoder.readProperties(of: model)
    }
    noteDeclaration()
  }

  private mutating func readProperties(of model: JSONString) throws(JSONError) {
    try readMembers(Subject("the model", model)) { (decoder, name) throws(JSONError) in
      guard decoder.hasRoomForState() else { return try decoder.refuseState() }
      decoder.checkIdentifier(name, of: "a property's name")
      let value = try decoder.readValue(for: Subject("the property", name), as: .initialValue)
      let property = PublishedProperty(
        model: decoder.content.text(model), name: decoder.content.text(name),
        initialValue: value ?? .null(SourceRange(decoder.cursor.lastRange)),
        place: SourceRange(name.range))
      var qualifiedName = property.qualifiedName
      let isNew = qualifiedName.withUTF8 {
        decoder.names.properties.insert(UnsafeRawBufferPointer($0)).isNew
      }
      if isNew { decoder.timeline.published.append(property) }
    }
  }
}
