import AnimationEngine
import TimelineDocument

/// A step that a run has passed over each time, because its condition was false.
struct SkippedStep {
  /// The step.
  let place: SourceRange
  /// Its `when`.
  let condition: DocumentValue
}

extension Simulation {
  /// The steps that were only passed over up to a time and would have done what a question is about, in the order
  /// of the document.
  func skippedSteps(for filter: ExplanationFilter, until instant: Instant) -> [SkippedStep] {
    let counts = recorder.memory?.steps.counts ?? [:]
    let skipped = timeline.actingSteps.filter { step in
      counts[step.place]?.isSkipped(until: instant) ?? false
    }
    guard !skipped.isEmpty else { return [] }
    let finder = self.finder(for: filter)
    return skipped.filter { finder?.finds($0) ?? true }
      .sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
      .compactMap { step in
        timeline.details(of: step).condition.map { SkippedStep(place: step.place, condition: $0) }
      }
  }

  /// Finds the steps that a question is about; nil if it is about all.
  private func finder(for filter: ExplanationFilter) -> StepFinder? {
    if let label = filter.label {
      return StepFinder(timeline) { step in
        timeline[timeline.details(of: step).completions].contains { $0.label == label }
      }
    }
    guard let names = filter.tracks.map({ Set($0) }) else { return nil }
    let tracks = views.tracks.filter { names.contains($0.name) }
    // A view that has not come has no tracks yet.
    guard Set(tracks.map { $0.name }) == names else { return nil }
    let made = Set(tracks.flatMap { states(making: $0) })
    return StepFinder(timeline) { step in
      timeline.states(changedBy: step).contains { made.contains(timeline.slot(of: $0)) }
    }
  }

  /// The states that a track is made of, at every frame too, and those by which its view comes and goes.
  private func states(making track: Track) -> [Int] {
    track.dependencies.states + states(onScreenIn: track.context) + states(decidingOver: track.view)
  }

  private func states(onScreenIn context: FrameContext) -> [Int] {
    context.inputs.flatMap { states(of: $0) }
  }

  private func states(of input: FrameInput) -> [Int] {
    switch input {
    case .presented(let property, _): views.track(of: property).dependencies.states
    case .derived(let value, let context):
      context.states(of: script.checked.dependencies(of: value, in: context.scope))
        + states(onScreenIn: context)
    case .record(_, let parts): parts.flatMap { states(of: $0) }
    case .state(let slot), .own(let slot): [slot]
    case .element, .index, .date: []
    }
  }
}
