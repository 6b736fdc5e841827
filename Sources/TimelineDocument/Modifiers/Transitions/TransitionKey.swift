/// The keys of a transition that is spelled out.
enum TransitionKey: UInt8, DocumentKey {
  case active, identity, body, asymmetric, combined, animation, hasMotion, note

  static let table = KeyTable<Self>()
  static let objectName = "transition"
  static let companions: [(key: Self, needs: Self)] = [(.active, .identity), (.identity, .active)]
  static let synonyms: [String: Self] = [
    "modifiers": .body, "willAppear": .body, "didDisappear": .body, "phase": .body,
    "properties": .hasMotion, "motion": .hasMotion,
    "insertion": .asymmetric, "removal": .asymmetric, "with": .combined,
  ]

  /// A transition in one of its spellings.
  static let shape = ValueShape.either([.expression(.transition), .object(.transition)])

  /// The list of modifiers among the keys.
  var list: TransitionList? {
    switch self {
    case .active: .active
    case .identity: .identity
    case .body: .body
    case .asymmetric, .combined, .animation, .hasMotion, .note: nil
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
    case .asymmetric:
      KeyEntry(
        "asymmetric", .object(.asymmetricTransition),
        "Two transitions, one for a view that comes and one for a view that goes.")
    case .combined:
      KeyEntry(
        "combined", .list(of: Self.shape),
        "Two or more transitions at once, the innermost first, each an expression or an object.")
    case .animation:
      KeyEntry(
        "animation", .anyAnimation,
        "The animation of the transition, as its 'animation' in Swift; the one that is nearest to "
          + "an attribute counts. True is the default one, null none.")
    case .hasMotion:
      KeyEntry(
        "hasMotion", .boolean,
        "The 'hasMotion' of its TransitionProperties: whether less motion replaces it by "
          + "'.opacity'; true by default.")
    case .note: .note
    }
  }
}

/// The keys of an asymmetric transition.
enum AsymmetricTransitionKey: UInt8, DocumentKey {
  case insertion, removal, note

  static let table = KeyTable<Self>()
  static let objectName = "asymmetricTransition"
  static let required: [Self] = [.insertion, .removal]

  var entry: KeyEntry {
    switch self {
    case .insertion:
      KeyEntry("insertion", TransitionKey.shape, "How the view enters.")
    case .removal: KeyEntry("removal", TransitionKey.shape, "How the view leaves.")
    case .note: .note
    }
  }
}
