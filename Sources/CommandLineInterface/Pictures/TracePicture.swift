import AnimationEngine
import TimelineDocument
import TimelineSimulation
import TracePictures

/// Makes a picture of a run: its rows, and what happens.
struct TracePicture {
  private var lanes: [Lane]
  private var marks = MarkList()
  /// The lane of each track.
  private var numbers: [String: Int] = [:]
  /// For each curve of each lane, its place among the components of the track.
  private var components: [[Int]] = []

  /// Plays a run and draws some of its columns, given by their places.
  static func make(_ trace: Trace, _ places: [Int], title: String) throws(RunFailure) -> Picture {
    var maker = try TracePicture(trace, places.filter { trace.columns[$0].content == .number })
    try trace.forEachEvent { maker.add($0) }
    var picture = maker.picture(title: title)
    picture.documentName = trace.documentName
    return picture
  }

  /// More rows than a picture keeps apart.
  private static let stillnessLimit = 100_000

  private init(_ trace: Trace, _ places: [Int]) throws(RunFailure) {
    var reducers = Array(repeating: SampleReducer(), count: places.count)
    try trace.forEachRow(of: places, leavingOutStillness: Self.stillnessLimit) { time, cells in
      for (index, cell) in cells.enumerated() { reducers[index].add(Sample(time, cell.number)) }
    }
    lanes = []
    for (place, reducer) in zip(places, reducers) {
      let column = trace.columns[place]
      let number = laneNumber(of: column.track)
      let component = trace.columns[..<place].count { $0.track == column.track }
      lanes[number].add(Series(column.name, samples: reducer.samples))
      components[number].append(component)
    }
  }

  private mutating func laneNumber(of track: String) -> Int {
    if let number = numbers[track] { return number }
    numbers[track] = lanes.count
    lanes.append(Lane(ofTrack: track))
    components.append([])
    return lanes.count - 1
  }

  private mutating func add(_ event: TraceEvent) {
    guard let lane = numbers[event.track] else { return addSharedMark(event) }
    addStep(event, to: lane)
    let words = [event.word.rawValue, event.detailWord].compactMap { $0 }
    lanes[lane].marks.add(
      Mark(event.instant.seconds, event.word.markKind, words.joined(separator: ", ")))
  }

  /// The state says something else from now on.
  private mutating func addStep(_ event: TraceEvent, to lane: Int) {
    guard let targets = event.targets else { return }
    for (index, component) in components[lane].enumerated() where component < targets.count {
      lanes[lane].series[index].addStep(Sample(event.instant.seconds, targets[component]))
    }
  }

  private mutating func addSharedMark(_ event: TraceEvent) {
    // A text that changes has no lane, and may change at every frame.
    guard event.word != .text, event.track.isEmpty || !event.word.isOfValue else { return }
    let words = [event.word.rawValue, event.track, event.label].filter { !$0.isEmpty }
    marks.add(
      Mark(event.instant.seconds, event.word.markKind, words.joined(separator: " ")))
  }

  private func picture(title: String) -> Picture {
    var picture = Picture()
    picture.title = title
    picture.lanes = lanes
    picture.marks = marks
    return picture
  }
}

extension Lane {
  fileprivate mutating func add(_ curve: Series) {
    var curve = curve
    curve.color = series.count
    series.append(curve)
  }
}

extension Series {
  fileprivate mutating func addStep(_ step: Sample) {
    if model.isEmpty, let first = samples.first { model.append(first) }
    model.append(step)
  }
}

extension TraceEvent {
  /// How the event happened; nil if the detail names the source of the animation.
  fileprivate var detailWord: String? {
    switch detail {
    case .withAnimation, .withTransaction, .binding, .animation, .transaction, .transition, .phase,
      .keyframes, nil:
      nil
    case .merge, .crossFade, .track, .noScope, .noAnimation, .nilAnimation, .disabled, .border,
      .animationsOff, .profile, .idle, .already, .zero,
      .logical, .removed, .empty, .superseded, .spurious, .snap, .id, .disappear, .pause, .stop:
      detail?.rawValue
    }
  }
}

extension EventWord {
  /// The kind of mark with the word's name.
  fileprivate var markKind: Mark.Kind { Mark.Kind(rawValue: rawValue) ?? .other }

  /// Whether it happens to a value.
  fileprivate var isOfValue: Bool {
    switch self {
    case .begin, .retarget, .set, .logical, .end: true
    default: false
    }
  }
}
