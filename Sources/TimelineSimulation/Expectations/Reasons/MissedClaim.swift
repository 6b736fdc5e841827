import AnimationEngine
import TimelineDocument

/// Why a claim was never asked: the run ended before, or something around the claim never ran.
struct MissedClaim {
  let script: PreparedTimeline
  let words: ExplanationWords
  /// When the run ended.
  let end: Instant
  /// How often each step ran.
  let steps: StepCoverage
  /// The completions that were not called.
  let uncalled: [CompletionFacts]

  private var timeline: Timeline { script.timeline }

  /// The reason for a claim at a place.
  func reason(at place: SourceRange) -> ClaimReason {
    let reason = cause(of: place)
    return reason.seen(at: end.seconds, reason.remedy)
  }

  private func cause(of place: SourceRange) -> ClaimReason {
    if let event = event(around: place) {
      switch event.time {
      case .instant(let instant) where instant > end: return late(instant)
      case .label(let time): return waiting(for: timeline[timeline[time].label])
      case .instant, .computed: break
      }
    }
    let around = timeline.actingSteps.filter { $0.place.encloses(place) }
      .sorted { $0.place.range.count > $1.place.range.count }
    if let innermost = around.last(where: { isTaken($0) }),
      let completion = uncalled.first(where: { facts in
        facts.scope.map { innermost.place.encloses($0.place) } ?? false
      })
    {
      return ClaimReason([words.paragraph(of: .completion(completion))], remedy: nil)
    }
    guard let idle = around.first(where: { !isTaken($0) }) else {
      return reason("Nothing runs the steps that this claim is among.")
    }
    return reason("The step at \(words.fullPlace(idle.place)), around this claim, never runs.")
  }

  private func isTaken(_ step: Step) -> Bool { steps.counts[step.place]?.taken ?? 0 > 0 }

  /// The event with a claim; of one at several times, the last.
  private func event(around place: SourceRange) -> Event? {
    script.events.last { timeline[$0.step].place.encloses(place) }
  }

  private func late(_ instant: Instant) -> ClaimReason {
    let time = words.seconds(instant)
    return reason(
      "The run ends at \(words.seconds(end)), before the event of this claim at \(time).",
      remedy: "let the run go on until \(time), or ask earlier.")
  }

  private func waiting(for label: String) -> ClaimReason {
    let completion = uncalled.first { facts in
      facts.name.label.map { timeline[$0] == label } ?? false
    }
    guard let completion else {
      return reason("The event of this claim waits for '\(label)', which does not fire.")
    }
    return ClaimReason([words.paragraph(of: .completion(completion))], remedy: nil)
  }

  private func reason(_ answer: String, remedy: String? = nil) -> ClaimReason {
    ClaimReason([Paragraph(at: words.time(end), answer)], remedy: remedy)
  }
}

extension SourceRange {
  /// Whether another range is inside.
  fileprivate func encloses(_ other: SourceRange) -> Bool {
    range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}
