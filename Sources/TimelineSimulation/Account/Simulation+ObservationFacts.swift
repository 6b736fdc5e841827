import AnimationEngine
import TimelineDocument

// The account of the observers of values.
extension Simulation {
  /// Counts what an observer sees.
  mutating func countSight(_ word: EventWord, of property: Int) {
    let index = views.track(of: property)
    var seen = recorder.memory?.sights[index] ?? ObservationFacts.Seen()
    switch word {
    case .write: seen.writeCount += 1
    case .match: seen.matchCount += 1
    case .crossing: seen.crossingCount += 1
    default: break
    }
    recorder.memory?.sights[index] = seen
  }

  /// The facts about an observer whose value changes; nil unless the run is explained.
  mutating func noteObserved(
    _ property: AnimatedProperty<Components>, _ outcome: ChangeOutcome, from prior: PriorValue
  ) -> AccountFacts? {
    let index = views.track(of: property.index)
    let seen = recorder.memory?.sights[index] ?? ObservationFacts.Seen()
    let track = views.tracks[index]
    if outcome != .jumped {
      let anew = ObservationFacts.Seen(since: changeInstant)
      recorder.memory?.sights[index] = anew
    }
    switch outcome {
    case .ignored, .began: return nil
    case .jumped:
      return scene.isMoving(property) ? nil : facts(ofObserver: index, .silent)
    case .merged, .crossFaded, .tracked:
      return facts(
        ofObserver: index, .retargeted(former: track.type.printed(prior.model), seen: seen))
    }
  }

  /// The facts about an observer that is called; nil unless the run is explained.
  mutating func facts(ofCalledObserver index: Int, _ detail: EventDetail?) -> AccountFacts? {
    guard recorder.isExplained else { return nil }
    var seen = recorder.memory?.sights[index] ?? ObservationFacts.Seen()
    seen.callCount += 1
    recorder.memory?.sights[index] = seen
    return facts(ofObserver: index, .called(detail, seen: seen))
  }

  private func facts(
    ofObserver index: Int, _ sight: ObservationFacts.Sight
  ) -> AccountFacts? {
    let track = views.tracks[index]
    guard let memory = recorder.memory, let property = track.property,
      case .expression(let value) = track.origin
    else { return nil }
    var label: ElementIndex<String>?
    if case .observer(.label(let found)) = track.role { label = found }
    return .observation(
      ObservationFacts(
        instant: changeInstant, view: track.name, value: value, label: label, sight: sight,
        target: track.type.printed(scene.model(of: property)), type: track.type,
        animation: recorder.lastChanges[property.index].animation, turn: memory.turn))
  }
}
