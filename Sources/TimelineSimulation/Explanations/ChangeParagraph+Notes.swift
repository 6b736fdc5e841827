import AnimationEngine
import TimelineDocument

// Notes beside the explanation: oddities of the value, and where the model is not sure.
extension ChangeParagraph {
  /// A sentence or two each.
  var notes: [String] {
    let own = [value, parameter].compactMap { $0 }
    return own + placement
      + [
        publication, lessMotion, standardAnimation, cutDamping,
        formerQuirk, quirkDoubt, phaseDoubt, velocityDoubt, onChangedDoubt, updatingDoubt,
      ].compactMap { $0 }
  }

  /// The consequence of the value's own kind for the motion.
  private var value: String? {
    guard facts.outcome.isAnimated else { return nil }
    if case .integer = facts.track.type {
      return "It is stored as Int, so only whole numbers are shown between the ends."
    }
    let distance = zip(facts.before, facts.after).map { abs($0 - $1) }
    let size = (facts.before + facts.after).map(abs).max() ?? 0
    let still = distance.filter { $0 <= 1e-9 * max(size, 1) }
    guard case .numbers = facts.track.type else { return nil }
    if facts.isByKeyframes { return nil }
    if still.count == distance.count, facts.outcome == .began {
      return "Both ends are equal but for rounding, so nothing is seen to move."
    }
    let names = zip(facts.track.columns, distance).filter { $0.1 <= 1e-9 * max(size, 1) }
      .map { $0.0 }.filter(facts.track.variableColumns.contains)
    guard !names.isEmpty, names.count < distance.count, facts.track.role == .value else {
      return nil
    }
    return "\(words.list(names)) \(names.count == 1 ? "is" : "are") the same at both ends, and "
      + "\(names.count == 1 ? "stays" : "stay") so on the way; an animatable parameter would be "
      + "evaluated at every frame."
  }

  private var parameter: String? {
    guard facts.track.isParameter else { return nil }
    return "It is an animatable parameter: what is made of it is evaluated at every frame."
  }

  /// When `onReceive` runs, which copies one property at a time.
  private var publication: String? {
    switch facts.turn.origin {
    case .callback(.firstValue):
      "onReceive gets the value of its property as soon as the view appears, unless "
        + "dropFirst drops it."
    case .callback(.onReceive):
      "Each property that is published has a turn and a transaction of its own, also where "
        + "several are set together."
    default: nil
    }
  }

  private var lessMotion: String? {
    guard facts.reducesMotion, facts.outcome.isAnimated,
      !facts.passages.contains(where: { $0.kind == .presentation })
    else { return nil }
    switch facts.track.role {
    case .transition:
      return facts.track.name.hasSuffix("_transition_opacity")
        ? "reduceMotion is on: a transition that moves anything is replaced by a fade."
        : "reduceMotion is on, and this transition stays, because its 'hasMotion' is false."
    case .value, .layoutFrame:
      return "reduceMotion replaces transitions only: a value of a view still moves."
    case .matchedFrame, .content, .keyframes: return nil
    }
  }

  private var standardAnimation: String? {
    guard facts.outcome != .tracked, facts.outcome != .jumped, words.profile >= .ios17,
      writtenAnimation?.isStandard(in: words.checked) == true
    else { return nil }
    return "The default spring takes 0.5 s in OpenSwiftUI; Apple's documentation says 0.55 s."
  }

  /// How a stepped spring departs from the damping that is written.
  private var cutDamping: String? {
    guard facts.outcome.isAnimated, !facts.isByKeyframes,
      case .fluidSpring(let spring)? = facts.animation?.composition.base
    else { return nil }
    return spring.dampingDeparture.map { "\($0.capitalizedFirst)." }
  }

  private var formerQuirk: String? {
    facts.formerQuirk.map { "\($0.sentence.capitalizedFirst); in \(words.release) it moves." }
  }

  private var quirkDoubt: String? {
    (facts.quirk ?? facts.formerQuirk).map { _ in
      "The fault is reported for single releases; where it begins and ends between them is "
        + "inferred."
    }
  }

  private var phaseDoubt: String? {
    guard facts.change.giver?.word == .phase else { return nil }
    return "The next phase begins when the animation of this one is logically complete: a choice, "
      + "because Apple does not say when."
  }

  private var onChangedDoubt: String? {
    guard case .insideOnChanged? = facts.change.refusal else { return nil }
    return
      "That onChanged runs inside withAnimation(nil) is so in OpenSwiftUI; for every release it is "
      + "inferred."
  }

  /// In which order the callbacks of a gesture run.
  private var updatingDoubt: String? {
    guard facts.writes.contains(where: { words.gestureUpdates.contains($0.step) }) else {
      return nil
    }
    return "Callbacks of a gesture run in the order in which they are written, which is inferred; "
      + "\"updatingFirst\" says whether .updating is the first."
  }

  private var velocityDoubt: String? {
    guard facts.outcome == .merged, facts.running?.sampleCount != nil else { return nil }
    return "The velocity of a drag is made of its last three samples, as OpenSwiftUI does it."
  }
}
