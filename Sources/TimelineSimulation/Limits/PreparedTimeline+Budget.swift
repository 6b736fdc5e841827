import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension PreparedTimeline {
  /// Whether a run without callbacks and loops may exceed a limit, told without playing.
  ///
  /// Such a run takes each step that is written down once at most. What that costs is counted from above, but
  /// for motions on top of each other, which `mayCrowd` counts.
  ///
  /// - Parameters:
  ///   - rowCount: the number of rows, at most; nil if that is not known.
  ///   - workOfSprings: the work of the steps of springs, at most; nil if that is not known.
  func mayExceedLimits(
    _ load: UpdateLoad, rowCount: Double?, workOfSprings: Double?, _ use: RowUse
  ) -> Bool {
    let (steps, changes) = (Double(timeline.stepCount), Double(timeline.changeCount))
    let (layers, elements) = (greatestLayerCount, Double(greatestElementCount))
    guard timeline.stepCount - timeline.events.count < RunLoop.stepLimit,
      layers < Simulation.layerLimit, load.workOfRow == 0 || rowCount != nil,
      let workOfSprings
    else { return true }
    if timeline.hasViews, case .explanation = use { return true }
    // A motion has two ends at most.
    let instants = Double(timeline.events.count) + 2 * changes * load.trackCount
    let costOfStep = Double(WorkCost.turn + WorkCost.step) + load.workOfValue
    let costOfChange =
      load.workOfUpdate + load.workOfValue + Double(WorkCost.writtenElement) * elements
    let valueCount = max(Double(initialValues.count), load.trackCount)
    let costOfInstant = Double(WorkCost.instant) + Double(WorkCost.motion) * valueCount
    return !budget.allows(
      work: steps * costOfStep + changes * costOfChange + instants * costOfInstant
        + (rowCount ?? 0) * load.workOfRow + workOfSprings,
      bytes: changes * elements * Double(HeldBytes.element)
        + Double(layers) * load.trackCount * Double(HeldBytes.layer))
  }

  /// The most elements of a value that a step may set.
  private var greatestElementCount: Int {
    let constants = checked.constantValues.lazy.map { $0.weight - 1 }.max() ?? 0
    let bounds = checked.bounds.map { $0.weight - 1 }.max() ?? 0
    let initial = initialValues.lazy.map { $0.weight - 1 }.max() ?? 0
    return max(timeline.elementCount, constants, bounds, initial)
  }
}
