import Diagnostics

/// The words in the expressions of a document.
struct UsedNames {
  private(set) var words: Set<String> = []

  /// The names that are written, and perhaps read by nothing.
  private(set) var written: Set<String> = []

  /// Adds the words of a value's texts.
  mutating func add(_ value: OutputValue) {
    switch value {
    case .object(let members):
      for member in members {
        switch (member.key, member.value) {
        // An inverted state is written, and read by nothing else.
        case ("toggle", .text(let target, _)): addTarget(target)
        case (_, .object(let targets)) where Self.writes.contains(member.key):
          for target in targets { addTarget(target.key) }
          add(member.value)
        default: add(member.value)
        }
      }
    case .list(let elements): for element in elements { add(element) }
    case .text(let text, _):
      for word in text.utf8.split(whereSeparator: { !$0.isIdentifierPart }) {
        words.insert(String(Substring(word)))
      }
    case .number, .boolean, .null: break
    }
  }

  private mutating func addTarget(_ target: String) {
    for word in target.utf8.split(whereSeparator: { !$0.isIdentifierPart }) {
      written.insert(String(Substring(word)))
    }
  }

  /// The keys of steps whose values name what they write.
  private static let writes: Set<String> = ["set", "append", "remove", "updating"]

  /// Whether a state's name occurs where it is written.
  func writes(_ name: String) -> Bool {
    written.contains(String(name.split(separator: ".").last ?? ""))
  }

  /// Whether a state's name occurs, be it only where it is written.
  func reads(orWrites name: String) -> Bool {
    has(name) || writes(name)
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

extension Importer {
  /// Says the definitions that the document has, and the states that it reads or writes.
  mutating func sayUsed(
    _ definitions: [(name: String, place: Int, value: OutputValue)], in values: [OutputValue]
  ) {
    var used = UsedNames()
    for value in values { used.add(value) }
    for definition in definitions {
      used.add(definition.value)
      account.make(useMarks[String(definition.name.prefix { $0 != "(" })] ?? [])
    }
    for name in kinds.keys.sorted() where used.reads(orWrites: name) {
      account.make(useMarks[name] ?? [])
    }
  }
}
