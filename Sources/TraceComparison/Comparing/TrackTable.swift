/// The tracks of two traces, those of one name as one.
struct TrackTable {
  private var names = NumberedNames()
  private var tracks: [TrackReport] = []
  /// The number here of each track of the two traces, by its number there.
  private var numbers: (first: [Int?], second: [Int?]) = ([], [])
  /// Which tracks have a value in which trace.
  private var hasValue: [(first: Bool, second: Bool)] = []
  private var isKnown: [(first: Bool, second: Bool)] = []

  func name(of track: Int) -> String { tracks[track].name }

  /// Notes that a track of one trace has a value, and says its number here.
  @discardableResult
  mutating func noteValue(of track: Int, in names: [String], of side: Side) -> Int {
    let number = number(of: track, in: names, side)
    switch side {
    case .first: hasValue[number].first = true
    case .second: hasValue[number].second = true
    }
    return number
  }

  /// Notes the names that a trace has, whether with a value or not.
  mutating func add(_ names: [String], of side: Side) {
    for track in names.indices { _ = number(of: track, in: names, side) }
  }

  private mutating func number(of track: Int, in names: [String], _ side: Side) -> Int {
    let known = side == .first ? numbers.first : numbers.second
    if track < known.count, let number = known[track] { return number }
    let (number, isNew) = self.names.insert(names[track])
    if isNew {
      tracks.append(TrackReport(name: names[track]))
      hasValue.append((false, false))
      isKnown.append((false, false))
    }
    remember(number, for: track, of: side)
    return number
  }

  private mutating func remember(_ number: Int, for track: Int, of side: Side) {
    func remember(in list: inout [Int?]) {
      while list.count <= track { list.append(nil) }
      list[track] = number
    }
    switch side {
    case .first:
      remember(in: &numbers.first)
      isKnown[number].first = true
    case .second:
      remember(in: &numbers.second)
      isKnown[number].second = true
    }
  }

  /// Notes what a track shows in both traces at one time, and says whether it is the same.
  mutating func note(
    _ first: Cell, _ second: Cell, of track: Int, at time: Double, _ rules: ComparisonRules
  ) -> Bool {
    tracks[track].compared += 1
    if case .number(let left) = first, case .number(let right) = second {
      let error = TrackReport.Error(time: time, first: left, second: right)
      if error.distance > tracks[track].worst?.distance ?? -1 { tracks[track].worst = error }
    }
    switch (first, second) {
    case (_, .missing): tracks[track].onlyInFirst.add(time)
    case (.missing, _): tracks[track].onlyInSecond.add(time)
    default:
      if rules.areSame(first, second) { return true }
      tracks[track].different.add(time)
    }
    return false
  }

  /// What is to be said of the tracks. One that has no value anywhere, such as the column of the times,
  /// is none.
  var reports: [TrackReport] {
    tracks.indices.compactMap { index in
      guard hasValue[index].first || hasValue[index].second else { return nil }
      var track = tracks[index]
      if !isKnown[index].second { track.only = .first }
      if !isKnown[index].first { track.only = .second }
      return track
    }
  }
}
