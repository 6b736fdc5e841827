import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText

/// Stops the animation of a state while a flag is set, and then lets it go on with another one.
package struct PausableModifier: Hashable, Sendable {
  package let state: StateUse
  /// Where the animation goes.
  package let target: DocumentValue
  /// The seconds that are left, from the captured `value`.
  package let remaining: DocumentValue
  /// The animation to go on with, from `remaining`.
  package let animation: AnimationSetting
  /// The flag; only a change of it acts.
  package let paused: StateUse
}

extension ModifierGrammar {
  static let pausable = ModifierGrammar(
    KeyEntry(
      "pausable", .name(.state(.number)),
      "The state whose animation ends at the value on screen when 'paused' becomes true, and "
        + "which animates to 'target' when it becomes false."),
    arguments: [.target, .remaining, .animation, .paused],
    required: [.target, .remaining, .animation, .paused], lists: .ofView,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.state = try decoder.readStateUse(for: what, .number)
    },
    make: { decoder, parts in
      parts.pausable.map { .pausable(decoder.timeline.viewContent.pausableModifiers.add($0)) }
    })
}

extension ModifierParts {
  fileprivate var pausable: PausableModifier? {
    guard let state, let target, let remaining, let animation, let paused else { return nil }
    return PausableModifier(
      state: state, target: target, remaining: remaining, animation: animation, paused: paused)
  }
}

extension TimelineChecker {
  mutating func check(
    _ pausable: PausableModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    checkRecipe(of: pausable.state, while: pausable.paused)
    let type = type(of: pausable.state.state)
    check(pausable.target, as: type == .unknown ? .any : .type(type), in: outer)
    let place = pausable.state.place.range
    let captured = scopes.open(in: outer, by: .remaining(index)) { scope in
      scope.declareInput("value", type, at: place, isInjected: true, diagnostics: &diagnostics)
    }
    check(pausable.remaining, in: captured, closureInputs: ["value"])
    let resumed = open(index, in: outer, [("remaining", .double)], alias: nil)
    check(pausable.animation, in: resumed, closureInputs: ["remaining"])
    warnOfSpring(pausable.animation, of: index, in: resumed)
  }

  /// A spring cannot be made shorter, and a recipe does not know how fast its value was.
  private mutating func warnOfSpring(
    _ setting: AnimationSetting, of modifier: ElementIndex<Modifier>, in scope: ScopeIndex
  ) {
    let place = setting.place ?? timeline[modifier].place.range
    switch setting {
    case .none: return
    // The default animation is a spring since then.
    case .standard: guard timeline.profile.release >= .ios17 else { return }
    case .custom: return
    case .expression(let expression): guard isSpring(expression, in: scope) else { return }
    }
    diagnostics.add(
      .warning(
        .restartedSpring,
        "a spring begins anew here: none is left to go on with, and its velocity is lost",
        at: place, help: "the verbs \"pause\" and \"resume\" keep both"))
  }

  /// Whether an animation is a spring, whatever time remains.
  private func isSpring(_ written: WrittenExpression, in scope: ScopeIndex) -> Bool {
    let inputCount = scopes[scope].inputCount
    // Only a run knows values that depend on anything else.
    guard let expression = expressions.find(written.index, in: scope) ?? nil,
      expression.dependencies.states.isEmpty,
      expression.dependencies.inputs.allSatisfy({ $0 == inputCount - 1 })
    else { return false }
    var environment = EvaluationEnvironment(
      inputs: Array(repeating: .double(1), count: inputCount))
    guard case .animation(let value)? = try? expression.evaluate(in: &environment) else {
      return false
    }
    switch value.composition.base {
    case .fluidSpring, .interpolatingSpring: return true
    case .timingCurve, .unitCurve, .function, .custom: return false
    }
  }
}
