import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Which tracks there are instead of one that does not exist: those of the view that its name begins
  /// with, those of the attribute that it ends with, or the first of all.
  func adviceOnTrack(_ name: JSONString) -> String? {
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return nil }
    let text = content.text(name)
    let tracks = timeline.hasViews ? knownTracks() : movableStates
    if timeline.hasViews, knownStates().contains(text) {
      return
        "the value of a state is \"state.\(text.escapedForMessage)\", what is on screen are the tracks "
        + list(tracks)
    }
    if text == "state" {
      return "write \"state.\((knownStates().first ?? "x").escapedForMessage)\": ..."
    }
    let moved = timeline.layoutColumns(showing: text)
    if !moved.isEmpty { return "it moves what is drawn inside: its tracks are \(list(moved))" }
    let ofView = tracks.filter { track in
      timeline.views.contains { view in
        guard let id = view.id else { return false }
        return track.hasPrefix("\(id)_") && (text == id || text.hasPrefix("\(id)_"))
      }
    }
    let near = columns(ofTrackIn: text, else: ofView)
    if !near.isEmpty { return "its tracks are \(list(near))" }
    let ofAttribute = timeline.tracks.filter { $0.name == text && !timeline.isInstance($0.view) }
      .flatMap { timeline.columns(of: $0) ?? [] }
    if !ofAttribute.isEmpty { return "write the view's name too: \(list(ofAttribute))" }
    return tracks.isEmpty ? nil : "the tracks are \(list(tracks))"
  }

  /// The states with animatable values, which are the tracks of a timeline without views.
  private var movableStates: [String] {
    timeline.states.filter { state in
      switch state.initialValue {
      case .number, .text, .null: true
      case .boolean, .array, .object: false
      }
    }.map { $0.name }
  }

  /// The columns of the track that a name begins with, or else all.
  private func columns(ofTrackIn text: String, else names: [String]) -> [String] {
    let columns = timeline.tracks.filter { text.hasPrefix(timeline.stem(of: $0) + "_") }
      .flatMap { timeline.columns(of: $0) ?? [] }
    return columns.isEmpty ? names : columns
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { $0.quotedForMessage }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}
