import AnimationEngine

/// The rows that follow one row while nothing happens but motion.
struct RowsAhead {
  /// So many rows are read at once, unless they have more numbers than that.
  private static let rowLimit = 64
  private static let numberLimit = 16_384
  /// Fewer rows are sooner read one by one.
  private static let leastCount = 2
  /// So many rows do not try again after one that could not read ahead.
  private static let pause = 8

  private var rows: [RowTimes.Row] = []
  private var instants: [Instant] = []
  /// The places of the columns that move, and their numbers, all rows of a column together.
  private var places: [Int] = []
  private var numbers: [Double] = []
  private var index = 0
  /// How many rows are still to pass before one tries to read ahead.
  private var waitCount = 0

  /// No rows.
  init() {}

  /// Fills in what the next row changes, and returns its time; nil if there is none left.
  @inline(__always)
  mutating func next(into row: inout RowValues) -> RowTimes.Row? {
    guard index < rows.count else { return nil }
    var next = index
    for place in places {
      row.numbers[place] = numbers[next]
      next += rows.count
    }
    defer { index += 1 }
    return rows[index]
  }
}

extension RowsAhead {
  /// Reads the first of some rows as long as nothing happens but motion; none if they are too few, or if a value
  /// leaves the range of numbers.
  mutating func read(
    _ numbers: Range<Int>, of times: RowTimes, in simulation: inout Simulation
  ) {
    clear()
    if waitCount > 0 {
      waitCount -= 1
      return
    }
    if !readMotions(numbers, of: times, in: &simulation) {
      clear()
      waitCount = Self.pause
    }
  }

  private mutating func clear() {
    index = 0
    rows.removeAll(keepingCapacity: true)
    instants.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// Whether the rows were read.
  private mutating func readMotions(
    _ numbers: Range<Int>, of times: RowTimes, in simulation: inout Simulation
  ) -> Bool {
    let limit = min(Self.rowLimit, Self.numberLimit / max(simulation.views.columnCount, 1))
    guard min(limit, numbers.count) >= Self.leastCount else { return false }
    let least = times.row(at: numbers.lowerBound + Self.leastCount - 1)
    guard simulation.becomesQuiet(until: least.instant) else { return false }
    let turn = simulation.loop.nextInstant
    for number in numbers.prefix(limit) {
      let row = times.row(at: number)
      if let turn, row.instant >= turn { break }
      rows.append(row)
    }
    if let last = rows.last { _ = simulation.becomesQuiet(until: last.instant) }
    while let last = rows.last, !simulation.scene.isQuiet(until: last.instant) { rows.removeLast() }
    for row in rows { instants.append(row.instant) }
    for index in simulation.views.tracks.indices where simulation.isMoving(index) {
      guard readMotion(of: index, in: &simulation) else { return false }
    }
    return true
  }

  /// Whether the numbers of a track were read, and are finite.
  private mutating func readMotion(of index: Int, in simulation: inout Simulation) -> Bool {
    guard let property = simulation.views.tracks[index].property else { return true }
    let (type, place) = (simulation.views.tracks[index].type, simulation.views.tracks[index].place)
    let start = numbers.count
    if type == .numbers(count: 1) {
      places.append(place)
      simulation.scene.appendNumbers(of: property, at: instants, to: &numbers)
    } else {
      let printed = simulation.scene.values(of: property, at: instants).map { type.printed($0) }
      for column in simulation.views.tracks[index].columns.indices {
        places.append(place + column)
        for row in printed { numbers.append(row[column]) }
      }
    }
    return numbers[start...].allSatisfy { $0.isFinite }
  }
}

extension Simulation {
  /// Whether nothing happens up to an instant but motion that follows from the time alone, now that it is looked
  /// for.
  fileprivate mutating func becomesQuiet(until instant: Instant) -> Bool {
    guard display == nil, !loop.hasCallbacks, !evaluatesRows else { return false }
    if let turn = loop.nextInstant, turn <= instant { return false }
    scene.lookAhead(to: instant)
    return scene.isQuiet(until: instant)
  }

  /// Whether a row shows the motion of a track.
  fileprivate func isMoving(_ index: Int) -> Bool {
    guard views.tracks[index].isShown, let property = views.tracks[index].property else {
      return false
    }
    return scene.isMoving(property)
  }
}
