import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText

// The recipes that stop animations: `stoppable` and `pausable`.
extension TimelineChecker {
  /// Checks what a recipe moves, and the flag whose changes it waits for.
  mutating func checkRecipe(of state: StateUse, while flag: StateUse) {
    noteRead(of: state.state)
    noteRead(of: flag.state)
    let type = type(of: state.state)
    if !type.isAnimatable {
      diagnostics.add(
        .error(
          .wrongType, "\(type.withArticle) cannot be animated", at: state.place.range,
          help: "name the number that is animated"))
    }
    let flagType = self.type(of: flag.state)
    guard flagType != .bool, flagType != .unknown else { return }
    diagnostics.add(
      .error(
        .wrongType, "'paused' names a Bool, not \(flagType.withArticle)", at: flag.place.range))
  }

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
    check(pausable.remaining, as: .type(.double), in: captured, closureInputs: ["value"])
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
    case .expression(let text): guard isSpring(text, in: scope) else { return }
    }
    diagnostics.add(
      .warning(
        .restartedSpring,
        "a spring begins anew here: none is left to go on with, and its velocity is lost",
        at: place, help: "the verbs \"pause\" and \"resume\" keep both"))
  }

  /// Whether an animation is a spring, whatever time remains.
  private func isSpring(_ text: JSONString, in scope: ScopeIndex) -> Bool {
    let expression = source.withDecoded(text) {
      expressions.find($0, in: scope, as: .animation).expression
    }
    let inputCount = scopes[scope].inputCount
    // What depends on anything else is not known before the run.
    guard let expression, expression.dependencies.states.isEmpty,
      expression.dependencies.inputs.allSatisfy({ $0 == inputCount - 1 })
    else { return false }
    var environment = EvaluationEnvironment(
      inputs: Array(repeating: .double(1), count: inputCount))
    guard case .animation(let value)? = try? expression.evaluate(in: &environment) else {
      return false
    }
    switch value.animation.motion.kind {
    case .fluidSpring, .interpolatingSpring: return true
    case .timingCurve, .unitCurve, .custom: return false
    }
  }
}
