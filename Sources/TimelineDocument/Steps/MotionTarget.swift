import Diagnostics
import JSONText

/// The target of a pause, a resumption or a stop.
package struct MotionTarget: Hashable, Sendable {
  /// The source range of the name.
  package let place: SourceRange
  /// The subject that the name refers to.
  package let subject: Subject

  /// The subject of a name.
  package enum Subject: Hashable, Sendable {
    /// `*`: everything that moves.
    case everything
    case state(StateReference)
    /// A view and everything inside it.
    case view(ElementIndex<ViewNode>)
    /// A track, by the name of its column.
    case track(ElementIndex<String>)
  }
}

extension StepKey {
  static let pauseEntry = KeyEntry(
    "pause", .names(.track),
    "The running animations to pause: of a track, a view, a state, several of them, or '*' for "
      + "all.")
  static let resumeEntry = KeyEntry(
    "resume", .names(.track),
    "The paused animations to continue: of a track, a view, a state, several of them, or '*' for "
      + "all.")
  static let stopEntry = KeyEntry(
    "stop", .names(.track),
    "The states whose animations end at the value on screen, which becomes the state's value.")
}

extension DocumentDecoder {
  /// Reads what a pause, a resumption or a stop is about.
  mutating func readMotionTargets(
    for what: Subject, isStop: Bool = false
  ) throws(JSONError) -> ElementRange<MotionTarget> {
    let start = stepContent.motionTargets.count
    try readNames(for: what) { (decoder, name) in
      guard let subject = decoder.motionSubject(name, isStop: isStop) else { return }
      let place = SourceRange(name.range)
      decoder.stepContent.motionTargets.append(MotionTarget(place: place, subject: subject))
    }
    return ElementRange(start..<stepContent.motionTargets.count)
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
    if deferred.isReadingViews {
      deferred.trackNames.append(name)
      return intern(name)
    }
    guard content.withBytes(of: name, { names.isTrack($0) }) else {
      let message = "no track is called \(content.text(name).quotedForMessage)"
      let help = suggestion(for: name, among: knownTracks()) ?? adviceOnTrack(name)
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return intern(name)
  }

  /// The subject of a pause or a resumption in a document with views: a view, a state or a
  /// column. Only a state can be stopped.
  mutating func viewMotionSubject(
    _ name: JSONString, isStop: Bool
  ) -> MotionTarget.Subject? {
    if deferred.isReadingViews {
      let index = stepContent.motionTargets.count
      deferred.motionTargets.append((index, name, isStop))
      return .everything
    }
    let (view, state, isColumn) = content.withBytes(of: name) {
      (names.view(named: $0), names.stateReference(named: $0), names.columns?.contains($0) == true)
    }
    if isStop {
      if let state { return .state(state) }
      refuseStop(name, isKnown: view != nil || isColumn)
      return nil
    }
    if let view { return .view(view) }
    if let state { return .state(state) }
    if isColumn { return .track(intern(name)) }
    let message = "no track, view or state is called \(content.text(name).quotedForMessage)"
    let help =
      suggestion(for: name, among: knownTracks() + knownViews() + knownStates())
      ?? adviceOnTrack(name)
    add(.error(.unknownName, message, at: name.range, help: help))
    return nil
  }

  private mutating func refuseStop(_ name: JSONString, isKnown: Bool) {
    let text = content.text(name).quotedForMessage
    guard isKnown else {
      let help = suggestion(for: name, among: knownStates())
      add(.error(.unknownName, "no state is called \(text)", at: name.range, help: help))
      return
    }
    let message = "only a state can be stopped, and \(text) is none"
    add(.error(.wrongType, message, at: name.range, help: "use \"pause\""))
  }

  private func knownViews() -> [String] { timeline.views.compactMap { $0.id } }

  /// Looks at the tracks and targets that steps in views name, now that all names are known.
  mutating func checkDeferredTracks() {
    for name in deferred.trackNames { _ = track(name) }
    checkDeferredAbsences()
    for (index, name, isStop) in deferred.motionTargets {
      guard let subject = viewMotionSubject(name, isStop: isStop) else { continue }
      stepContent.motionTargets[index] = MotionTarget(
        place: SourceRange(name.range), subject: subject)
    }
  }
}
