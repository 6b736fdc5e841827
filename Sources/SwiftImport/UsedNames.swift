import Diagnostics

/// The words in the expressions of a document.
struct UsedNames {
  private(set) var words: Set<String> = []

  /// Adds the words of a value's texts.
  mutating func add(_ value: OutputValue) {
    switch value {
    case .object(let members):
      // An inverted state is written, and read by nothing else.
      for member in members where member.key != "toggle" { add(member.value) }
    case .list(let elements): for element in elements { add(element) }
    case .text(let text, _):
      for word in text.utf8.split(whereSeparator: { !$0.isIdentifierPart }) {
        words.insert(String(Substring(word)))
      }
    case .number, .boolean, .null: break
    }
  }

  /// Whether a definition's name, or that of a member, occurs.
  func has(_ signature: String) -> Bool {
    let name = signature.prefix { $0 != "(" }
    let last = name.split(separator: ".").last ?? name
    return words.contains(String(last))
  }
}

extension Importer {
  /// The definitions that something of a document uses, or another one of them.
  func usedDefines(
    in values: [OutputValue]
  ) -> [(name: String, place: Int, value: OutputValue)] {
    var used = UsedNames()
    for value in values { used.add(value) }
    var kept: [(name: String, place: Int, value: OutputValue)] = []
    var rest = defines
    var hasMore = true
    while hasMore {
      hasMore = false
      for define in rest where used.has(define.name) {
        used.add(define.value)
        kept.append(define)
        hasMore = true
      }
      let names = Set(kept.map { $0.name })
      rest = rest.filter { !names.contains($0.name) }
    }
    return kept.sorted { $0.place < $1.place }
  }
}
