import AnimationEngine
import TimelineDocument

// The animation that a change got, and how it met what ran.
extension ChangeParagraph {
  /// How the animation is written, where that is not what it is, and how fast the time of the screen passes.
  var motion: String? {
    guard facts.outcome != .tracked else { return nil }
    let sentences = [writtenAnimation.flatMap(resolution), pace].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var pace: String? {
    let speed = words.timeline.animationSpeed
    guard speed != 1, facts.animation != nil || facts.isByKeyframes else { return nil }
    let second = words.number(1 / speed)
    return
      "All time of the screen passes at a speed of \(words.number(speed)): a second of it takes "
      + "\(second) s."
  }

  private func resolution(of written: WrittenAnimation) -> String? {
    let resolved = words.animation(written.animation)
    if written.isStandard(in: words.checked) {
      let name = words.written(written) ?? "the default animation"
      return "\(name.capitalizedFirst) is \(resolved) in \(words.release)."
    }
    guard let text = words.written(written), text != resolved, text != "Animation" + resolved
    else { return nil }
    return "\(text) is \(resolved)."
  }

  /// The animation as it is written where it won.
  var writtenAnimation: WrittenAnimation? {
    switch facts.change.source {
    case .modifier?, .transition?:
      if case .setAnimation(let written, _)? = settingPassage?.effect { written } else { nil }
    case .scope(let scope)?: scope.animation
    case .keyframes?, nil: nil
    }
  }

  /// When the motion is over.
  var ends: String {
    if facts.outcome == .tracked { return "none: the finger moves it." }
    let unless = "unless something changes it first"
    switch (facts.forecast.logical, facts.forecast.end) {
    case (_, let end?) where facts.isByKeyframes:
      return "The keyframes end at \(words.seconds(end)), \(unless)."
    case (let logical?, let end?) where logical == end:
      return "logically complete and at rest at \(words.seconds(end)), \(unless).".capitalizedFirst
    case (let logical?, let end?):
      return "Logically complete at \(words.seconds(logical)), at rest at \(words.seconds(end)), "
        + "\(unless)."
    case (let logical?, nil):
      return "Logically complete at \(words.seconds(logical)), and never at rest\(why), \(unless)."
    case (nil, _):
      return "It never ends\(why), \(unless)."
    }
  }

  /// The same in a few words, for one of several motions.
  var shortEnds: String {
    switch (facts.forecast.logical, facts.forecast.end) {
    case (let logical?, let end?) where logical != end && !facts.isByKeyframes:
      "complete at \(words.seconds(logical)), at rest at \(words.seconds(end))."
    case (_, let end?): "at rest at \(words.seconds(end))."
    case (let logical?, nil): "complete at \(words.seconds(logical)), never at rest."
    case (nil, nil): "without an end."
    }
  }

  private var why: String {
    guard let composition = facts.animation?.composition else {
      return facts.isByKeyframes ? ": the keyframes repeat" : ""
    }
    return composition.isEndless ? "" : " within ten minutes"
  }

  // MARK: - What ran before

  /// How the change met the motion that ran.
  var meets: String? {
    guard let running = facts.running else {
      if facts.untrackedSamples > 0 { return untrackedDrag }
      if facts.outcome == .jumped || facts.outcome == .tracked { return nil }
      return facts.isByKeyframes
        ? "nothing that moves, so that the keyframes begin with the initial value."
        : "nothing that moves: it begins from rest."
    }
    let motion = words.motion(running)
    switch facts.outcome {
    case .ignored, .began:
      if facts.isByKeyframes {
        return "the keyframes of \(words.seconds(running.instant)), which these replace, beginning "
          + "with the value on screen\(keptVelocity(of: running))."
      }
      return running.instant == facts.instant
        ? "\(motion), which no frame has shown: in \(words.release) the later change replaces it."
        : "\(motion), which it replaces."
    case .jumped: return shift(of: running, motion)
    case .merged: return takeover(from: running, motion)
    case .crossFaded where running.sampleCount != nil:
      return "\(motion); its velocity is not taken over, which only a spring does."
    case .crossFaded:
      return "\(motion), which is faded out while this one fades in; its velocity of "
        + "\(words.value(running.velocity)) a second is not taken over."
    case .tracked:
      return running.sampleCount == nil ? "\(motion), which is given up for the drag." : nil
    }
  }

  private func keptVelocity(of running: RunningMotionFacts) -> String {
    guard running.velocity.contains(where: { abs($0) > 1e-9 }) else { return "" }
    return "; a first keyframe that is cubic or a spring, and has no 'startVelocity', also begins "
      + "with its velocity of \(words.value(running.velocity)) a second"
  }

  private var untrackedDrag: String {
    let count = facts.untrackedSamples
    return "the drag, whose \(count) sample\(count == 1 ? " was" : "s were") not tracked "
      + "(tracksVelocity is false): no velocity is handed over, and it begins from rest."
  }

  private func shift(of running: RunningMotionFacts, _ motion: String) -> String? {
    if facts.endsWithView { return "\(motion), which is over because the view is gone." }
    guard running.sampleCount == nil else { return nil }
    let end = facts.forecast.end.map { "until \(words.seconds($0))" } ?? "without end"
    return "\(motion), which a change without animation does not stop: it goes on, shifted, "
      + "\(end)\(running.wasPaused ? " once it is resumed" : "")."
  }

  private func takeover(from running: RunningMotionFacts, _ motion: String) -> String {
    if case .function? = facts.animation?.composition.base {
      return "\(motion), from which this one goes on: with its time, towards the new target."
    }
    let velocity = facts.takeover.map { $0.velocity } ?? running.velocity
    let isStill = velocity.allSatisfy { abs($0) < 1e-9 }
    var text = "\(motion), which the spring takes over "
    text += isStill ? "at a standstill" : "with its velocity of \(words.value(velocity)) a second"
    if isStill, running.velocity.contains(where: { abs($0) > 1e-9 }) {
      text += ": SwiftUI hands none over from a curve or from motions on top of each other"
    }
    if let peak = facts.takeover?.peak {
      let place = "\(words.value(peak.value)) at \(words.seconds(peak.instant))"
      text +=
        isBehindTarget(peak.value)
        ? "; it goes on to \(place), then turns back to \(words.value(facts.after))"
        : "; it goes beyond its target, to \(place)"
    }
    return text + "."
  }

  /// Whether a point is on the side of the target where the value is now.
  private func isBehindTarget(_ point: [Double]) -> Bool {
    var product = 0.0
    for (index, target) in facts.after.enumerated() {
      product += (point[index] - target) * (facts.shown[index] - target)
    }
    return product > 0
  }
}
