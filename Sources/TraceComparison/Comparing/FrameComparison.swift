/// Compares the frames of two traces, one time after the other.
struct FrameComparison {
  private let rules: ComparisonRules
  private let times: TimeMatch
  private var first: FrameReader
  private var second: FrameReader
  private var report = FrameReport()
  private var table: TrackTable
  /// The value of each track at the time that is compared.
  private var scratch: [BothSides<Frame.Entry?>] = []
  /// The tracks with a value at that time.
  private var touched: [Int] = []

  init(
    _ first: FrameReader, _ second: FrameReader, _ rules: ComparisonRules
  ) throws(Comparison.Failure) {
    self.first = first
    self.second = second
    self.rules = rules
    times = try rules.timeMatch(
      { () throws(TraceProblem) in try first.writtenTimes() },
      { () throws(TraceProblem) in try second.writtenTimes() })
    table = TrackTable(renaming: rules.names)
  }

  mutating func run() throws(Comparison.Failure) -> FrameReport {
    if rules.interpolates { try runInterpolating() } else { try runMatching() }
    table.add(first.tracks, of: .first)
    table.add(second.tracks, of: .second)
    report.tracks = table.reports
    return report
  }

  private mutating func nextFirst() throws(Comparison.Failure) -> Frame? {
    try Comparison.blaming(.first) { () throws(TraceProblem) in try first.next() }
  }

  private mutating func nextSecond() throws(Comparison.Failure) -> Frame? {
    var frame = try Comparison.blaming(.second) { () throws(TraceProblem) in try second.next() }
    frame?.time += rules.timeOffset
    return frame
  }

  private mutating func runMatching() throws(Comparison.Failure) {
    try times.walk(
      { () throws(Comparison.Failure) in try nextFirst() },
      { () throws(Comparison.Failure) in try nextSecond() },
      visit: { left, right in compare(left, right) })
  }

  /// Compares each frame of the first trace with the line between two of the second.
  private mutating func runInterpolating() throws(Comparison.Failure) {
    var line = FrameLine(try nextSecond(), try nextSecond(), times)
    var last: Double?
    while let frame = try nextFirst() {
      while let passed = line.passed(at: frame.time) {
        if last == nil, !times.areOne(frame.time, passed.time) {
          addLone(passed, of: .second)
        }
        line.advance(to: try nextSecond())
      }
      if let other = line.frame(at: frame.time) {
        compare(frame, other)
      } else {
        addLone(frame, of: .first)
      }
      last = frame.time
    }
    // Frames of the second trace after the end of the first have no counterpart.
    while let frame = line.later {
      let isNearEnd = last.map { times.areOne($0, frame.time) } ?? false
      if !isNearEnd { addLone(frame, of: .second) }
      line.advance(to: try nextSecond())
    }
  }
}

// MARK: - One time

extension FrameComparison {
  /// Compares the frames of one time; a trace may have none then.
  private mutating func compare(_ left: Frame?, _ right: Frame?) {
    guard let left else { return right.map { addLone($0, of: .second) } ?? () }
    guard let right else { return addLone(left, of: .first) }
    report.matchedRows += 1
    collect(left, of: .first)
    collect(right, of: .second)
    for track in touched {
      let entries = scratch[track]
      scratch[track] = BothSides(nil, nil)
      compare(entries, track, at: left.time)
    }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func collect(_ frame: Frame, of side: Side) {
    let names = tracks(of: side)
    for entry in frame.entries {
      let track = table.noteValue(of: entry.track, in: names, of: side)
      while scratch.count <= track { scratch.append(BothSides(nil, nil)) }
      if scratch[track].first == nil { touched.append(track) }
      scratch[track][side] = entry
    }
  }

  private mutating func addLone(_ frame: Frame, of side: Side) {
    // Its tracks have values, and so are there.
    let names = tracks(of: side)
    for entry in frame.entries { table.noteValue(of: entry.track, in: names, of: side) }
    report.onlyIn[side].add(frame.time)
    note(Divergence(at: frame.time, .row(only: side), only: side, at: frame.place))
  }

  private func tracks(of side: Side) -> [String] {
    switch side {
    case .first: first.tracks
    case .second: second.tracks
    }
  }

  private mutating func compare(
    _ entries: BothSides<Frame.Entry?>, _ track: Int, at time: Double
  ) {
    let cells = BothSides(entries.first?.cell ?? .missing, entries.second?.cell ?? .missing)
    guard !table.note(cells, of: track, at: time, rules) else { return }
    note(
      Divergence(
        time: time, kind: .track(table.name(of: track), cells.first, cells.second),
        places: BothSides(entries.first?.place, entries.second?.place)))
  }

  private mutating func note(_ divergence: Divergence) {
    if report.first.map({ divergence.time < $0.time }) ?? true { report.first = divergence }
  }
}
