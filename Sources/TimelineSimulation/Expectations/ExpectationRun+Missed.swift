import AnimationEngine
import JSONText
import TimelineDocument

extension ExpectationRun {
  /// The claims whose event never came: each counts as failed, unless it depends on a condition.
  var neverAsked: [ExpectationResult] {
    let times = timeline.timesOfExpectationLists
    let conditional = timeline.conditionalPlaces.map { $0.range }
    return timeline.expectationLists.flatMap { list -> [ExpectationResult] in
      let (count, wanted) = (askedCounts[list, default: 0], times[list] ?? 1)
      guard count < wanted, timeline.isMeant(timeline[list]) else { return [] }
      return timeline[timeline[list].expectations].map { expectation in
        let isConditional = conditional.contains { $0.contains(expectation.place.range.lowerBound) }
        return ExpectationResult(
          place: expectation.place, instant: nil,
          claim: ClaimText(checked: player.script.checked).text(of: expectation.condition),
          verdict: isConditional
            ? .skipped("its condition was never met") : .missed(reason(count, of: wanted)))
      }
    }
  }

  private func reason(_ count: Int, of wanted: Int) -> String {
    let end =
      player.schedule.isOpen
      ? "in the hour after the last event, and the run never settles"
      : "before the run ended at \(player.schedule.end.text)"
    return count == 0
      ? "it never came to be asked \(end)" : "it was asked \(count) of \(wanted) times \(end)"
  }
}
