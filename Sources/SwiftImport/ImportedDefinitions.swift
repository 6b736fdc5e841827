import Diagnostics

/// A definition of the document, with its signature as its name and the token of its declaration, which is its order.
typealias ImportedDefinition = (name: String, place: Int, value: OutputValue)

/// The definitions of a document, in the order in which they were read.
struct ImportedDefinitions: Sendable {
  private(set) var all: [ImportedDefinition] = []
  /// Where the definitions are that a word may mean: their names, without parameters and without the owners of members.
  private var places: [String: [Int]] = [:]

  mutating func append(_ definition: ImportedDefinition) {
    places[UsedNames.word(of: definition.name), default: []].append(all.count)
    all.append(definition)
  }

  /// The definitions that something of a document uses, or another one of them, in the order of their declarations.
  /// O(size of what is used).
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
