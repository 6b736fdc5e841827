import AnimationEngine
import Diagnostics
import TimelineDocument

/// The part of the account that is explained.
package struct ExplanationFilter: Sendable {
  /// The chosen tracks, in their order; nil for all.
  fileprivate(set) var tracks: [String]?
  /// The label of the completions whose story is told; nil for all that happens.
  fileprivate(set) var label: ElementIndex<String>?
  /// The times at which the changes in force are told, in ascending order; empty for all changes.
  fileprivate(set) var times: [Instant] = []

  /// Everything.
  package init() {}

  /// The changes of a track, and what else happens to it.
  init(track: String) { tracks = [track] }

  /// The story of a label's completions.
  init(label: ElementIndex<String>) { self.label = label }

  /// Whether only what becomes of completions and observers is told.
  package var onlyCompletions = false

  /// The same for changes, too.
  var withChanges: ExplanationFilter {
    var filter = self
    filter.onlyCompletions = false
    return filter
  }

  /// Whether an entry is asked for.
  func includes(_ facts: AccountFacts) -> Bool {
    if onlyCompletions {
      switch facts {
      case .completion, .observation: break
      case .change, .write, .step, .presence, .hold, .cancellation: return false
      }
    }
    return (tracks.map { isAbout($0, facts) } ?? true) && (label.map { isAbout($0, facts) } ?? true)
  }

  private func isAbout(_ tracks: [String], _ facts: AccountFacts) -> Bool {
    switch facts {
    case .change(let change): tracks.contains(change.track.name)
    case .step(let step): tracks.contains(step.track)
    case .hold(let hold): tracks.contains { $0 == hold.track || $0.hasPrefix(hold.track + "_") }
    case .presence(let presence): tracks.contains { $0.hasPrefix(presence.view + "_") }
    case .observation(let sight): tracks.contains { $0.hasPrefix(sight.view + "_") }
    case .completion(let completion):
      completion.waits.contains { tracks.contains($0.track) }
        || completion.idle.contains { tracks.contains($0.track) }
    case .write(let write): write.track.map(tracks.contains) ?? false
    case .cancellation(let cancellation):
      if case .view(let view) = cancellation.job.name {
        tracks.contains { $0.hasPrefix(view + "_") }
      } else {
        false
      }
    }
  }

  private func isAbout(_ label: ElementIndex<String>, _ facts: AccountFacts) -> Bool {
    switch facts {
    case .change(let change): change.waits.contains { $0.label == label }
    case .completion(let completion): completion.name.label == label
    case .observation(let sight): sight.label == label
    case .step, .hold, .presence, .write, .cancellation: false
    }
  }
}

extension WriteFacts {
  /// The track that is made of the state.
  fileprivate var track: String? {
    switch reason {
    case .absent(let track), .equal(let track, _, _): track
    case .same, .unread, .unused, .watched, .sameViews: nil
    }
  }
}

/// A question about something that does not exist.
package struct UnknownSubject: Error {
  /// A name that does not exist, and one that is near it.
  package let sentence: String
}

extension Trace {
  /// The subject of an explanation: some tracks, by their columns; the completions of a label; the changes in force
  /// at some times.
  package func explanationFilter(
    columns places: [Int]?, label: String?, times: [Double]
  ) throws(UnknownSubject) -> ExplanationFilter {
    var filter = ExplanationFilter()
    if let places {
      var seen: Set<String> = []
      filter.tracks = places.map { columns[$0].track }.filter { seen.insert($0).inserted }
    }
    if let label { filter.label = try index(ofLabel: label) }
    for time in times {
      let instant = Instant(seconds: time)
      guard instant <= schedule.end else {
        let end = NumberFormat.standard.trimmedText(schedule.end.seconds)
        throw UnknownSubject(sentence: "'--at': nothing happens after \(end) s, the end of the run")
      }
      filter.times.append(instant)
    }
    filter.times.sort()
    return filter
  }

  private func index(ofLabel label: String) throws(UnknownSubject) -> ElementIndex<String> {
    let timeline = script.timeline
    let labels = timeline.completionLabels.map { (name: timeline[$0], index: $0) }
    if let known = labels.first(where: { $0.name == label }) { return known.index }
    var sentence = "'--label': no completion has the label \(label.quotedForMessage)"
    if let near = nearestName(to: label, among: labels.map { $0.name }) {
      sentence += "; did you mean '\(near)'?"
    }
    let names = labels.map { $0.name }.sorted().prefix(10)
    sentence +=
      names.isEmpty
      ? " (there are none)"
      : " (labels: \(names.joined(separator: ", "))\(labels.count > 10 ? ", ..." : ""))"
    throw UnknownSubject(sentence: sentence)
  }
}
