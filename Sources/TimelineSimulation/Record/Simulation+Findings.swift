import Diagnostics
import TimelineDocument

// Findings of a whole run about a document that is valid but probably means something else.
extension Simulation {
  /// Warnings about labels that did not fire and about values that were there already.
  var findings: [Diagnostic] {
    unreachedTimes + unmetExpectations + recorder.unchangedSets.assignments.compactMap(warning)
      + recorder.lowPoints.warnings
  }

  private var unreachedTimes: [Diagnostic] {
    loop.firings.unreached.map { unreached($0.label, $0.occurrence, at: $0.place) }
  }

  private func unreached(
    _ label: ElementIndex<String>, _ occurrence: Int, at place: SourceRange
  ) -> Diagnostic {
    let name = timeline[label].quotedForMessage
    let count = loop.firings.count(of: label)
    let message =
      count == 0
      ? "the label \(name) never fires"
      : "the label \(name) fires \(count) times, not \(occurrence) times"
    return .warning(
      .unreachedLabel, message, at: place.range,
      help: "a completion fires when all animations of its scope are over")
  }

  /// A label that must not fire is expected 0 times.
  private var unmetExpectations: [Diagnostic] {
    let expectations = timeline.expectationLists.flatMap { timeline[timeline[$0].expectations] }
    guard !expectations.isEmpty else { return [] }
    let emitted = timeline.emittedTexts
    return expectations.flatMap { expectation in
      let labels = labels(awaitedBy: expectation).filter { loop.firings.count(of: $0) == 0 }
      let texts = patterns(of: expectation).filter { $0.word == .emit }.compactMap { $0.label }
      return labels.map { unreached($0, 1, at: expectation.place) }
        + texts.filter { !emitted.contains($0) }.map { notEmitted($0, at: expectation.place) }
    }
  }

  private func notEmitted(_ text: ElementIndex<String>, at place: SourceRange) -> Diagnostic {
    let name = timeline[text].quotedForMessage
    return .warning(.unreachedLabel, "no step emits \(name)", at: place.range)
  }

  private func labels(awaitedBy expectation: Expectation) -> [ElementIndex<String>] {
    if case .completed(let index) = expectation.condition {
      return timeline[index].count == 0 ? [] : [timeline[index].label]
    }
    return patterns(of: expectation).filter { $0.word == .complete }.compactMap { $0.label }
  }

  /// The events that an expectation wants to have happened.
  private func patterns(of expectation: Expectation) -> [EventPattern] {
    switch expectation.condition {
    case .count(let pattern, let count): count == 0 ? [] : [pattern]
    case .order(let patterns): Array(timeline[patterns])
    case .column, .absent, .model, .settled, .range, .monotonic, .winner, .completed: []
    }
  }

  /// Only a constant is known to be the same in any other run.
  private func warning(of assignment: Assignment) -> Diagnostic? {
    guard script.checked.isConstant(assignment.value) else { return nil }
    let name = script.checked.source.text(assignment.target.text).quotedForMessage
    return .warning(
      .unchangedValue, "\(name) has this value already", at: assignment.value.place,
      help: "set another value, or leave this out: nothing changes")
  }
}
