import AnimationEngine

/// Reads the bytes of a text from the left.
struct PeerScanner {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipBlanks()
  }

  var isAtEnd: Bool { place == bytes.count }

  /// The word before the first parenthesis or brace, which is passed; the whole text where there is none.
  mutating func opening() -> String {
    let end = bytes[place...].firstIndex { [0x28, 0x7B].contains($0) }
    guard let end else {
      if hasPairFirst { return "" }
      let word = text(place..<bytes.count)
      place = bytes.count
      return word
    }
    // `mass: 1, ...` has its first word before a colon.
    if hasPairFirst { return "" }
    let word = text(place..<end)
    place = end + 1
    skipBlanks()
    return word
  }

  /// Whether the text begins with a name and its value.
  private var hasPairFirst: Bool {
    let separator = bytes[place...].first { [0x28, 0x7B, 0x3A, 0x3D].contains($0) }
    return separator == 0x3A || separator == 0x3D
  }

  private func text(_ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, bytes[last] == 0x20 { range = range.lowerBound..<last }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  /// Passes a byte if it comes next.
  private mutating func pass(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    skipBlanks()
    return true
  }

  private func problem(_ message: String, from start: Int) -> PeerProblem {
    PeerProblem(message: message, range: start..<max(min(place, bytes.count), start))
  }

  /// The bytes up to one that ends a number or a word.
  private mutating func takeToken() -> Range<Int> {
    skipBlanks()
    let start = place
    while place < bytes.count, !Self.separators.contains(bytes[place]) { place += 1 }
    return start..<place
  }

  private static let separators = Array(" ,:=()[]{}%\t\r\n".utf8)

  private mutating func number() throws(PeerProblem) -> Double {
    let range = takeToken()
    var digits = text(range)
    // Kotlin marks a Float.
    if digits.hasSuffix("f") { digits.removeLast() }
    let isPlain = digits.utf8.allSatisfy { Self.numberBytes.contains($0) }
    guard isPlain, let number = Double(digits), number.isFinite else {
      throw problem("expected a number, not '\(text(range))'", from: range.lowerBound)
    }
    return number
  }

  private static let numberBytes = Array("0123456789.-+eE".utf8)
}

// MARK: - Curves

extension PeerScanner {
  /// Four numbers and the end of a function.
  mutating func bezier() throws(PeerProblem) -> CubicBezier {
    let start = place
    var numbers: [Double] = []
    repeat {
      let before = place
      let number = try number()
      let isTime = numbers.count % 2 == 0
      guard !isTime || (0...1).contains(number) else {
        throw problem("the x of a control point must be from 0 to 1", from: before)
      }
      numbers.append(number)
    } while pass(0x2C)
    try end()
    guard numbers.count == 4 else {
      throw problem("a cubic Bezier curve has four numbers, not \(numbers.count)", from: start)
    }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// Stops with one or two percentages each, or none, as CSS places them.
  mutating func lines() throws(PeerProblem) -> PiecewiseLinearCurve {
    let start = place
    var stops: [(fraction: Double, progress: Double?)] = []
    repeat { try stop(&stops) } while pass(0x2C)
    try end()
    guard stops.count > 1 else {
      throw problem("linear() needs two stops at least", from: start)
    }
    return PiecewiseLinearCurve(Self.placed(stops))
  }

  private mutating func stop(
    _ stops: inout [(fraction: Double, progress: Double?)]
  ) throws(PeerProblem) {
    var fraction: Double?
    var places: [Double] = []
    repeat {
      let start = place
      let number = try number()
      if pass(0x25) {
        places.append(number / 100)
      } else {
        guard fraction == nil else { throw problem("a stop has one value", from: start) }
        fraction = number
      }
      skipBlanks()
    } while place < bytes.count && bytes[place] != 0x2C && bytes[place] != 0x29
    guard let fraction, places.count <= 2 else {
      throw problem("a stop is a value with one or two percentages", from: max(place - 1, 0))
    }
    if places.isEmpty { stops.append((fraction, nil)) }
    stops += places.map { (fraction, $0) }
  }

  /// The first and last stop are at the ends, none is before the one before it, and those without a place
  /// are at equal distances.
  private static func placed(
    _ stops: [(fraction: Double, progress: Double?)]
  ) -> [PiecewiseLinearCurve.Stop] {
    var places = stops.map { $0.progress }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var largest = -Double.infinity
    for index in places.indices {
      guard let place = places[index] else { continue }
      largest = max(largest, place)
      places[index] = largest
    }
    var last = 0
    for index in places.indices.dropFirst() {
      guard let end = places[index], let start = places[last] else { continue }
      for between in (last + 1)..<max(index, last + 1) {
        places[between] = start + (end - start) * Double(between - last) / Double(index - last)
      }
      last = index
    }
    return zip(stops, places).map { .init(progress: $1 ?? 0, fraction: $0.fraction) }
  }

  private mutating func end() throws(PeerProblem) {
    let start = place
    guard pass(0x29) else { throw problem("expected ')'", from: start) }
    _ = pass(0x3B)
    guard isAtEnd else {
      place = bytes.count
      throw problem("nothing may follow", from: start + 1)
    }
  }
}

// MARK: - Springs

extension PeerScanner {
  /// The words by which toolkits describe springs.
  private enum Word: String {
    case mass, stiffness, damping, dampingRatio, tension, friction, visualDuration, bounce
    case velocity, initialVelocity
  }

  /// Whether a word is there that only springs have.
  var hasSpringWord: Bool {
    String(decoding: bytes[place...], as: UTF8.self).split { !$0.isLetter }
      .contains { ["stiffness", "tension", "visualDuration"].contains($0) }
  }

  /// Names with their values, in any order and with any brackets around them.
  mutating func spring() throws(PeerProblem) -> Spring {
    let start = place
    var values: [Word: Double] = [:]
    while !isAtEnd {
      let range = takeToken()
      guard !range.isEmpty else {
        place += 1
        skipBlanks()
        continue
      }
      guard pass(0x3A) || pass(0x3D) else { continue }
      let name = text(range)
      guard let word = Word(rawValue: name) else {
        guard name == "type" else {
          throw problem("a spring has no '\(name)' here", from: range.lowerBound)
        }
        _ = takeToken()
        continue
      }
      values[word] = try number()
      if word == .velocity || word == .initialVelocity, values[word] != 0 {
        throw problem("a velocity is given with '--initial-velocity'", from: range.lowerBound)
      }
    }
    guard let spring = Self.spring(values) else {
      throw problem(
        "a spring is stiffness and damping or dampingRatio, tension and friction, or "
          + "visualDuration and bounce", from: start)
    }
    return spring
  }

  private static func spring(_ values: [Word: Double]) -> Spring? {
    let mass = values[.mass] ?? 1
    if let stiffness = values[.stiffness], stiffness > 0, mass > 0 {
      // c = 2 zeta sqrt(k m).
      let critical = 2 * (stiffness * mass).squareRoot()
      guard let damping = values[.damping] ?? values[.dampingRatio].map({ $0 * critical }),
        damping >= 0
      else { return nil }
      return Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
    if let tension = values[.tension], let friction = values[.friction] {
      // k = (tension - 30) 3.62 + 194, c = (friction - 8) 3 + 25.
      let (stiffness, damping) = ((tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
      guard stiffness > 0, damping >= 0 else { return nil }
      return Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
    guard let visual = values[.visualDuration], visual > 0 else { return nil }
    // Motion's spring is 1.2 times as long as it looks.
    return Spring(duration: 1.2 * visual, bounce: min(max(values[.bounce] ?? 0, 0), 0.95))
  }
}
