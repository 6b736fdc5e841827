/// The tracks of two traces, those of one name as one.
struct TrackTable {
  private var names = NumberedNames()
  private var tracks: [TrackReport] = []
  /// The number here of each track of the two traces, by its number there.
  private var numbers: BothSides<[Int?]> = BothSides([], [])
  /// In which traces each track has a value.
  private var hasValue: [BothSides<Bool>] = []
  /// Which traces name each track.
  private var isKnown: [BothSides<Bool>] = []
  /// The tracks of the second trace that have another name here.
  private let renamed: [String: String]

  init(renaming renamed: [String: String]) {
    self.renamed = renamed
  }

  func name(of track: Int) -> String { tracks[track].name }

  /// Notes that a track of one trace has a value, and returns its number here.
  @discardableResult
  mutating func noteValue(of track: Int, in names: [String], of side: Side) -> Int {
    let number = number(of: track, in: names, side)
    hasValue[number][side] = true
    return number
  }

  /// Notes the names that a trace has, whether with a value or not.
  mutating func add(_ names: [String], of side: Side) {
    for track in names.indices { _ = number(of: track, in: names, side) }
  }

  private mutating func number(of track: Int, in names: [String], _ side: Side) -> Int {
    if track < numbers[side].count, let number = numbers[side][track] { return number }
    let name = side == .second ? renamed[names[track]] ?? names[track] : names[track]
    let (number, isNew) = self.names.insert(name)
    if isNew {
      tracks.append(TrackReport(name: name))
      hasValue.append(BothSides(false, false))
      isKnown.append(BothSides(false, false))
    }
    while numbers[side].count <= track { numbers[side].append(nil) }
    numbers[side][track] = number
    isKnown[number][side] = true
    return number
  }

  /// Notes what a track shows in both traces at one time, and returns whether that is the same.
  mutating func note(
    _ cells: BothSides<Cell>, of track: Int, at time: Double, _ rules: ComparisonRules
  ) -> Bool {
    tracks[track].compared += 1
    if case .number(let left) = cells.first, case .number(let right) = cells.second {
      tracks[track].note(TrackReport.Deviation(time: time, first: left, second: right))
    }
    switch (cells.first, cells.second) {
    case (_, .missing): tracks[track].onlyIn.first.add(time)
    case (.missing, _): tracks[track].onlyIn.second.add(time)
    default:
      if rules.areSame(cells.first, cells.second) { return true }
      tracks[track].different.add(time)
    }
    return false
  }

  /// The reports of all tracks. A track without a value anywhere, such as the column of the times, has
  /// none.
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
