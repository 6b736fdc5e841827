import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// The phase animators in the instances of views.
struct Phases {
  /// More phases than this are a mistake.
  static let limit = ExpressionLimits.elements

  var runs = InstanceElements<PhaseRun>()
  private var numbers: [ModifierKey: Int] = [:]

  /// Adds an animator that a modifier of an instance is.
  mutating func add(_ run: PhaseRun) {
    numbers[ModifierKey(instance: run.instance, modifier: run.modifier)] = runs.append(
      run, to: run.instance)
  }

  /// The number of the animator that a modifier of an instance is.
  func number(of modifier: ElementIndex<Modifier>, in instance: Int) -> Int? {
    numbers[ModifierKey(instance: instance, modifier: modifier)]
  }

  /// The hidden state of the animator that a modifier of an instance is.
  func slot(of modifier: ElementIndex<Modifier>, in instance: Int) -> Int? {
    number(of: modifier, in: instance).map { runs[$0].slot }
  }
}

/// A `phaseAnimator` in an instance of a view: a value that goes through phases, each set when the
/// animation to the one before is logically complete.
struct PhaseRun {
  let animator: ElementIndex<PhaseAnimator>
  /// Where it stands in the document.
  let place: SourceRange
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The hidden state that is the phase.
  let slot: Int
  /// The number of the phase that is shown.
  var index = 0
  /// How many phases are still to come after a trigger; nil for going on for ever.
  var remaining: Int?
  /// The completion that the next phase waits for; earlier ones were overtaken by a trigger.
  var waiting: CompletionID?
  /// When the last phase was set, and how many were set then.
  var lastInstant: Instant?
  var countAtInstant = 0
}
