import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension PreparedTimeline {
  /// Whether a run without callbacks, views and loops may exceed a limit, told without playing.
  ///
  /// Such a run takes each step that is written down once at most. What that costs is counted from above, but
  /// for motions on top of each other, which `mayCrowd` counts.
  var mayExceedLimits: Bool {
    let (steps, changes) = (timeline.stepCount, timeline.changeCount)
    let (layers, elements) = (greatestLayerCount, greatestElementCount)
    guard steps - timeline.events.count < RunLoop.stepLimit, layers < Simulation.layerLimit else {
      return true
    }
    // A motion has two ends at most.
    let instants = timeline.events.count + 2 * changes
    let costOfChange = WorkCost.change + WorkCost.writtenElement * elements
    let costOfInstant = WorkCost.instant + WorkCost.motion * initialValues.count
    return !budget.allows(
      work: Double(steps) * Double(WorkCost.turn + WorkCost.step)
        + Double(changes) * Double(costOfChange) + Double(instants) * Double(costOfInstant),
      bytes: Double(changes) * Double(elements) * Double(HeldBytes.element)
        + Double(layers) * Double(HeldBytes.layer))
  }

  /// The most elements of a value that a step may set.
  private var greatestElementCount: Int {
    let constants = checked.constantValues.lazy.map { $0.weight - 1 }.max() ?? 0
    let initial = initialValues.lazy.map { $0.weight - 1 }.max() ?? 0
    return max(timeline.elementCount, constants, initial)
  }
}
