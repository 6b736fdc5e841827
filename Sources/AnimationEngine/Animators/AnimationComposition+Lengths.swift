// The lengths and repetitions of an animation as they are written, to check what was probably meant.
extension AnimationComposition {
  /// How many repetitions lie inside each other.
  package var repetitionCount: Int {
    modifiers.count { modifier in
      if case .repetition = modifier { true } else { false }
    }
  }

  /// The seconds that the base, the delays and the logical completions were given.
  package var givenLengths: [Double] {
    modifiers.compactMap { $0.givenLength } + [base.givenLength].compactMap { $0 }
  }

  /// Whether content that takes no time is repeated without end.
  package var repeatsNothingForever: Bool {
    guard let duration = base.closedDuration else { return false }
    var length: Double? = max(duration, 0)
    for modifier in modifiers.reversed() {
      switch modifier {
      case .time(let map): length = length.flatMap(map.earliest)
      case .logicalCompletion: break
      case .repetition(let repetition):
        guard length == 0 else { return false }
        if repetition.count == nil { return true }
      }
    }
    return false
  }
}

extension AnimationComposition.Base {
  fileprivate var givenLength: Double? {
    switch self {
    case .timingCurve(let curve): curve.duration
    case .unitCurve(let curve): curve.duration
    case .fluidSpring(let spring): spring.response
    case .interpolatingSpring(let spring): spring.spring.duration
    case .function, .custom: nil
    }
  }
}

extension AnimationComposition.Modifier {
  fileprivate var givenLength: Double? {
    switch self {
    case .time(let map): map.scale == 1 ? -map.shift : nil
    case .logicalCompletion(let threshold): threshold
    case .repetition: nil
    }
  }
}

// MARK: - Bounds

extension AnimationComposition {
  /// The steps that a fluid spring takes in so many seconds, at most.
  package func greatestStepCount(in seconds: Double) -> Double {
    let count = seconds * topSpeed * FluidSpring.stepsPerSecond
    let limit = Double(FluidSpringSimulation<Double>.stepLimit)
    return repetitionCount == 0 ? min(count, limit) : count
  }

  /// A time by which the animation is over, in seconds after its beginning, whatever distance it moves;
  /// infinite where there is none, or where only a run can tell.
  package var latestEnd: Double {
    modifiers.reversed().reduce(base.latestEnd) { end, modifier in
      switch modifier {
      case .time(let map): map.earliest(reaching: end) ?? .infinity
      case .repetition(let repetition):
        repetition.count.map { Double(max($0, 1)) * end } ?? .infinity
      case .logicalCompletion: end
      }
    }
  }
}

// MARK: - Passages

extension AnimationComposition {
  /// The seconds in which the animation shows all of its motion: until its end, or without one a passage there
  /// and back of what repeats, or a swing of a spring that nothing damps; 0 where that is not known.
  package var passage: Double {
    let length = modifiers.reversed().reduce(base.passage) { length, modifier in
      switch modifier {
      case .time(let map): map.earliest(reaching: length) ?? 0
      case .repetition(let repetition): Double(max(repetition.count ?? 2, 1)) * length
      case .logicalCompletion: length
      }
    }
    return length.isFinite ? max(length, 0) : 0
  }
}

extension AnimationComposition.Base {
  fileprivate var passage: Double {
    let length = isEndless ? givenLength ?? 0 : latestEnd
    return length.isFinite ? length : 0
  }

  fileprivate var latestEnd: Double {
    switch self {
    case .timingCurve(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .interpolatingSpring(let spring): spring.duration
    case .fluidSpring(let spring): spring.latestEnd
    case .function(let animation): animation.duration
    case .custom: .infinity
    }
  }
}

extension FluidSpring {
  /// The largest number there is fades to a thousandth in 716 time constants of the slower of the spring's
  /// two parts; velocities and the growth of a critically damped spring take less than what is added.
  private static let fadingConstants = 1000.0

  fileprivate var latestEnd: Double { blendDuration + Self.fadingConstants / fadingRate }

  /// How many time constants of the slower of the spring's two parts pass in a second.
  private var fadingRate: Double {
    let frequency = 2 * Double.pi / response
    return dampingFraction <= 1 ? frequency * dampingFraction : frequency / (2 * dampingFraction)
  }

  /// Whether ten time constants take half a minute or more.
  var fadesSlowly: Bool { fadingRate * 30 <= 10 }
}
