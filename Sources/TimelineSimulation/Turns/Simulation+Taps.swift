import Diagnostics
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// The steps of a tap on a view, with the names that they see: of the innermost `onTapGesture` of the view, or else of
  /// the nearest view around it. Nil where nothing is there, or answers.
  ///
  /// - Complexity: O(*n*) in the number of instances.
  mutating func stepsOfTap(
    on name: ElementIndex<String>, at place: SourceRange
  ) throws(EvaluationError) -> (steps: ElementRange<Step>, context: StepContext)? {
    try spend(WorkCost.look * views.instances.count, at: place.range)
    let text = timeline[name]
    guard let tapped = views.instances.indices.first(where: { isTarget($0, called: text) }) else {
      warnOfMissedTap(on: text, at: place)
      return nil
    }
    noteTap(on: tapped)
    var next: Int? = tapped
    while let instance = next {
      for modifier in outerModifiers(of: instance) {
        guard case .onTapGesture(let steps) = timeline[modifier].action else { continue }
        let context = views.context(at: modifier, for: instance)
        return (steps, try views.stepContext(in: context, scene: scene))
      }
      next = views.enclosingView(of: instance)
    }
    return nil
  }

  /// Warns, once for each step, that nothing is there to be tapped.
  private mutating func warnOfMissedTap(on name: String, at place: SourceRange) {
    guard
      !recorder.warnings.contains(where: { $0.code == .missedTap && $0.range == place.range })
    else { return }
    recorder.warnings.append(
      .warning(
        .missedTap, "no view called \(name.quotedForMessage) is there to be tapped",
        at: place.range))
  }

  private func isTarget(_ instance: Int, called name: String) -> Bool {
    let view = views.instances[instance]
    guard view.isPresent, timeline[view.node].kind == .view,
      let id = timeline[view.node].id, name.hasPrefix(id)
    else { return false }
    return id == name || views.name(of: instance, in: timeline) == name
  }
}
