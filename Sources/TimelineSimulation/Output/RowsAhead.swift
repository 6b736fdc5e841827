import AnimationEngine

/// The rows that follow one row while nothing happens but motion.
struct RowsAhead {
  /// So many rows are read at once, unless they have more numbers than that.
  private static let rowLimit = 64
  private static let numberLimit = 65_536
  /// Fewer rows are sooner read one by one.
  private static let leastCount = 2
  /// The number of rows to read one by one after an attempt has failed.
  private static let pause = 8

  // The elements of an earlier reading are overwritten: for a few rows, emptying an array costs more than reading.

  /// The times of the rows.
  private var instants: [Instant] = []
  /// Their times as they are printed. Numbers of earlier rows may follow.
  private var seconds: [Double] = []
  /// The places of the columns that move.
  private var places: [Int] = []
  private var columnCount = 0
  /// Their numbers, column by column. Numbers of earlier rows may follow.
  private var numbers: [Double] = []
  private var index = 0
  /// The number of rows left before the next attempt.
  private var waitCount = 0

  /// No rows.
  init() {}

  /// Fills in what the next row changes, and returns its time; nil if there is none left.
  @inline(__always)
  mutating func next(into row: inout RowValues) -> RowTimes.Row? {
    guard index < instants.count else { return nil }
    var next = index
    for place in places {
      row.numbers[place] = numbers[next]
      next += instants.count
    }
    defer { index += 1 }
    return RowTimes.Row(instant: instants[index], seconds: seconds[index])
  }
}

extension RowsAhead {
  /// Reads the first of some rows as long as nothing happens but motion; none if they are too few, or if a value
  /// leaves the range of numbers.
  mutating func read(
    _ numbers: Range<Int>, of times: RowTimes, in simulation: inout Simulation
  ) {
    index = instants.count
    if waitCount > 0 {
      waitCount -= 1
      return
    }
    if readMotions(numbers, of: times, in: &simulation) {
      index = 0
    } else {
      index = instants.count
      waitCount = Self.pause
    }
  }

  /// Reads rows and the numbers that move; false if there are too few rows.
  private mutating func readMotions(
    _ numbers: Range<Int>, of times: RowTimes, in simulation: inout Simulation
  ) -> Bool {
    let limit = min(Self.rowLimit, Self.numberLimit / max(simulation.views.columnCount, 1))
    guard min(limit, numbers.count) >= Self.leastCount else { return false }
    let turn = simulation.loop.nextInstant
    var count = 0
    for number in numbers.prefix(limit) {
      let row = times.row(at: number)
      if let turn, row.instant >= turn { break }
      instants.set(row.instant, at: count)
      seconds.set(row.seconds, at: count)
      count += 1
      if count == Self.leastCount, !simulation.becomesQuiet(until: row.instant) { return false }
    }
    guard count >= Self.leastCount else { return false }
    instants.drop(from: count)
    if let last = instants.last { simulation.scene.lookAhead(to: last) }
    while let last = instants.last, !simulation.scene.isQuiet(until: last) { instants.removeLast() }
    columnCount = 0
    for place in 0..<simulation.scene.movingCount {
      let property = simulation.scene.movingProperty(at: place)
      let track = simulation.views.track(of: property.index)
      guard
        !simulation.views.tracks[track].isShown || readMotion(of: track, property, in: &simulation)
      else { return false }
    }
    places.drop(from: columnCount)
    return true
  }

  /// Reads the numbers of a track; false if one of them is not finite.
  private mutating func readMotion(
    of index: Int, _ property: AnimatedProperty<Components>, in simulation: inout Simulation
  ) -> Bool {
    let (type, place) = (simulation.views.tracks[index].type, simulation.views.tracks[index].place)
    if type == .numbers(count: 1) {
      let range = addColumn(at: place)
      simulation.scene.sample(property, at: instants, into: &numbers, from: range.lowerBound)
      return numbers[range].allSatisfy { $0.isFinite }
    }
    let printed = simulation.scene.values(of: property, at: instants).map { type.printed($0) }
    for column in simulation.views.tracks[index].columns.indices {
      for (next, row) in zip(addColumn(at: place + column), printed) { numbers[next] = row[column] }
    }
    return printed.allSatisfy { $0.allSatisfy { $0.isFinite } }
  }

  /// Adds a moving column and returns the range of its numbers.
  private mutating func addColumn(at place: Int) -> Range<Int> {
    let start = columnCount * instants.count
    places.set(place, at: columnCount)
    columnCount += 1
    while numbers.count < start + instants.count { numbers.append(0) }
    return start..<start + instants.count
  }
}

extension Array {
  /// Sets the element at an index, which may be the next one.
  @inline(__always)
  fileprivate mutating func set(_ element: Element, at index: Int) {
    if index < count { self[index] = element } else { append(element) }
  }

  @inline(__always)
  fileprivate mutating func drop(from index: Int) {
    if index < count { removeLast(count - index) }
  }
}

extension Simulation {
  /// Looks ahead, and returns whether only motion happens up to an instant before the next turn.
  fileprivate mutating func becomesQuiet(until instant: Instant) -> Bool {
    guard display == nil, !loop.hasCallbacks, !evaluatesRows else { return false }
    scene.lookAhead(to: instant)
    return scene.isQuiet(until: instant)
  }
}
