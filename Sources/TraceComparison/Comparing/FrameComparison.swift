/// Compares the frames of two traces, a time after the other.
struct FrameComparison {
  private let rules: ComparisonRules
  private var first: FrameReader
  private var second: FrameReader
  private var report = FrameReport()
  private var table = TrackTable()
  /// What each track shows at the time that is compared.
  private var scratch: [(first: Frame.Entry?, second: Frame.Entry?)] = []

  init(_ first: FrameReader, _ second: FrameReader, _ rules: ComparisonRules) {
    self.first = first
    self.second = second
    self.rules = rules
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
    try Comparison.blaming(.second) { () throws(TraceProblem) in try second.next() }
  }

  private mutating func runMatching() throws(Comparison.Failure) {
    let match = TimeMatch(tolerance: rules.timeTolerance)
    var left = try LookingAhead { () throws(Comparison.Failure) in try nextFirst() }
    var right = try LookingAhead { () throws(Comparison.Failure) in try nextSecond() }
    while left.current != nil || right.current != nil {
      let step = match.step(
        left.current?.time ?? .infinity, next: left.next?.time ?? .infinity,
        right.current?.time ?? .infinity, next: right.next?.time ?? .infinity)
      switch step {
      case .both: compare(left.current, right.current)
      case .onlyFirst: addLone(left.current, of: .first)
      case .onlySecond: addLone(right.current, of: .second)
      }
      if step != .onlySecond {
        try left.advance { () throws(Comparison.Failure) in try nextFirst() }
      }
      if step != .onlyFirst {
        try right.advance { () throws(Comparison.Failure) in try nextSecond() }
      }
    }
  }

  /// Compares each frame of the first trace with the line between two of the second.
  private mutating func runInterpolating() throws(Comparison.Failure) {
    var line = FrameLine(try nextSecond(), try nextSecond(), tolerance: rules.timeTolerance)
    var last: Double?
    while let frame = try nextFirst() {
      while let passed = line.passed(at: frame.time) {
        if last == nil, !areWithin(rules.timeTolerance, passed.time, frame.time) {
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
    // What the second has behind the end of the first has nothing to be compared with.
    while let frame = line.later {
      let isNearEnd = last.map { areWithin(rules.timeTolerance, frame.time, $0) } ?? false
      if !isNearEnd { addLone(frame, of: .second) }
      line.advance(to: try nextSecond())
    }
  }
}

// MARK: - One time

extension FrameComparison {
  private mutating func addLone(_ frame: Frame?, of side: Side) {
    guard let frame else { return }
    // Its tracks have values, and so are there.
    register(frame, of: side)
    switch side {
    case .first: report.onlyInFirst.add(frame.time)
    case .second: report.onlyInSecond.add(frame.time)
    }
    note(
      Divergence(
        time: frame.time, kind: .row(only: side),
        firstPlace: side == .first ? frame.place : nil,
        secondPlace: side == .second ? frame.place : nil))
  }

  private mutating func register(_ frame: Frame, of side: Side) {
    let names = side == .first ? first.tracks : second.tracks
    for entry in frame.entries { table.noteValue(of: entry.track, in: names, of: side) }
  }

  private mutating func compare(_ left: Frame?, _ right: Frame?) {
    guard let left, let right else { return }
    report.matchedRows += 1
    var touched: [Int] = []
    let (leftNames, rightNames) = (first.tracks, second.tracks)
    for entry in left.entries {
      let track = table.noteValue(of: entry.track, in: leftNames, of: .first)
      while scratch.count <= track { scratch.append((nil, nil)) }
      scratch[track].first = entry
      touched.append(track)
    }
    for entry in right.entries {
      let track = table.noteValue(of: entry.track, in: rightNames, of: .second)
      while scratch.count <= track { scratch.append((nil, nil)) }
      if scratch[track].first == nil { touched.append(track) }
      scratch[track].second = entry
    }
    for track in touched {
      let (first, second) = scratch[track]
      scratch[track] = (nil, nil)
      compare(first, second, track, at: left.time)
    }
  }

  private mutating func compare(
    _ left: Frame.Entry?, _ right: Frame.Entry?, _ track: Int, at time: Double
  ) {
    let (first, second) = (left?.cell ?? .missing, right?.cell ?? .missing)
    guard !table.note(first, second, of: track, at: time, rules) else { return }
    note(
      Divergence(
        time: time, kind: .track(table.name(of: track), first, second),
        firstPlace: left?.place, secondPlace: right?.place))
  }

  private mutating func note(_ divergence: Divergence) {
    if report.first.map({ divergence.time < $0.time }) ?? true { report.first = divergence }
  }
}
