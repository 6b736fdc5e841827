import AnimationEngine
import Diagnostics
import ExpressionLanguage

/// A mistake in an animation, or an animation that is probably not meant, independent of its use.
enum AnimationMistake {
  /// Repetitions inside each other, which share one count.
  case nestedRepeats
  /// Content that takes no time, repeated without end.
  case emptyRepeat
  /// A last pass that runs backwards.
  case endsAway

  /// The mistake of a motion, if it has one.
  init?(_ motion: AnimationComposition) {
    if motion.repeatsNothingForever {
      self = .emptyRepeat
    } else if motion.repetitionCount > 1 {
      self = .nestedRepeats
    } else if motion.endsAtStart {
      self = .endsAway
    } else {
      return nil
    }
  }

  /// The mistake as a sentence.
  var message: String {
    switch self {
    case .nestedRepeats: "repeats inside each other share one count and one start"
    case .emptyRepeat: "an animation that takes no time is repeated without end"
    case .endsAway: "the last pass runs backwards, and then the value jumps to its target"
    }
  }

  /// The diagnostic of an animation that is written at a place.
  func diagnostic(at place: Range<Int>) -> Diagnostic {
    switch self {
    case .nestedRepeats:
      .warning(.nestedRepeat, message, at: place, help: "keep one of them")
    case .emptyRepeat:
      .error(.emptyRepeat, message, at: place, help: "give it a duration above 0")
    case .endsAway:
      .warning(
        .endsAway, message, at: place,
        help: "repeat an odd number of times, or add \"autoreverses: false\"")
    }
  }
}

extension Value {
  /// The motions that the value describes.
  private var motions: [AnimationComposition] {
    if case .animation(let value) = self { return [value.composition] }
    if case .transition(let transition) = self { return transition.motions }
    return []
  }

  /// The seconds that are given to what the value describes.
  private var givenLengths: [Double] {
    if case .keyframe(let keyframe) = self { return [keyframe.writtenDuration].compactMap { $0 } }
    return motions.flatMap { $0.givenLengths }
  }

  /// The warnings about a constant at a source range.
  func mistakes(at place: Range<Int>) -> [Diagnostic] {
    let mistakes = motions.compactMap { AnimationMistake($0)?.diagnostic(at: place) }
    let lengths = givenLengths.compactMap { Milliseconds.warning(of: $0, at: place) }
    let dampings = motions.compactMap { $0.spring?.dampingWarning(at: place) }
    return mistakes + lengths.prefix(1) + dampings.prefix(1)
  }
}

extension AnimationComposition {
  /// The spring in steps inside the modifiers, if there is one.
  fileprivate var spring: FluidSpring? {
    if case .fluidSpring(let spring) = base { spring } else { nil }
  }
}

extension TransitionValue {
  fileprivate var motions: [AnimationComposition] {
    switch self {
    case .identity, .opacity, .slide, .scale, .offset, .move, .push, .blurReplace: []
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.motions + second.motions
    case .animated(let base, let animation):
      base.motions + [animation].compactMap { $0?.composition }
    }
  }
}
