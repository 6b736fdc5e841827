/// The words in the `event` column of what happened.
package enum EventWord: String, CaseIterable, Sendable {
  case begin, retarget, set, pause, resume, stop, logical, end, complete, observe
  case insert, remove, gone, text, emit, unreached, duplicate, fail, background, cancel
  /// Sights of an observer before it fires: under a clock that ticks, each value it is given
  /// and whether that is its target; under the exact one each time its value passes through the target.
  case write, match, crossing

  /// Whether only those who ask for it are told, because it happens at every frame or comes to nothing.
  package var isDetail: Bool {
    switch self {
    case .write, .match, .crossing: true
    case .begin, .retarget, .set, .pause, .resume, .stop, .logical, .end, .complete, .observe,
      .insert, .remove, .gone, .text, .emit, .unreached, .duplicate, .fail,
      .background, .cancel:
      false
    }
  }
}

/// Events by their word and, where it is given, by what they are about.
package struct EventPattern: Hashable, Sendable {
  /// The kind of event.
  package let word: EventWord
  /// The label the event must have, or its track or view if it has no label; nil for any.
  package let label: ElementIndex<String>?
}
