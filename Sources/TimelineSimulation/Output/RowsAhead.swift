import AnimationEngine

/// The rows that follow one row while nothing happens but motion.
struct RowsAhead {
  /// So many rows are read at once, unless they have more numbers than that.
  private static let rowLimit = 64
  private static let numberLimit = 16_384
  /// Fewer rows are sooner read one by one.
  private static let leastCount = 4

  /// The numbers of a column, row by row.
  private struct Numbers {
    let place: Int
    let numbers: [Double]
  }

  private var rows: [RowTimes.Row] = []
  private var moving: [Numbers] = []
  private var index = 0
  /// The next turn, if it comes too soon to read ahead: until then no row need try.
  private var nextTurn = Instant.zero

  /// No rows.
  init() {}

  /// Fills in what the next row changes, and returns its time; nil if there is none left.
  @inline(__always)
  mutating func next(into row: inout RowValues) -> RowTimes.Row? {
    guard index < rows.count else { return nil }
    for column in moving { row.numbers[column.place] = column.numbers[index] }
    defer { index += 1 }
    return rows[index]
  }
}

extension RowsAhead {
  /// Reads the first of some rows, which follow an instant, as long as nothing happens but motion; none if they
  /// are too few, or if a value leaves the range of numbers.
  mutating func read(
    _ numbers: Range<Int>, of times: RowTimes, after instant: Instant,
    in simulation: inout Simulation
  ) {
    guard instant >= nextTurn else { return }
    self = RowsAhead()
    let limit = min(Self.rowLimit, Self.numberLimit / max(simulation.views.columnCount, 1))
    guard min(limit, numbers.count) >= Self.leastCount else { return }
    let least = times.row(at: numbers.lowerBound + Self.leastCount - 1).instant
    if let turn = simulation.loop.nextInstant, turn <= least { nextTurn = turn }
    guard simulation.isQuiet(until: least) else { return }
    rows = numbers.prefix(limit).map { times.row(at: $0) }
    while let last = rows.last, !simulation.isQuiet(until: last.instant) { rows.removeLast() }
    let instants = rows.map { $0.instant }
    for index in simulation.views.tracks.indices where simulation.isMoving(index) {
      for (offset, numbers) in simulation.numbers(of: index, at: instants).enumerated() {
        guard numbers.allSatisfy({ $0.isFinite }) else {
          self = RowsAhead()
          return
        }
        let place = simulation.views.tracks[index].place + offset
        moving.append(Numbers(place: place, numbers: numbers))
      }
    }
  }
}

extension Simulation {
  /// Whether nothing happens up to an instant but motion that follows from the time alone.
  fileprivate mutating func isQuiet(until instant: Instant) -> Bool {
    guard display == nil, scene.isQuiet(until: instant), !loop.hasCallbacks, !evaluatesRows else {
      return false
    }
    return loop.nextInstant.map { instant < $0 } ?? true
  }

  /// Whether a row shows the motion of a track.
  fileprivate func isMoving(_ index: Int) -> Bool {
    guard views.tracks[index].isShown, let property = views.tracks[index].property else {
      return false
    }
    return scene.isMoving(property)
  }

  /// The numbers of each column of a track at some instants.
  fileprivate mutating func numbers(of index: Int, at instants: [Instant]) -> [[Double]] {
    guard let property = views.tracks[index].property else { return [] }
    let type = views.tracks[index].type
    if type == .numbers(count: 1) { return [scene.numbers(of: property, at: instants)] }
    let printed = scene.values(of: property, at: instants).map { type.printed($0) }
    return views.tracks[index].columns.indices.map { column in printed.map { $0[column] } }
  }
}
