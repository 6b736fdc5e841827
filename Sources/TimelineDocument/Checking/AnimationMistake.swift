import AnimationEngine
import Diagnostics
import ExpressionLanguage

/// What is wrong with an animation or probably not meant, whatever it is used for.
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

  /// What is wrong, as a sentence.
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

  /// What there is to say of a constant that is written at a place.
  func mistakes(at place: Range<Int>) -> [Diagnostic] {
    let mistakes = motions.compactMap { AnimationMistake($0)?.diagnostic(at: place) }
    let lengths = givenLengths.compactMap { Milliseconds.warning(of: $0, at: place) }
    return mistakes + lengths.prefix(1)
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
