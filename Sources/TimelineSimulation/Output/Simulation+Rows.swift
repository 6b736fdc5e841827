import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// The columns of a trace so far: views in the order of the document, and the instances of a view
  /// in the order of their appearance.
  var columns: [Column] {
    // A closure that captures the run would copy all of it.
    let tracks = views.tracks
    let order = tracks.indices.sorted {
      (tracks[$0].view?.index ?? 0, tracks[$0].instance ?? 0, $0)
        < (tracks[$1].view?.index ?? 0, tracks[$1].instance ?? 0, $1)
    }
    return order.flatMap { index in
      let track = tracks[index]
      let view = track.instance.map { views.title(of: $0, in: timeline) }
      return track.columns.enumerated().map {
        $1.placed(at: track.place + $0).belonging(to: view)
      }
    }
  }

  /// Whether rows evaluate expressions, which may have no value at some times.
  @inline(__always)
  var evaluatesRows: Bool { views.hasEvaluatedTracks }

  /// The value of an animated track on screen.
  func presentation(of track: Track) -> EventValue? {
    track.property.map { EventValue(track.type.printed(scene[$0])) }
  }

  /// Fills in the values on screen now: between two ticks, those of the last one.
  mutating func readValues(into row: inout RowValues) throws(RunFailure) {
    guard let display else { return try readWorld(into: &row) }
    // The screen has no columns yet for views that come later.
    let count = row.numbers.count
    row = display.screen
    row.grow(to: count)
  }

  /// Fills in the values that the run would show if it were looked at now.
  mutating func readWorld(into row: inout RowValues) throws(RunFailure) {
    row.grow(to: views.columnCount)
    try spendRow()
    scene.catchUp()
    for index in views.tracks.indices {
      guard views.tracks[index].isShown else {
        row.clear(views.tracks[index])
        continue
      }
      let place = views.tracks[index].place
      if views.tracks[index].type == .numbers(count: 1), let property = views.tracks[index].property
      {
        let number = scene.number(of: property)
        guard number.isFinite else { throw notFinite(views.tracks[index]) }
        row.numbers[place] = number
      } else {
        try read(index, into: &row)
      }
    }
  }

  // Tracks are read by number: a track that is passed is copied for each row.

  private mutating func read(_ index: Int, into row: inout RowValues) throws(RunFailure) {
    let place = views.tracks[index].place
    switch try shown(index) {
    case .numbers(let numbers):
      guard numbers.count == views.tracks[index].columns.count else {
        let track = views.tracks[index]
        throw .changedLength(
          track.name, from: track.columns.count, to: numbers.count, scene.now, track.origin.place)
      }
      for (offset, number) in numbers.enumerated() {
        guard number.isFinite else { throw notFinite(views.tracks[index]) }
        row.numbers[place + offset] = number
      }
    case .text(let text): row.texts[place] = text
    }
  }

  /// Fills in the velocities of the values on screen.
  ///
  /// There is none where a curve is vertical.
  mutating func readVelocities(into row: inout RowValues) {
    for index in views.tracks.indices where views.tracks[index].isShown {
      let place = views.tracks[index].place
      if views.tracks[index].type == .numbers(count: 1), let property = views.tracks[index].property
      {
        row.velocities[place] = scene.numberVelocity(of: property).finite
      } else {
        for (offset, velocity) in velocities(of: index).enumerated() {
          row.velocities[place + offset] = velocity.finite
        }
      }
    }
  }

  private mutating func velocities(of index: Int) -> [Double] {
    guard let property = views.tracks[index].property else { return derivedVelocities(of: index) }
    return views.tracks[index].type.printedVelocity(
      scene.velocity(of: property), at: scene[property])
  }

  /// A difference quotient across a small step along which the parameters move.
  private mutating func derivedVelocities(of index: Int) -> [Double] {
    let step = 1e-6
    let after = numbers(of: index, ahead: step)
    let before = numbers(of: index, ahead: -step)
    guard let after, let before else { return views.tracks[index].columns.map { _ in .nan } }
    return zip(after, before).map { ($0 - $1) / (2 * step) }
  }

  /// The numbers of a track with the parameters extrapolated by a small step; nil if its expression
  /// has no value there.
  private mutating func numbers(of index: Int, ahead step: Double) -> [Double]? {
    views.evaluator.lookahead = step
    defer { views.evaluator.lookahead = 0 }
    do throws(RunFailure) {
      guard case .numbers(let numbers) = try shown(index) else { return nil }
      return numbers
    } catch {
      return nil
    }
  }

  private mutating func shown(_ index: Int) throws(RunFailure) -> Shown {
    if let property = views.tracks[index].property {
      return .numbers(views.tracks[index].type.printed(scene[property]))
    }
    do throws(EvaluationError) {
      return try evaluated(index)
    } catch {
      throw failure(error, at: scene.now)
    }
  }

  private mutating func evaluated(_ index: Int) throws(EvaluationError) -> Shown {
    try spend(
      WorkCost.evaluation + views.tracks[index].columns.count,
      at: views.tracks[index].origin.place?.range)
    if views.tracks[index].isText {
      return .text(try views.evaluator.text(of: views.tracks[index], scene: scene))
    }
    switch views.tracks[index].origin {
    case .state, .transition, .matchedFrame, .layoutFrame, .content, .keyframes: return .numbers([])
    case .attribute(let value, let type):
      let components = try views.evaluator.components(
        of: value, type, in: views.tracks[index].context, scene: scene)
      return .numbers(views.tracks[index].type.printed(components))
    case .expression(let value):
      let found = try views.evaluator.value(value, in: views.tracks[index].context, scene: scene)
      return .numbers(found.outputNumbers ?? [])
    }
  }
}

extension RowValues {
  /// Leaves the columns of a track empty.
  fileprivate mutating func clear(_ track: Track) {
    for place in track.place..<track.place + track.columns.count {
      numbers[place] = nil
      velocities[place] = nil
      texts[place] = nil
    }
  }
}

extension Double {
  /// The number, if it is one.
  fileprivate var finite: Double? { isFinite ? self : nil }
}

/// The value of a track at one time.
private enum Shown {
  case numbers([Double])
  /// A text, or nil where there is none.
  case text(String?)
}
