import Diagnostics
import TraceComparison
import TracePictures

/// Makes a picture of a recorded trace, in any format that `diff` reads.
struct RecordedPicture {
  private var reducers: [SampleReducer] = []
  /// The time at which each track had a number last.
  private var lastTimes: [Double] = []

  /// Draws all tracks between two times.
  static func make(
    _ source: SourceText, from start: Double?, until end: Double?
  ) throws(TraceProblem) -> Picture {
    var maker = RecordedPicture()
    let names = try TraceFrames.read(source) { time, entries in
      guard time >= start ?? time, time <= end ?? time else { return }
      maker.add(time, entries)
    }
    var picture = Picture()
    picture.title = source.name
    for (name, reducer) in zip(names, maker.reducers) {
      let samples = reducer.samples
      guard samples.contains(where: { $0.value != nil }) else { continue }
      let series = Series(name, samples: samples)
      picture.lanes.append(Lane(name, unit: LaneUnit(ofTrack: name), series: [series]))
    }
    return picture
  }

  private mutating func add(_ time: Double, _ entries: [TraceFrames.Entry]) {
    for entry in entries {
      while reducers.count <= entry.track {
        reducers.append(SampleReducer())
        lastTimes.append(-.infinity)
      }
      reducers[entry.track].add(Sample(time, entry.number))
      lastTimes[entry.track] = time
    }
    for track in reducers.indices where lastTimes[track] < time {
      reducers[track].add(Sample(time, nil))
    }
  }
}
