import AnimationEngine
import TimelineDocument

/// That nothing is to be explained of a run, and why.
struct Absence {
  /// The steps that would have done what is asked for, had their conditions been true.
  let skipped: [SkippedStep]
  /// Whether a turn ran in this time.
  let hasTurns: Bool
  /// The end of the time.
  let instant: Instant
}

extension ExplanationWords {
  /// The answer where nothing is to be explained of a run.
  func sentence(about absence: Absence, _ filter: ExplanationFilter) -> String {
    if !absence.hasTurns { return "Nothing changes in this time: no step runs." }
    let reason = reason(absence.skipped)
    if let label = filter.label {
      return "The completion '\(timeline[label])' waits for nothing in this time: "
        + (reason ?? "the step that adds it does not run.")
    }
    if filter.onlyCompletions {
      return filter.tracks == nil
        ? "Nothing is animated, and no scope has a completion."
        : "No scope animates what is asked for."
    }
    guard let tracks = filter.tracks else {
      return "Nothing changes in this time: "
        + (reason ?? "no step that runs sets a state.")
    }
    guard tracks.count == 1, let track = tracks.first else {
      return "None of these tracks changes in this time: "
        + (reason ?? "no step that runs changes what they are made of.")
    }
    return "\(track) does not change in this time: "
      + (reason ?? "no step that runs changes what it is made of.")
  }

  /// That steps were passed over; nil if none was.
  private func reason(_ skipped: [SkippedStep]) -> String? {
    guard let first = skipped.first else { return nil }
    guard skipped.count > 1 else {
      return "the step at \(fullPlace(first.place)) is passed over, because its 'when', "
        + "\(expression(first.condition)), is false."
    }
    let shown = skipped.prefix(3).map { place($0.place) }
    let others = skipped.count > 3 ? ["\(skipped.count - 3) more"] : []
    return "the steps at \(list(shown + others)) are passed over, because their 'when' is false."
  }

  /// The answer where no change is in force at a time, perhaps of a track, with the steps that were passed over.
  func absence(
    of track: String?, _ filter: ExplanationFilter, _ skipped: [SkippedStep]
  ) -> String {
    let reason = reason(skipped).map { ": \($0)" } ?? "."
    let label = filter.label.map { " for which '\(timeline[$0])' waits" } ?? ""
    guard let track else {
      return label.isEmpty
        ? "Nothing has changed until now\(reason)" : "No change has come until now\(label)\(reason)"
    }
    return label.isEmpty
      ? "\(track) has not changed until now\(reason)"
      : "\(track) has no change until now\(label)\(reason)"
  }
}
