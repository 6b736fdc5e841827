import Diagnostics
import ExpressionLanguage
import JSONText

/// How a view comes and goes.
package enum ViewTransition: Hashable, Sendable {
  /// A transition in Swift's spelling, with its own animation where it has one.
  case expression(DocumentValue)
  /// `.modifier(active:identity:)`: attributes outside the tree, and attributes in it.
  case custom(active: ElementRange<Modifier>, identity: ElementRange<Modifier>)
}

/// The keys of a transition that is spelled out.
enum TransitionKey: UInt8, DocumentKey {
  case active, identity, note

  static let table = KeyTable<Self>()
  static let objectName = "transition"
  static let required: [Self] = [.active, .identity]

  var entry: KeyEntry {
    switch self {
    case .active:
      KeyEntry(
        "active", .list(of: .modifier(.ofTransition)),
        "The attributes before the view has entered and after it has left.")
    case .identity:
      KeyEntry(
        "identity", .list(of: .modifier(.ofTransition)),
        "The attributes while the view is in the tree.")
    case .note: .note
    }
  }
}

extension ModifierGrammar {
  static let transition = ModifierGrammar(
    KeyEntry(
      "transition", .either([.expression(.transition), .object(.transition)]),
      "How the view enters and leaves: a transition such as '.slide', or the attributes at both "
        + "ends."),
    lists: .ofView,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.transition = try decoder.readTransition(what)
    },
    make: { decoder, parts in
      parts.transition.map { .transition(decoder.timeline.viewContent.transitions.add($0)) }
    })
}

extension DocumentDecoder {
  mutating func readTransition(_ what: Subject) throws(JSONError) -> ViewTransition? {
    guard try cursor.peek() == .object else {
      return try readValue(for: what, as: .transition).map { .expression($0) }
    }
    var (active, identity) = (ElementRange<Modifier>.empty, ElementRange<Modifier>.empty)
    let keys = try readObject(what, keys: TransitionKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .active: active = try decoder.readModifiers(Subject(key), in: .ofTransition)
      case .identity: identity = try decoder.readModifiers(Subject(key), in: .ofTransition)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'transition'", at: cursor.lastRange)
    return .custom(active: active, identity: identity)
  }
}

extension TimelineChecker {
  mutating func check(_ transition: ViewTransition, in scope: ScopeIndex) {
    switch transition {
    case .expression(let value): check(value, in: scope)
    case .custom(let active, let identity):
      check(active, in: scope)
      check(identity, in: scope)
    }
  }
}
