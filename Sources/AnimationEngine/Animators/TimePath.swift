/// The modifiers of an animation as the exact clock sees them: maps of time around repetitions.
///
/// Times here are inside the outermost change of time.
struct TimePath: Hashable, Sendable {
  /// A repetition, and the map of time inside it.
  struct Repeated: Hashable, Sendable {
    var repetition: Repetition
    var inner = TimeMap.identity
  }

  /// The map of time outside all repetitions.
  private(set) var outer = TimeMap.identity
  /// The repetitions, the outermost first.
  private(set) var repetitions: [Repeated] = []

  init(_ modifiers: [AnimationComposition.Modifier]) {
    for modifier in modifiers {
      switch modifier {
      case .time(let map): append(map)
      case .repetition(let repetition): repetitions.append(Repeated(repetition: repetition))
      case .logicalCompletion: break
      }
    }
  }

  private mutating func append(_ map: TimeMap) {
    if repetitions.isEmpty {
      outer = map.inside(outer)
    } else {
      let last = repetitions.count - 1
      repetitions[last].inner = map.inside(repetitions[last].inner)
    }
  }

  /// Whether one of the repetitions has no end.
  var repeatsForever: Bool {
    repetitions.contains { $0.repetition.count == nil }
  }
}

extension TimePath {
  /// The time of the base in an iteration, and how fast it runs.
  struct BaseTime {
    var time: Double
    var rate: Double
    var isReversed = false
  }

  /// Returns the time of the base at a time in an iteration.
  @inline(__always)
  func baseTime(at time: Double, in iteration: RepetitionState) -> BaseTime {
    var result = BaseTime(time: time, rate: 1)
    for layer in repetitions {
      let local = result.time - iteration.offset
      result.rate *= layer.inner.rate(after: local)
      result.time = layer.inner(local)
      if layer.repetition.isReversed(iteration.index) { result.isReversed.toggle() }
    }
    return result
  }

  /// Returns the last time at which the base has not run for more than its length in an iteration.
  func latest(in iteration: RepetitionState, baseLength: Double) -> Double {
    repetitions.reversed().reduce(baseLength) { time, layer in
      layer.inner.latest(notBeyond: time) + iteration.offset
    }
  }

  /// Returns the time at which the base has run for its length in an iteration, if it ever has.
  func end(of iteration: RepetitionState, baseLength: Double) -> Double? {
    var end = baseLength
    for layer in repetitions.reversed() {
      guard let time = layer.inner.earliest(reaching: end) else { return nil }
      end = time + iteration.offset
    }
    return end
  }
}
