import Diagnostics
import JSONText

extension ModifierGrammar {
  static let transition = ModifierGrammar(
    KeyEntry(
      "transition", TransitionKey.shape,
      "How the view enters and leaves: a transition such as '.slide', or the attributes at both "
        + "ends."),
    lists: .ofView,
    read: { (decoder, what, parts) throws(JSONError) in
      _ = try decoder.cursor.peek()
      let start = decoder.cursor.offset
      parts.transition = try decoder.readTransition(what)
      let place = start..<decoder.cursor.lastRange.upperBound
      parts.transition.map { decoder.checkSize(of: $0, at: place) }
    },
    make: { decoder, parts in
      parts.transition.map { .transition(decoder.timeline.viewContent.transitions.add($0)) }
    })
}

/// The values of the keys of one transition, while it is read.
private struct TransitionParts {
  var lists: [CustomTransition.ListedModifiers] = []
  var hasMotion = true
  /// The transition that 'asymmetric' or 'combined' describes.
  var composition: ViewTransition?
  var animation: AnimationSetting?

  /// The transition of a complete object; nil where its parts are missing, which was reported.
  func transition(_ keys: KeySet<TransitionKey>) -> ViewTransition? {
    let isComposed = keys.contains(.asymmetric) || keys.contains(.combined)
    guard let base = isComposed ? composition : custom else { return nil }
    return animation.map { .animated(base, $0) } ?? base
  }

  private var custom: ViewTransition {
    let ordered = TransitionList.allCases.flatMap { list in lists.filter { $0.list == list } }
    return .custom(CustomTransition(lists: ordered, hasMotion: hasMotion))
  }
}

extension DocumentDecoder {
  /// Reads a transition: an expression, or an object that spells it out.
  mutating func readTransition(_ what: Subject) throws(JSONError) -> ViewTransition? {
    guard try cursor.peek() == .object else {
      return try readValue(for: what, as: .transition).map { .expression($0) }
    }
    var parts = TransitionParts()
    let start = cursor.offset
    var hasUnknownKey = false
    let keys = try readObject(
      what, keys: TransitionKey.self,
      value: { (decoder, key, _) throws(JSONError) in
        try decoder.readTransitionValue(of: key, into: &parts)
      },
      other: { (decoder, name) throws(JSONError) in
        hasUnknownKey = true
        try decoder.rejectKey(
          name, of: what, known: TransitionKey.table.names,
          synonym: { TransitionKey.synonyms[$0]?.name },
          suggesting: { key in
            key == TransitionKey.asymmetric.name
              ? "put it into \"asymmetric\": { \"insertion\": ..., \"removal\": ... }"
              : "did you mean '\(key)'?"
          })
      })
    guard let keys else { return nil }
    // Behind an unknown key, what seems to be missing may be there.
    if !hasUnknownKey { checkTransition(keys, at: start..<cursor.lastRange.upperBound) }
    return parts.transition(keys)
  }

  private mutating func readTransitionValue(
    of key: TransitionKey, into parts: inout TransitionParts
  ) throws(JSONError) {
    switch key {
    case .active, .identity, .body:
      let modifiers = try readModifiers(Subject(key), in: .ofTransition)
      guard let list = key.list else { return }
      parts.lists.append(CustomTransition.ListedModifiers(list: list, modifiers: modifiers))
    case .asymmetric: parts.composition = try readAsymmetric(Subject(key))
    case .combined: parts.composition = try readCombined(Subject(key))
    case .animation: parts.animation = try readAnimation(for: Subject(key))
    case .hasMotion: parts.hasMotion = try readBoolean(for: Subject(key)) ?? true
    case .note: try cursor.skipValue()
    }
  }

  private mutating func readAsymmetric(_ what: Subject) throws(JSONError) -> ViewTransition? {
    _ = try cursor.peek()
    let start = cursor.offset
    var (insertion, removal) = (ViewTransition?.none, ViewTransition?.none)
    let keys = try readObject(what, keys: AsymmetricTransitionKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .insertion: insertion = try decoder.readTransition(Subject(key))
      case .removal: removal = try decoder.readTransition(Subject(key))
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'asymmetric'", at: start..<cursor.lastRange.upperBound)
    guard let insertion, let removal else { return nil }
    return .asymmetric(insertion: insertion, removal: removal)
  }

  private mutating func readCombined(_ what: Subject) throws(JSONError) -> ViewTransition? {
    var (parts, count): ([ViewTransition], Int) = ([], 0)
    guard try cursor.peek() == .array else {
      try reject(
        what, mustBe: "an array of transitions",
        help: "write \"combined\": [\".opacity\", \".scale\"]")
      return nil
    }
    try readElements(what) { (decoder) throws(JSONError) in
      count += 1
      if let part = try decoder.readTransition("a transition") { parts.append(part) }
    }
    if count < 2 {
      add(
        .error(
          .tooFew, "'combined' needs two or more transitions", at: cursor.lastRange,
          help: "write a single transition without 'combined'"))
    }
    return parts.count < 2 ? nil : .combined(parts)
  }
}

// MARK: - The keys that go together

extension DocumentDecoder {
  /// Reports a transition that is built of too many.
  fileprivate mutating func checkSize(of transition: ViewTransition, at place: Range<Int>) {
    let limit = ViewTransition.sizeLimit
    guard transition.size > limit else { return }
    add(.error(.tooMany, "a transition has more than \(limit) parts", at: place))
  }

  /// Reports a transition without attributes, and one that is spelled out in several ways.
  private mutating func checkTransition(_ keys: KeySet<TransitionKey>, at place: Range<Int>) {
    checkPresence(keys, of: "'transition'", at: place)
    let isInStates = keys.contains(.active) || keys.contains(.identity)
    let compositions = [TransitionKey.asymmetric, .combined].filter(keys.contains)
    if let composition = compositions.first {
      checkComposition(composition, compositions, keys, at: place)
    } else if keys.contains(.body), isInStates {
      let message = "'body' has the attributes of all phases, 'active' and 'identity' one each"
      add(
        .error(
          .conflictingKeys, message, at: place,
          help: "write \"phase.isIdentity ? 1 : 0\" in 'body', or both other lists"))
    } else if !keys.contains(.body), !isInStates {
      add(
        .error(
          .missingKey,
          "'transition' needs 'body', 'active' and 'identity', 'asymmetric' or 'combined'",
          at: place,
          help: "add \"body\": [{ \"opacity\": \"phase.isIdentity ? 1 : 0\" }]"))
    }
  }

  /// Reports what is written beside the transitions that one is built of.
  private mutating func checkComposition(
    _ key: TransitionKey, _ compositions: [TransitionKey], _ keys: KeySet<TransitionKey>,
    at place: Range<Int>
  ) {
    let others = compositions.dropFirst() + [.active, .identity, .body].filter(keys.contains)
    if let other = others.first {
      add(
        .error(
          .conflictingKeys,
          "a transition is spelled out in one way, and this one has '\(key.name)' and "
            + "'\(other.name)'", at: place,
          help: "put both into \"combined\": [{ \"\(key.name)\": ... }, { \"\(other.name)\": ... }]"
        ))
    } else if keys.contains(.hasMotion) {
      add(
        .error(
          .conflictingKeys, "'hasMotion' is a property of attributes, not of '\(key.name)'",
          at: place, help: "put it beside the 'body' that it is about"))
    }
  }
}
