import Foundation

/// An animation read from its Swift spelling, with the share of its way that it has gone at a time: from the
/// published formulas of curves and springs, and not from the program's own.
struct ImpliedAnimation {
  enum Base {
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case spring(decay: Double, frequency: Double)
    case interpolatingSpring(decay: Double, frequency: Double, velocity: Double)
  }

  enum Modifier {
    case delay(Double)
    case speed(Double)
    case repetition(count: Int?, autoreverses: Bool)
    case logicallyComplete
  }

  /// Why nothing is said of an animation.
  struct Unknown: Error {
    let reason: String
  }

  let base: Base
  /// The innermost first.
  let modifiers: [Modifier]

  /// Whether it is a fluid spring and nothing else, which takes a running motion over.
  var isSpring: Bool {
    if case .spring = base { true } else { false }
  }

  init(_ spelling: String) throws(Unknown) {
    var calls: [(name: String, arguments: [String: String])] = []
    for call in spelling.matches(of: /\.(\w+)\(([^()]*)\)/) {
      var arguments: [String: String] = [:]
      for (place, argument) in call.2.split(separator: ",").enumerated() {
        let parts = argument.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        arguments[parts.count == 2 ? parts[0] : String(place)] = parts.last
      }
      calls.append((String(call.1), arguments))
    }
    let whole = calls.reduce(0) { $0 + $1.name.count + 3 }
    guard let first = calls.first, whole <= spelling.count else {
      throw Unknown(reason: "no factory in '\(spelling)'")
    }
    base = try Self.base(first.name, first.arguments)
    var modifiers: [Modifier] = []
    for call in calls.dropFirst() { modifiers.append(try Self.modifier(call.name, call.arguments)) }
    self.modifiers = modifiers
  }

  private static func base(
    _ name: String, _ arguments: [String: String]
  ) throws(Unknown) -> Base {
    func number(_ label: String) -> Double? { arguments[label].flatMap(Double.init) }
    let points: [String: [Double]] = [
      "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
      "easeInOut": [0.42, 0, 0.58, 1],
      "timingCurve": (0..<4).compactMap { number(String($0)) },
    ]
    if let duration = number("duration"), let points = points[name], points.count == 4 {
      return .curve(
        x1: points[0], y1: points[1], x2: points[2], y2: points[3], duration: duration)
    }
    if let duration = number("duration"), let bounce = number("bounce") {
      let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      let frequency = 2 * Double.pi / duration
      if name == "spring", arguments.count == 2 {
        return .spring(decay: damping * frequency, frequency: frequency)
      }
      if name == "interpolatingSpring" {
        return .interpolatingSpring(
          decay: damping * frequency, frequency: frequency,
          velocity: number("initialVelocity") ?? 0)
      }
    }
    if name == "interpolatingSpring", let stiffness = number("stiffness"),
      let damping = number("damping")
    {
      let mass = number("mass") ?? 1
      return .interpolatingSpring(
        decay: damping / (2 * mass), frequency: sqrt(stiffness / mass),
        velocity: number("initialVelocity") ?? 0)
    }
    throw Unknown(
      reason: "no formula for .\(name)(\(arguments.keys.sorted().joined(separator: ",")))")
  }

  private static func modifier(
    _ name: String, _ arguments: [String: String]
  ) throws(Unknown) -> Modifier {
    let number = arguments["0"].flatMap(Double.init)
    switch name {
    case "delay": if let number { return .delay(number) }
    case "speed": if let number, number > 0 { return .speed(number) }
    case "repeatCount":
      if let number {
        return .repetition(count: Int(number), autoreverses: arguments["autoreverses"] == "true")
      }
    case "repeatForever":
      return .repetition(count: nil, autoreverses: arguments["autoreverses"] == "true")
    case "logicallyComplete": return .logicallyComplete
    default: break
    }
    throw Unknown(reason: "no formula for .\(name)")
  }
}

// MARK: - Where it is

extension ImpliedAnimation {
  /// The share of the way at a time since its beginning; nil where it changes abruptly.
  func fraction(at time: Double) throws(Unknown) -> Double? {
    try fraction(at: time, within: modifiers.count)
  }

  /// The share of the way by the base and so many of the modifiers.
  private func fraction(at time: Double, within count: Int) throws(Unknown) -> Double? {
    guard count > 0 else { return baseFraction(at: time) }
    switch modifiers[count - 1] {
    case .delay(let delay): return try fraction(at: max(0, time - delay), within: count - 1)
    case .speed(let speed): return try fraction(at: time * speed, within: count - 1)
    case .logicallyComplete: return try fraction(at: time, within: count - 1)
    case .repetition(let passes, let autoreverses):
      let length = try length(within: count - 1)
      let pass = Int(time / length)
      let rest = time - Double(pass) * length
      let isAtSeam = min(rest, length - rest) < 1e-6 && time > 1e-6
      if isAtSeam, !autoreverses { return nil }
      if let passes, pass >= max(passes, 1) { return nil }
      let fraction = try fraction(at: rest, within: count - 1)
      return autoreverses && pass % 2 == 1 ? fraction.map { 1 - $0 } : fraction
    }
  }

  private func baseFraction(at time: Double) -> Double {
    switch base {
    case .curve(let x1, let y1, let x2, let y2, let duration):
      guard duration > 0, time < duration else { return 1 }
      return Self.bezier(x1, y1, x2, y2, at: max(0, time / duration))
    case .spring(let decay, let frequency):
      return Self.spring(
        decay: decay, frequency: frequency, from: 0, velocity: 0, to: 1, at: time)
    case .interpolatingSpring(let decay, let frequency, let velocity):
      // More damping than the critical one is taken for it.
      return Self.spring(
        decay: min(decay, frequency), frequency: frequency, from: 0, velocity: velocity, to: 1,
        at: time)
    }
  }

  /// The length of a pass.
  private func length(within count: Int) throws(Unknown) -> Double {
    guard count > 0 else {
      guard case .curve(_, _, _, _, let duration) = base else {
        throw Unknown(reason: "a repeated spring")
      }
      return duration
    }
    switch modifiers[count - 1] {
    case .delay(let delay): return try length(within: count - 1) + delay
    case .speed(let speed): return try length(within: count - 1) / speed
    case .logicallyComplete: return try length(within: count - 1)
    case .repetition(let passes?, _):
      return try length(within: count - 1) * Double(max(passes, 1))
    case .repetition(nil, _): throw Unknown(reason: "a pass without an end")
    }
  }

  /// The ordinate of a cubic Bezier curve at an abscissa, by halving intervals.
  static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, low)
  }

  /// Where a damped spring is, in closed form.
  static func spring(
    decay: Double, frequency: Double, from start: Double, velocity: Double, to target: Double,
    at time: Double
  ) -> Double {
    let offset = start - target
    let square = frequency * frequency - decay * decay
    if abs(square) < 1e-9 * frequency * frequency {
      return target + exp(-decay * time) * (offset + (velocity + decay * offset) * time)
    }
    if square > 0 {
      let angle = sqrt(square)
      let sine = (velocity + decay * offset) / angle
      return target + exp(-decay * time) * (offset * cos(angle * time) + sine * sin(angle * time))
    }
    let root = sqrt(-square)
    let (slow, fast) = (-decay + root, -decay - root)
    let share = (velocity - fast * offset) / (slow - fast)
    return target + share * exp(slow * time) + (offset - share) * exp(fast * time)
  }
}
