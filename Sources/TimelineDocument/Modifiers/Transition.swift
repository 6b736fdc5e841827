import Diagnostics
package import ExpressionLanguage
import JSONText

/// How a view comes and goes.
package enum ViewTransition: Hashable, Sendable {
  /// A transition in Swift's spelling, with its own animation where it has one.
  case expression(DocumentValue)
  /// Attributes that the document spells out.
  case custom(CustomTransition)
}

/// A transition of the document's own: the attributes that a view has in each phase.
package struct CustomTransition: Hashable, Sendable {
  /// The modifiers in its lists: `body` alone, which sees the phase, or those of
  /// `.modifier(active:identity:)`.
  package let lists: [ListedModifiers]
  /// Whether it is replaced where less motion is wanted.
  package let hasMotion: Bool

  /// One of its lists.
  package struct ListedModifiers: Hashable, Sendable {
    package let list: TransitionList
    package let modifiers: ElementRange<Modifier>
  }

  /// Whether a timeline shows '.opacity' instead.
  package func isReplaced(in timeline: Timeline) -> Bool { hasMotion && timeline.reduceMotion }

  /// The attributes in a phase.
  package func attributes(in phase: TransitionPhase) -> ElementRange<Modifier> {
    let list = phase == .identity ? TransitionList.identity : .active
    return lists.first { $0.list == .body || $0.list == list }?.modifiers ?? .empty
  }
}

/// The lists of modifiers of a transition.
package enum TransitionList: String, CaseIterable, Sendable {
  case active, identity, body
}

/// The keys of a transition that is spelled out.
enum TransitionKey: UInt8, DocumentKey {
  case active, identity, body, hasMotion, note

  static let table = KeyTable<Self>()
  static let objectName = "transition"
  static let companions: [(key: Self, needs: Self)] = [(.active, .identity), (.identity, .active)]
  static let synonyms: [String: Self] = [
    "modifiers": .body, "willAppear": .body, "didDisappear": .body, "phase": .body,
    "properties": .hasMotion, "motion": .hasMotion,
  ]

  /// The lists of modifiers among the keys.
  var list: TransitionList? {
    switch self {
    case .active: .active
    case .identity: .identity
    case .body: .body
    case .hasMotion, .note: nil
    }
  }

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
    case .body:
      KeyEntry(
        "body", .list(of: .modifier(.ofTransition)),
        "The attributes in each phase, as the body of a Transition: they see 'phase', with "
          + "'isIdentity', 'value' (-1, 0, 1) and the cases '.willAppear', '.identity' and "
          + "'.didDisappear'.")
    case .hasMotion:
      KeyEntry(
        "hasMotion", .boolean,
        "The 'hasMotion' of its TransitionProperties: whether less motion replaces it by "
          + "'.opacity'; true by default.")
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
    var lists: [CustomTransition.ListedModifiers] = []
    var hasMotion = true
    let start = cursor.offset
    let keys = try readObject(what, keys: TransitionKey.self) {
      (decoder, key, _) throws(JSONError) in
      if let list = key.list {
        let modifiers = try decoder.readModifiers(Subject(key), in: .ofTransition)
        lists.append(CustomTransition.ListedModifiers(list: list, modifiers: modifiers))
      } else if key == .hasMotion {
        hasMotion = try decoder.readBoolean(for: Subject(key)) ?? true
      } else {
        try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkTransition(keys, at: start..<cursor.lastRange.upperBound)
    let ordered = TransitionList.allCases.flatMap { list in lists.filter { $0.list == list } }
    return .custom(CustomTransition(lists: ordered, hasMotion: hasMotion))
  }

  /// Reports a transition without attributes, and one with both kinds of them.
  private mutating func checkTransition(_ keys: KeySet<TransitionKey>, at place: Range<Int>) {
    checkPresence(keys, of: "'transition'", at: place)
    let isInStates = keys.contains(.active) || keys.contains(.identity)
    if keys.contains(.body), isInStates {
      let message = "'body' has the attributes of all phases, 'active' and 'identity' one each"
      add(
        .error(
          .conflictingKeys, message, at: place,
          help: "write \"phase.isIdentity ? 1 : 0\" in 'body', or both other lists"))
    } else if !keys.contains(.body), !isInStates {
      add(
        .error(
          .missingKey, "'transition' needs 'body', or 'active' and 'identity'", at: place,
          help: "add \"body\": [{ \"opacity\": \"phase.isIdentity ? 1 : 0\" }]"))
    }
  }
}

extension TimelineChecker {
  mutating func check(
    _ transition: ViewTransition, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    switch transition {
    case .expression(let value): check(value, in: outer)
    case .custom(let transition):
      for listed in transition.lists {
        let isBody = listed.list == .body
        let scope =
          isBody ? open(index, in: outer, [("phase", .transitionPhase)], alias: nil) : outer
        check(listed.modifiers, in: scope)
      }
    }
  }
}
