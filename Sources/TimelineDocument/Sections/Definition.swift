import Diagnostics
import ExpressionLanguage
import JSONText

/// A name that a document gives to an expression or to a function.
package struct Definition: Hashable, Sendable {
  /// The name without parameters; `Animation.name` for a member of `Animation`.
  package let name: String
  /// The names of a function's parameters; nil for a plain name.
  package let parameters: [String]?
  /// The expression; an array holds the lines of a body.
  package let value: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
}

extension DocumentDecoder {
  mutating func readDefinitions() throws(JSONError) {
    try readMembers("'define'") { (decoder, name) throws(JSONError) in
      try decoder.readDefinition(name)
    }
    noteDeclaration()
  }

  private mutating func readDefinition(_ key: JSONString) throws(JSONError) {
    let signature = readSignature(key, of: .definition)
    if let signature { declare(signature.name, as: .definition, at: key.range) }
    let value = try readValue(for: Subject("the definition", key), as: .definition)
    guard let value else { return }
    if case .array(let lines, _) = value { checkLines(lines) }
    guard let signature else { return }
    timeline.definitions.append(
      Definition(
        name: signature.name, parameters: signature.parameters, value: value,
        place: SourceRange(key.range)))
  }

  mutating func checkLines(_ lines: ElementRange<DocumentValue>) {
    for line in stepContent.values[lines.indices] {
      if case .text = line { continue }
      add(.error(.wrongType, "a line of a definition must be a string", at: line.place))
    }
  }

  /// Reads `define` of a view or a modifier, whose names are seen inside it only.
  mutating func readLocalDefinitions() throws(JSONError) -> ElementRange<Definition> {
    var definitions: [Definition] = []
    var places: [String: Int] = [:]
    try readMembers("'define'") { (decoder, key) throws(JSONError) in
      guard let definition = try decoder.readLocalDefinition(key) else { return }
      if let firstUse = places[definition.name] {
        decoder.refuseTakenName(definition.name, at: key.range, firstUse: firstUse)
      } else {
        places[definition.name] = key.range.lowerBound
        definitions.append(definition)
      }
    }
    let start = timeline.viewContent.definitions.count
    timeline.viewContent.definitions += definitions
    return ElementRange(start..<timeline.viewContent.definitions.count)
  }

  private mutating func readLocalDefinition(_ key: JSONString) throws(JSONError) -> Definition? {
    let signature = readSignature(key, of: .localDefinition)
    let value = try readValue(for: Subject("the definition", key), as: .definition)
    guard let value else { return nil }
    if case .array(let lines, _) = value { checkLines(lines) }
    guard let signature else { return nil }
    return Definition(
      name: signature.name, parameters: signature.parameters, value: value,
      place: SourceRange(key.range))
  }
}
