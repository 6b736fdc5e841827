import AnimationEngine
import ExpressionLanguage
import JSONText
import TimelineDocument

extension ExpectationRun {
  func settled(_ names: [String]) -> Mismatch? {
    let moving = names.filter { name in
      properties(of: name).contains(where: isAnimating)
    }
    guard !moving.isEmpty else { return nil }
    return Mismatch(
      expected: .text("settled"), found: .text("moving: " + moving.joined(separator: ", ")),
      columns: columnNames(moving))
  }

  /// Whether an animation moves a value: a drag that is followed is none.
  private func isAnimating(_ property: AnimatedProperty<Components>) -> Bool {
    player.simulation.scene.isMoving(property) && !player.simulation.scene.isPaused(property)
      && !player.simulation.recorder.lastChanges[property.index].isDragged
  }

  /// The animated values that a track shows: its own, or those that it is made of at every frame.
  private func properties(of name: String) -> [AnimatedProperty<Components>] {
    // A track of a view that has not come yet shows nothing.
    guard let index = player.columns[name]?.track, index < player.simulation.tracks.count else {
      return []
    }
    let track = player.simulation.tracks[index]
    if let property = track.property { return [property] }
    return track.context.inputs.compactMap { input in
      if case .presented(let property, _) = input { property } else { nil }
    }
  }

  func range(
    of name: String, _ low: Double, _ high: Double, within tolerance: Double
  ) -> Mismatch? {
    let stretches = (player.columns[name]?.places ?? 0..<0).compactMap { history[$0] }
    let lowest = stretches.map { $0.lowest }.min() ?? low
    let highest = stretches.map { $0.highest }.max() ?? high
    guard lowest < low - tolerance || highest > high + tolerance else { return nil }
    return Mismatch(
      expected: .list([.number(low), .number(high)]),
      found: .list([.number(lowest), .number(highest)]), columns: columnNames([name]))
  }

  func monotonic(_ names: [String], within tolerance: Double) -> Mismatch? {
    let turned = columnNames(names).compactMap { name -> (name: String, text: String)? in
      guard let place = player.columns[name]?.places.first, let stretch = history[place],
        min(stretch.rise, stretch.fall) > tolerance
      else { return nil }
      return (name, "\(name) \(Self.text(of: stretch))")
    }
    guard !turned.isEmpty else { return nil }
    return Mismatch(
      expected: .text("one direction"),
      found: .text(turned.map { $0.text }.joined(separator: ", ")), columns: turned.map { $0.name })
  }

  private static func text(of stretch: ColumnHistory.Stretch) -> String {
    let (rise, fall) = (DecimalText.shortest(stretch.rise), DecimalText.shortest(stretch.fall))
    return "rises by \(rise) and falls by \(fall)"
  }

  func winner(of name: String, is expected: Value) -> Mismatch? {
    let changes = properties(of: name).compactMap {
      player.simulation.recorder.lastChanges[$0.index].change
    }
    let last = changes.max {
      $0.instant < $1.instant || $0.instant == $1.instant && $0.giver == nil
    }
    let found = Value.text(last?.winner ?? "none")
    guard found != expected else { return nil }
    return Mismatch(
      expected: ReportedValue(expected), found: ReportedValue(found), columns: columnNames([name]))
  }
}
