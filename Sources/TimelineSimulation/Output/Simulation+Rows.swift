import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// The columns of a trace, in their order.
  var columns: [Column] { plan.tracks.flatMap(\.columns) }

  /// Whether a row is made by expressions, which may have no value at some times.
  var evaluatesRows: Bool { plan.tracks.contains { $0.property == nil } }

  /// What is on screen of an animated track.
  func presentation(of track: Track) -> EventValue? {
    track.property.map { EventValue(track.type.printed(scene[$0])) }
  }

  /// Fills in what is on screen now: between two ticks, what the last one has shown.
  mutating func readValues(into row: inout RowValues) throws(RunFailure) {
    if ticks == nil {
      try readWorld(into: &row)
    } else {
      row = screen
    }
  }

  /// Fills in what the world would show if it were looked at now.
  mutating func readWorld(into row: inout RowValues) throws(RunFailure) {
    var place = 0
    for index in plan.tracks.indices {
      if plan.tracks[index].type == .numbers(count: 1), let property = plan.tracks[index].property {
        row.numbers[place] = scene.number(of: property)
        place += 1
      } else {
        try read(plan.tracks[index], into: &row, at: &place)
      }
    }
  }

  private mutating func read(
    _ track: Track, into row: inout RowValues, at place: inout Int
  ) throws(RunFailure) {
    switch try shown(track) {
    case .numbers(let numbers):
      guard numbers.count == track.columns.count else {
        throw .changedLength(track.name, scene.now)
      }
      for number in numbers {
        row.numbers[place] = number
        place += 1
      }
    case .text(let text):
      row.texts[place] = text
      place += 1
    }
  }

  /// Fills in how fast what is on screen moves from now on.
  ///
  /// Where a curve is vertical there is no number for that.
  mutating func readVelocities(into row: inout RowValues) throws(RunFailure) {
    var place = 0
    for index in plan.tracks.indices {
      if plan.tracks[index].type == .numbers(count: 1), let property = plan.tracks[index].property {
        row.velocities[place] = scene.numberVelocity(of: property).finite
        place += 1
      } else {
        for velocity in try velocities(of: plan.tracks[index]) {
          row.velocities[place] = velocity.finite
          place += 1
        }
      }
    }
  }

  private mutating func velocities(of track: Track) throws(RunFailure) -> [Double] {
    guard let property = track.property else { return try derivedVelocities(of: track) }
    return track.type.printedVelocity(scene.velocity(of: property), at: scene[property])
  }

  /// The difference across a small step along the way on which the parameters move.
  private mutating func derivedVelocities(of track: Track) throws(RunFailure) -> [Double] {
    let step = 1e-6
    defer { rendered.lookahead = 0 }
    rendered.lookahead = step
    let after = try shown(track)
    rendered.lookahead = -step
    let before = try shown(track)
    guard case .numbers(let later) = after, case .numbers(let earlier) = before else {
      return track.columns.map { _ in .nan }
    }
    return zip(later, earlier).map { ($0 - $1) / (2 * step) }
  }

  private mutating func shown(_ track: Track) throws(RunFailure) -> Shown {
    if let property = track.property { return .numbers(track.type.printed(scene[property])) }
    do throws(EvaluationError) {
      return try evaluated(track)
    } catch {
      throw .evaluation(error, scene.now)
    }
  }

  private mutating func evaluated(_ track: Track) throws(EvaluationError) -> Shown {
    if track.isText { return .text(try rendered.text(of: track, scene: scene)) }
    switch track.origin {
    case .state: return .numbers([])
    case .attribute(let value, let type):
      let components = try rendered.components(of: value, type, in: track.context, scene: scene)
      return .numbers(track.type.printed(components))
    case .expression(let value):
      let found = try rendered.value(value, as: .any, in: track.context, scene: scene)
      return .numbers(found.outputNumbers ?? [])
    }
  }
}

extension Double {
  /// The number, if it is one.
  fileprivate var finite: Double? { isFinite ? self : nil }
}

/// What a track shows at one time.
private enum Shown {
  case numbers([Double])
  /// A text, or nil where there is none.
  case text(String?)
}
