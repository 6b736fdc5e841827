// The lengths and repetitions that a motion was given, for a check of what was probably meant.
extension Motion {
  /// How many repetitions lie inside each other.
  package var repetitionCount: Int {
    layers.count { layer in
      if case .repetition = layer { true } else { false }
    }
  }

  /// The seconds that the base, the delays and the logical completions were given.
  package var givenLengths: [Double] {
    layers.compactMap(\.givenLength) + [kind.givenLength].compactMap(\.self)
  }

  /// Whether content that takes no time is repeated without end.
  package var repeatsNothingForever: Bool {
    guard case .closed(let form) = base else { return false }
    var length: Double? = max(form.duration, 0)
    for layer in layers.reversed() {
      switch layer {
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

extension Motion.Kind {
  fileprivate var givenLength: Double? {
    switch self {
    case .timingCurve(_, let duration), .unitCurve(_, let duration): duration
    case .fluidSpring(let spring): spring.response
    case .interpolatingSpring(let spring, _): spring.duration
    case .custom: nil
    }
  }
}

extension Motion.Layer {
  fileprivate var givenLength: Double? {
    switch self {
    case .time(let map): map.scale == 1 ? -map.shift : nil
    case .logicalCompletion(let threshold): threshold
    case .repetition: nil
    }
  }
}
