import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads what a pause, a resumption or a stop is about.
  mutating func readMotionTargets(
    for what: Subject, isStop: Bool = false
  ) throws(JSONError) -> ElementRange<MotionTarget> {
    let start = timeline.content.motionTargets.count
    try readNames(for: what) { (decoder, name) in
      guard let subject = decoder.motionSubject(name, isStop: isStop) else { return }
      let place = SourceRange(name.range)
      decoder.timeline.content.motionTargets.append(MotionTarget(place: place, subject: subject))
    }
    return ElementRange(start..<timeline.content.motionTargets.count)
  }

  private mutating func motionSubject(
    _ name: JSONString, isStop: Bool
  ) -> MotionTarget.Subject? {
    if cursor.isEqual(name, "*") { return .everything }
    if timeline.hasViews { return viewMotionSubject(name, isStop: isStop) }
    let state = content.withBytes(of: name) { names.stateReference(named: $0) }
    if let state { return .state(state) }
    return track(name).map(MotionTarget.Subject.track)
  }

  /// The name of a track: a state's own, or that of one of its components; others are reported.
  mutating func track(_ name: JSONString) -> ElementIndex<String>? {
    if late.isReadingViews {
      late.trackNames.append(name)
      return intern(name)
    }
    guard content.withBytes(of: name, { names.isTrack($0) }) else {
      let message = "no track is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: knownTracks())
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return intern(name)
  }
}
