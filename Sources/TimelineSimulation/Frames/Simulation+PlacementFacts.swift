import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

// How layout moves views, for explanations and warnings.
extension Simulation {
  /// How a view came to another place or size, for an explanation.
  func placement(
    of track: Track, along passages: [Passage], _ change: Change
  ) -> PlacementFacts? {
    guard let instance = track.instance else { return nil }
    if track.origin.isLayoutFrame {
      let causes = parts.frames.causes(of: instance, in: views)
      var facts = PlacementFacts(causes: causes.first, causeCount: causes.count)
      facts.isEstimated = parts.frames.isEstimated(instance, in: views)
      facts.space = parts.frames.space(around: instance, in: views)
      return facts
    }
    guard let outerCount = track.outerCount, let attribute = track.attribute,
      case .modifier? = change.source,
      let setter = passages.lastIndex(where: { $0.setsAnimation }), setter >= outerCount
    else { return nil }
    return PlacementFacts(innerSetter: passages[setter].modifier, attribute: attribute)
  }

  /// Notes which frames that one change has moved have different animations.
  mutating func notePartings(of placements: [LayoutFrames.Placement]) {
    guard recorder.isExplained, placements.count > 1 else { return }
    var moved: [Moved] = []
    for placement in placements {
      guard let property = views.tracks[placement.track].property?.index,
        case .change(let facts)? = recorder.lastChanges[property].facts,
        // Frames that are moved by something around both; those that make room for each other part by themselves.
        facts.placement?.causes.contains(where: { $0.isAround && $0.kind != .content }) == true
      else { continue }
      moved.append(Moved(property: property, facts))
    }
    guard let first = moved.first, let other = moved.first(where: { !$0.moves(like: first) })
    else { return }
    for frame in moved {
      recorder.lastChanges[frame.property].noteParting(
        from: frame.moves(like: first) ? other.track : first.track)
    }
  }

  /// A frame that has moved, and by which animation, if any.
  private struct Moved {
    let property: Int
    let track: String
    let animation: Animation?
    let isAnimated: Bool

    init(property: Int, _ facts: ChangeFacts) {
      self.property = property
      track = facts.track.name
      animation = facts.animation
      isAnimated = facts.outcome.isAnimated
    }

    func moves(like other: Self) -> Bool {
      animation == other.animation && isAnimated == other.isAnimated
    }
  }

  /// Warns, once for each view of the document, that a view comes into one that moves: it has no frame from which it
  /// could move along.
  mutating func warnOfStandstill(of placements: [LayoutFrames.Placement]) {
    for placement in placements where placement.isNew && placement.arrival == nil {
      guard let container = parts.frames.movingView(around: placement.instance, in: views, scene)
      else { continue }
      let node = views.instances[placement.instance].node
      let place = timeline[node].place.range
      guard !recorder.warnings.contains(where: { $0.code == .standsStill && $0.range == place })
      else { continue }
      let group = timeline.path(of: views.instances[container].node)
      recorder.warnings.append(
        .warning(
          .standsStill,
          "'\(timeline.path(of: node))' comes while '\(group)' moves, and is at its final place at once: "
            + "it has no frame from which it could move along",
          at: place,
          help: timeline.profile >= .ios17
            ? "add { \"geometryGroup\": true } to the modifiers of '\(group)', before those that move it"
            : "add { \"transformEffect\": [1, 0, 0, 1, 0, 0] } to the modifiers of '\(group)', before "
              + "those that move it"))
    }
  }
}
