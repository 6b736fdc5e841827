import JSONText

extension DocumentDecoder {
  /// Reads an array of modifiers.
  mutating func readModifiers(
    _ what: Subject, in list: ModifierListKind
  ) throws(JSONError) -> ElementRange<Modifier> {
    let mark = modifiers.mark
    try readElements(what) { (decoder) throws(JSONError) in
      guard let modifier = try decoder.readModifier(in: list) else { return }
      decoder.modifiers.add(modifier)
    }
    let range = modifiers.store(from: mark, in: &timeline.viewContent.modifiers)
    for (position, index) in range.indices.enumerated() {
      timeline.viewContent.modifiers[index].position = position
      adoptLists(of: ElementIndex(index))
    }
    return range
  }

  /// Tells the modifiers of a list where the list is: the list was read before its owner had a place.
  mutating func adopt(_ list: ElementRange<Modifier>, by container: ModifierContainer) {
    for index in list.indices { timeline.viewContent.modifiers[index].container = container }
  }

  private mutating func adoptLists(of owner: ElementIndex<Modifier>) {
    let modifier = timeline[owner]
    adopt(timeline.body(of: modifier), by: .body(of: owner))
    guard case .transition(let index) = modifier.action else { return }
    for listed in timeline[index].customParts.flatMap({ $0.lists }) {
      adopt(listed.modifiers, by: .transition(listed.list, of: owner))
    }
  }

  private mutating func readModifier(
    in list: ModifierListKind
  ) throws(JSONError) -> Modifier? {
    guard try expect(.object, for: "a modifier") else { return nil }
    let start = cursor.offset
    let scan = try ModifierScan(cursor, of: content)
    var parts = ModifierParts()
    var name: JSONString?
    let keys = try readObject(
      "a modifier", keys: ModifierKey.self,
      value: { (decoder, key, string) throws(JSONError) in
        if key == scan.kind { name = string }
        try decoder.readModifierValue(of: key, string, scan, into: &parts)
      },
      other: { (decoder, name) throws(JSONError) in
        let known = scan.kind.map { ModifierKey.modifiers + $0.arguments } ?? ModifierKey.modifiers
        try decoder.refuseModifier(name, in: scan.kind, known: known)
      })
    guard let keys else { return nil }
    let place = start..<cursor.lastRange.upperBound
    guard let kind = scan.kind, let name else {
      if !scan.hasUnknownKey { refuseNameless(at: place) }
      return nil
    }
    checkList(of: kind, name, in: list)
    // Behind a slip or beside a second modifier, what seems to be missing may be there.
    if !scan.hasUnknownKey, scan.other == nil {
      checkArguments(of: kind, name, keys, at: place)
      checkSchedule(parts.schedule, keys, name)
    }
    return kind.grammar?.make(&self, parts).map {
      Modifier(
        place: SourceRange(name.range), action: $0, container: .view(ElementIndex(0)), position: 0)
    }
  }

  private mutating func readModifierValue(
    of key: ModifierKey, _ name: JSONString, _ scan: ModifierScan,
    into parts: inout ModifierParts
  ) throws(JSONError) {
    if key == .note {
      try cursor.skipValue()
    } else if key == scan.kind {
      try key.grammar?.read(&self, Subject(key), &parts)
    } else if let kind = scan.kind, kind.arguments.contains(key) {
      try readArgument(key, into: &parts)
    } else {
      try cursor.skipValue()
      guard let kind = scan.kind else { return }
      refuse(key, name, in: kind, scan)
    }
  }
}
