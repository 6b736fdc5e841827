import Diagnostics
import JSONText

extension DocumentDecoder {
  mutating func readStates() throws(JSONError) {
    try readMembers("'state'") { (decoder, name) throws(JSONError) in try decoder.readState(name) }
    noteDeclaration()
  }

  private mutating func readState(_ name: JSONString) throws(JSONError) {
    let index = ElementIndex<StateVariable>(timeline.states.count)
    if checkIdentifier(name, of: "a state's name"), checkColumn(name) {
      declare(name, as: .state(index))
    }
    // A state whose value is wrong is declared all the same, so that its uses are not wrong too.
    let value = try readValue(for: Subject("the state", name), as: .initialValue)
    timeline.states.append(
      StateVariable(
        name: content.text(name), initialValue: value ?? .null(SourceRange(cursor.lastRange)),
        place: SourceRange(name.range)))
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
      if decoder.checkIdentifier(model, of: "a model's name") {
        decoder.declare(model, as: .model)
      }
      try decoder.readProperties(of: model)
    }
    noteDeclaration()
  }

  private mutating func readProperties(of model: JSONString) throws(JSONError) {
    try readMembers(Subject("the model", model)) { (decoder, name) throws(JSONError) in
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

  /// Declares a name in the name space of expressions, or reports that it is taken.
  mutating func declare(_ name: JSONString, as kind: DeclaredNames.Kind) {
    declare(content.text(name), as: kind, at: name.range)
  }

  mutating func declare(_ name: String, as kind: DeclaredNames.Kind, at place: Range<Int>) {
    var name = name
    let (number, isNew) = name.withUTF8 { names.table.insert(UnsafeRawBufferPointer($0)) }
    if isNew {
      names.declarations.append((kind, place.lowerBound))
    } else {
      refuseTakenName(name, at: place, firstUse: names.declarations[number].place)
    }
  }

  mutating func refuseTakenName(_ name: String, at place: Range<Int>, firstUse: Int) {
    var diagnostic = Diagnostic.error(
      .duplicateName, "the name \(name.quotedForMessage) is taken", at: place)
    diagnostic.earlier = .firstUse(firstUse)
    add(diagnostic)
  }
}
