import Diagnostics

/// A definition of the document: its signature, the token of its declaration, and its value.
typealias ImportedDefinition = (name: String, place: Int, value: OutputValue)

/// The definitions of a document, in reading order.
struct ImportedDefinitions: Sendable {
  private(set) var all: [ImportedDefinition] = []
  /// Indices into `all` by the last word of the name, without parameters.
  private var places: [String: [Int]] = [:]

  mutating func append(_ definition: ImportedDefinition) {
    places[UsedNames.word(of: definition.name), default: []].append(all.count)
    all.append(definition)
  }

  /// The definitions that values use, directly or through other definitions, in the order of their declarations.
  ///
  /// - Complexity: O(*s* + *n* log *n*) for *n* used definitions whose values have *s* bytes together.
  func used(in values: [OutputValue]) -> [ImportedDefinition] {
    var kept: Set<Int> = []
    var rest = UsedNames(values).words.flatMap { places[$0] ?? [] }
    while let place = rest.popLast() {
      guard kept.insert(place).inserted else { continue }
      rest += UsedNames([all[place].value]).words.flatMap { places[$0] ?? [] }
    }
    return kept.sorted { (all[$0].place, $0) < (all[$1].place, $1) }.map { all[$0] }
  }
}
