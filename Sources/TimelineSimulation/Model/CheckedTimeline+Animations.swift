import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension CheckedTimeline {
  /// The animation that a setting of a scope, a modifier or a transaction asks for; nil for none.
  ///
  /// - Parameter environment: the states and inputs that the setting sees. The steps of a search for the end of a
  ///   custom animation are counted there.
  func animation(
    _ setting: AnimationSetting, in scope: ScopeIndex,
    _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Animation? {
    switch setting {
    case .standard: return timeline.profile.standardAnimation
    case .none: return nil
    case .expression(let expression):
      if let constant = constantAnimation(of: expression.index, in: scope) { return constant }
      return try evaluate(expression, in: scope, &environment).animation
    case .custom(let index, _):
      var steps = 0
      defer { environment.count(steps: steps) }
      return try CustomAnimationRun(index, self, inside: scope, environment).animation(&steps)
    }
  }
}

extension Value {
  /// The animation; nil for none.
  var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}
