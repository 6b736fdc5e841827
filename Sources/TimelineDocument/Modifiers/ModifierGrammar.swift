import JSONText

/// The grammar of one modifier: its key, its arguments and how it is read.
struct ModifierGrammar: Sendable {
  /// Reads the value under the modifier's own name.
  typealias Reader =
    @Sendable (inout DocumentDecoder, Subject, inout ModifierParts) throws(JSONError) -> Void
  /// Puts the modifier together; nil where a part is missing, which was reported.
  typealias Maker = @Sendable (inout DocumentDecoder, ModifierParts) -> Modifier.Action?

  // This comes first, because a missing grammar is stored in the place of its first pointer. Where that was a
  // closure of the entry, every grammar was missing in WebAssembly (Swift 6.3).

  /// The arguments that it accepts beside its own value.
  let arguments: [ModifierKey]
  let entry: KeyEntry
  /// The attribute that the modifier gives a view, if it is one of SwiftUI's.
  let attribute: Attribute?
  /// The arguments that it needs.
  let requiredArguments: [ModifierKey]
  /// The lists that accept it.
  let lists: ModifierListKind
  /// The first release that has it, where that is not the first of all.
  let release: (profile: Profile, name: String)?
  let read: Reader
  let make: Maker

  init(
    _ entry: KeyEntry, attribute: Attribute? = nil, arguments: [ModifierKey] = [],
    required: [ModifierKey] = [], lists: ModifierListKind = .ofTransition,
    release: (profile: Profile, name: String)? = nil, read: @escaping Reader,
    make: @escaping Maker
  ) {
    self.entry = entry
    self.attribute = attribute
    self.arguments = arguments
    requiredArguments = required
    self.lists = lists
    self.release = release
    self.read = read
    self.make = make
  }
}

/// The kinds of list of modifiers; each accepts all modifiers of the later ones.
enum ModifierListKind: Int, CaseIterable {
  case ofView, body, ofTransition
}
