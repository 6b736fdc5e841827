import Diagnostics

/// The words in the expressions of a document.
struct UsedNames {
  private(set) var words: Set<String> = []

  /// The names that are written, and perhaps read by nothing.
  private(set) var written: Set<String> = []

  init(_ values: [OutputValue] = []) {
    for value in values { add(value) }
  }

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
    words.contains(Self.word(of: signature))
  }

  /// The last word of a name, without parameters: `title` of `String.title(in)`.
  static func word(of signature: String) -> String {
    let name = signature.utf8.prefix { $0 != UInt8(ascii: "(") }
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { name.index(after: $0) }
    return String(Substring(name[(start ?? name.startIndex)...]))
  }
}

extension Importer {
  /// Says the definitions that the document has, and the states that it reads or writes.
  mutating func sayUsed(
    _ definitions: [ImportedDefinition], in values: [OutputValue]
  ) {
    var used = UsedNames(values)
    for definition in definitions {
      used.add(definition.value)
      account.make(useMarks[String(definition.name.prefix { $0 != "(" })] ?? [])
    }
    for name in kinds.keys.sorted() where used.reads(orWrites: name) {
      account.make(useMarks[name] ?? [])
    }
  }
}
