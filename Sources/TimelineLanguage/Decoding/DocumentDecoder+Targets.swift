import JSONText

extension DocumentDecoder {
  /// Reads what a pause, a resumption or a stop is about.
  mutating func readMotionTargets(
    for what: Subject
  ) throws(JSONError) -> ElementRange<MotionTarget> {
    let start = timeline.content.motionTargets.count
    try readNames(for: what) { (decoder, name) in
      guard let subject = decoder.motionSubject(name) else { return }
      let place = SourceRange(name.range)
      decoder.timeline.content.motionTargets.append(MotionTarget(place: place, subject: subject))
    }
    return ElementRange(start..<timeline.content.motionTargets.count)
  }

  private mutating func motionSubject(_ name: JSONString) -> MotionTarget.Subject? {
    if cursor.isEqual(name, "*") { return .everything }
    if let state = withContent(name, { stateReference(named: $0) }) { return .state(state) }
    return track(name).map(MotionTarget.Subject.track)
  }

  /// The state or published property that has exactly this name.
  private func stateReference(named name: UnsafeRawBufferPointer) -> StateReference? {
    if let number = names.table.find(name) {
      guard case .state(let index) = names.declarations[number].kind else { return nil }
      return .state(index)
    }
    return names.properties.find(name).map { .published(ElementIndex($0)) }
  }

  /// The name of a track: a state's own, or that of one of its components; others are reported.
  mutating func track(_ name: JSONString) -> ElementIndex<String>? {
    guard withContent(name, { isTrack($0) }) else {
      let message = "no track is called \(cursor.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: timeline.states.map(\.name))
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return intern(name)
  }

  /// Which components a state has depends on its type, so any word after the last `_` may be one.
  private func isTrack(_ name: UnsafeRawBufferPointer) -> Bool {
    if case .state = stateReference(named: name) { return true }
    guard let underscore = name.lastIndex(of: UInt8(ascii: "_")), underscore + 1 < name.count,
      case .state = stateReference(named: .init(rebasing: name[..<underscore]))
    else { return false }
    return true
  }
}
