import Diagnostics
import TimelineSimulation
import TraceComparison
import TracePictures

/// Makes a picture of a recorded trace, in any format that `diff` reads.
struct RecordedPicture {
  /// The columns to draw where there are more tracks than a picture looks at.
  private let selection: ColumnSelection
  /// The samples of each track; nil for a track that is not drawn.
  private var reducers: [SampleReducer?] = []
  /// The time at which each track had a number last.
  private var lastTimes: [Double] = []
  /// The tracks that are drawn.
  private var drawn: [Int] = []
  /// Whether more tracks would have to be drawn than a picture looks at.
  private var isTooWide = false

  private init(_ selection: ColumnSelection) {
    self.selection = selection
  }

  /// Draws all tracks between two times, or if they are too many those that are asked for.
  static func make(
    _ source: SourceText, from start: Double?, until end: Double?,
    selecting selection: ColumnSelection = ColumnSelection([])
  ) throws(TraceProblem) -> Picture {
    var maker = RecordedPicture(selection)
    let names = try TraceFrames.read(source) { time, entries, names in
      guard time >= start ?? time, time <= end ?? time else { return }
      maker.add(time, entries, names)
    }
    guard !maker.isTooWide else {
      throw TraceProblem(
        .error(
          .tooMany, "a picture looks at \(Canvas.columnLimit) columns at most, and these are more",
          at: 0..<0))
    }
    var picture = Picture()
    picture.title = source.name
    for track in maker.drawn {
      let samples = maker.reducers[track]?.samples ?? []
      guard samples.contains(where: { $0.value != nil }) else { continue }
      let series = Series(names[track], samples: samples)
      picture.lanes.append(Lane(ofTrack: names[track], series: [series]))
    }
    return picture
  }

  private mutating func add(_ time: Double, _ entries: [TraceFrames.Entry], _ names: [String]) {
    guard !isTooWide else { return }
    for entry in entries {
      while reducers.count <= entry.track { addTrack(names[reducers.count]) }
      reducers[entry.track]?.add(Sample(time, entry.number))
      lastTimes[entry.track] = time
    }
    for track in drawn where lastTimes[track] < time {
      reducers[track]?.add(Sample(time, nil))
    }
  }

  private mutating func addTrack(_ name: String) {
    let isDrawn = drawn.count < Canvas.columnLimit || selection.names(name)
    if isDrawn { drawn.append(reducers.count) }
    reducers.append(isDrawn ? SampleReducer() : nil)
    lastTimes.append(-.infinity)
    // All that was not asked for is drawn up to the limit.
    isTooWide = isTooWide || !isDrawn && selection.isEmpty || drawn.count > 2 * Canvas.columnLimit
  }
}
