import AnimationEngine
import TimelineDocument

/// The motions that the events of a run tell: each from its begin or retarget to its end, or to the next motion of its
/// track.
struct MotionSlices {
  struct Slice {
    /// The event that began the motion.
    let begin: TraceEvent
    /// The event that ended it; nil if it still runs.
    let end: TraceEvent?
  }

  /// The beginnings of the running motions, by their tracks. Two motions of a track never run at once.
  private var running: [String: TraceEvent] = [:]

  /// Takes the next event, and returns the motion that it ends, if it ends one.
  mutating func end(by event: TraceEvent) -> Slice? {
    switch event.effect {
    case .begins:
      return running.updateValue(event, forKey: event.track).map { Slice(begin: $0, end: event) }
    case .ends:
      return running.removeValue(forKey: event.track).map { Slice(begin: $0, end: event) }
    case .none: return nil
    }
  }

  /// The motions that still run, in the order in which they began.
  func unended(order: (String) -> Int?) -> [Slice] {
    running.values.map { Slice(begin: $0, end: nil) }.sorted { left, right in
      (left.begin.instant, order(left.begin.track) ?? 0)
        < (right.begin.instant, order(right.begin.track) ?? 0)
    }
  }
}

extension TraceEvent {
  /// The effect of an event on the motion of its track.
  enum MotionEffect {
    case begins, ends, none
  }

  var effect: MotionEffect {
    switch word {
    // A drag that is followed ends a motion and is none itself.
    case .begin, .retarget: detail == .track ? .ends : .begins
    case .end: .ends
    case .set, .pause, .resume, .stop, .logical, .complete, .observe, .insert, .remove, .gone,
      .text, .emit, .unreached, .duplicate, .fail, .background, .cancel, .write, .match, .crossing:
      .none
    }
  }
}
