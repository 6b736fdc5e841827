import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The views in a geometry reader follow from its size, which layout tells in the same update.
extension Simulation {
  /// Lays out the views that are there from the beginning, and adds what is in readers.
  mutating func addFirstViewsOfReaders(_ arriving: inout [Int]) throws(EvaluationError) {
    while timeline.hasReaders {
      try layOut(in: nil)
      let readings = parts.frames.takeReadings(in: views)
      if readings.isEmpty { return }
      for reading in readings {
        views.evaluator.states[reading.slot] = reading.geometry
        parts.frames.fill(reading.reader)
        try enterContent(of: reading.reader, &arriving)
      }
    }
  }

  /// Lays out the views, and gives what is in readers the sizes that these have now.
  ///
  /// The views in a reader never change its size: each reader is told at most once for each reader around it.
  ///
  /// - Returns: the hidden states of the readers whose sizes are others than before.
  mutating func readGeometries(in update: TransactionWrites) throws(EvaluationError) -> [Int] {
    var changed: [Int] = []
    while timeline.hasReaders {
      try layOut(in: update)
      let readings = parts.frames.takeReadings(in: views)
      if readings.isEmpty { break }
      try spend(WorkCost.change * readings.count, at: update.step?.range)
      let slots = readings.filter { !$0.isFirst }.map { $0.slot }
      _ = try change(slots[...], in: update) { views in
        for reading in readings { views.evaluator.states[reading.slot] = reading.geometry }
      }
      for reading in readings where reading.isFirst { try fill(reading.reader, update) }
      changed += slots
    }
    return changed
  }
}
