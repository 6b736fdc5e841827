import Diagnostics
import JSONText

// Checks that compare keys of one view, and views of the document.
extension DocumentDecoder {
  mutating func checkGroup(_ parts: ViewParts) {
    guard parts.kind == .group else { return }
    for key in parts.ownKeys {
      let message = "a group has no \(content.text(key).quotedForMessage)"
      let help = "a group is not a view; put it on the children"
      add(.error(.conflictingKeys, message, at: key.range, help: help))
    }
  }

  /// Checks what only all views together tell, and finds their tracks.
  mutating func finishViews() {
    var finder = GeometryFinder(timeline, content, values: stepContent.values)
    finder.find()
    timeline.geometries = finder.geometries
    timeline.hasLayout = finder.hasLayout
    var collector = TrackCollector(timeline)
    collector.collect()
    timeline.tracks = collector.tracks
    if let excess = collector.excess, let place = timeline.viewsPlace {
      add(.error(.tooMany, excess.phrase, at: place.range))
      return
    }
    checkNames()
    checkLayouts()
    if !names.hasTakenViewNames { checkColumns() }
    checkDeferredTracks()
  }

  /// A view that something is said about needs a name to say it with.
  private mutating func checkNames() {
    var hasTracks = [Bool](repeating: false, count: timeline.views.count)
    for track in timeline.tracks { hasTracks[track.view.index] = true }
    for (index, view) in timeline.views.enumerated() where view.id == nil {
      guard let reason = reasonForName(of: view, hasTracks: hasTracks[index]) else { continue }
      add(
        .error(
          .missingKey, "a view with \(reason) needs an 'id'", at: view.place.range,
          help: "add a name of letters, digits and '_', as in \"id\": \"card\""))
    }
  }

  private func reasonForName(of view: ViewNode, hasTracks: Bool) -> String? {
    if view.comesAndGoes { return "'when', 'forEach' or 'identity'" }
    if hasTracks { return "a track" }
    return hasObserver(view) ? "'onAnimationCompleted'" : nil
  }

  private func hasObserver(_ view: ViewNode) -> Bool {
    timeline[view.modifiers].contains {
      if case .onAnimationCompleted = $0.action { true } else { false }
    }
  }
}
