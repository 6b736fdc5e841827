import AnimationEngine
import TimelineDocument

/// Notes where fingers are in a run that is shown: of a drag its first sample, and the last one before each row.
struct TouchWatch {
  /// A finger at a moment.
  struct Sample {
    let source: Source
    let instant: Instant
    let turn: Int
    /// How far a drag has gone; nil for a movement that is a number, and has no direction.
    let translation: Size?

    enum Source: Hashable {
      /// A drag, by the number of its run; its finger begins at a place in the room, if that is known.
      case drag(Int, from: Point?)
      /// A tap on an instance.
      case tap(Int)
    }
  }

  private var samples: [Sample] = []
  /// How many samples were taken.
  private var takenCount = 0
  /// For each drag the number of its last sample among all of them, and whether a later one may replace it.
  private var latest: [Int: (number: Int, isReplaceable: Bool)] = [:]

  mutating func add(_ sample: Sample) {
    if case .drag(let run, _) = sample.source {
      if let last = latest[run], last.isReplaceable, last.number >= takenCount {
        samples[last.number - takenCount] = sample
        return
      }
      latest[run] = (takenCount + samples.count, isReplaceable: latest[run] != nil)
    }
    samples.append(sample)
  }

  /// Removes the samples since the last time, and returns them; those of one drag are in the order of time.
  mutating func take() -> [Sample] {
    defer {
      takenCount += samples.count
      samples.removeAll()
    }
    return samples
  }
}

extension Simulation {
  /// Notes where the finger of a drag is, whose sample was taken.
  mutating func noteTouch(of run: GestureRun) {
    let start = run.finger.map { $0.start + $0.firstOrigin }
    let translation = run.drag.sample.translation
    noteTouch(
      .drag(run.number, from: start.map { Point(x: $0[0], y: $0[1]) }),
      translation.count == 2 ? Size(width: translation[0], height: translation[1]) : nil)
  }

  /// Notes that an instance is tapped.
  mutating func noteTap(on instance: Int) { noteTouch(.tap(instance)) }

  private mutating func noteTouch(
    _ source: TouchWatch.Sample.Source, _ translation: Size? = nil
  ) {
    guard recorder.touches != nil else { return }
    let sample = TouchWatch.Sample(
      source: source, instant: loop.turnInstant, turn: turnCount, translation: translation)
    recorder.touches?.add(sample)
  }
}
