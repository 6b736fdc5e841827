import JSONText

extension DocumentDecoder {
  /// Reads the value under a modifier's own name.
  mutating func readOwnValue(
    of kind: ModifierKey, into parts: inout ModifierParts
  ) throws(JSONError) {
    let what = Subject(kind)
    if let attribute = kind.attribute {
      parts.attribute = try readAttribute(attribute.type, for: what)
      return
    }
    switch kind {
    case .attribute: parts.names = try readNames(what, of: "an attribute's name", as: .output)
    case .animatable, .keyframeAnimator:
      parts.names = try readNames(what, of: "a parameter's name", as: .animatable)
    case .animation: parts.animation = try readAnimation(for: what)
    case .transaction: parts.entries = try readTransactionEntries(what)
    case .transition: parts.transition = try readTransition(what)
    case .onAnimationCompleted: parts.observed = try readValue(for: what, as: .animatable)
    case .onChange: parts.observed = try readValue(for: what, as: .watched)
    case .phaseAnimator: parts.observed = try readValue(for: what, as: .phases)
    case .matchedGeometryEffect: parts.observed = try readValue(for: what, as: .identity)
    case .stoppable, .pausable: parts.state = try readStateUse(for: what)
    case .onReceive: parts.property = try readPropertyUse(for: what)
    case .onAppear, .task: parts.steps = try readSteps(what)
    default: try cursor.skipValue()
    }
  }

  /// Reads an argument of a modifier.
  mutating func readArgument(
    _ key: ModifierKey, into parts: inout ModifierParts
  ) throws(JSONError) {
    let what = Subject(key)
    switch key {
    case .anchor: parts.anchor = try readAttribute(.unitPoint, for: what)
    case .axis: parts.axis = try readAttribute(.axis, for: what)
    case .perspective: parts.perspective = try readAttribute(.number, for: what)
    case .value: parts.value = try readWatchedValue()
    case .body: parts.body = try readModifiers(what, in: .body)
    case .define: parts.definitions = try readLocalDefinitions()
    case .completion: parts.completion = try readObserverCompletion(what)
    case .target: parts.target = try readValue(for: what, as: .number)
    case .remaining: parts.remaining = try readValue(for: what, as: .number)
    case .animation: parts.animation = try readAnimation(for: what)
    case .paused: parts.paused = try readStateUse(for: what)
    case .run: parts.steps = try readSteps(what)
    case .initial: parts.initial = try readValue(for: what, as: .condition)
    case .dropFirst: parts.dropFirst = try readDropFirst(what)
    case .elementName: parts.elementName = try readElementName()
    case .trigger: parts.trigger = try readValue(for: what, as: .watched)
    case .repeating: parts.repeating = try readValue(for: what, as: .condition)
    case .tracks: parts.tracks = try readKeyframeTracks(what)
    case .namespace: parts.namespace = try readString(for: what).map { intern($0) }
    case .isSource: parts.isSource = try readValue(for: what, as: .condition)
    default: try cursor.skipValue()
    }
  }

  private mutating func readNames(
    _ what: Subject, of name: String, as type: ExpectedType
  ) throws(JSONError) -> ElementRange<NamedExpression> {
    let start = timeline.content.namedExpressions.count
    try readMembers(what) { (decoder, key) throws(JSONError) in
      decoder.checkIdentifier(key, of: name)
      guard let value = try decoder.readValue(for: Subject("the value of", key), as: type) else {
        return
      }
      decoder.timeline.content.namedExpressions.append(
        NamedExpression(
          name: decoder.content.text(key), value: value, place: SourceRange(key.range)))
    }
    return ElementRange(start..<timeline.content.namedExpressions.count)
  }

  private mutating func readTransactionEntries(
    _ what: Subject
  ) throws(JSONError) -> ElementRange<TransactionEntry> {
    let start = timeline.content.transactionEntries.count
    _ = try readObject(what, keys: TransactionScopeKey.self) {
      (decoder, key, name) throws(JSONError) in
      guard let setting = try decoder.readTransactionSetting(of: key) else { return }
      decoder.timeline.content.transactionEntries.append(
        TransactionEntry(place: SourceRange(name.range), setting: setting))
    }
    return ElementRange(start..<timeline.content.transactionEntries.count)
  }

  private mutating func readTransactionSetting(
    of key: TransactionScopeKey
  ) throws(JSONError) -> TransactionEntry.Setting? {
    let what = Subject(key)
    switch key {
    case .animation: return try readAnimation(for: what).map { .animation($0) }
    case .disablesAnimations:
      return try readValue(for: what, as: .condition).map { .disablesAnimations($0) }
    case .isContinuous: return try readValue(for: what, as: .condition).map { .isContinuous($0) }
    case .tracksVelocity:
      return try readValue(for: what, as: .condition).map { .tracksVelocity($0) }
    case .note:
      try cursor.skipValue()
      return nil
    }
  }

  private mutating func readTransition(_ what: Subject) throws(JSONError) -> ViewTransition? {
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
