package import AnimationEngine
import JSONText

/// Reads the animations that are curves from 0 to 1 as Swift spells them: `.easeIn(duration: 1)`.
enum AnimationLiteral {
  /// Why a text is no such animation.
  struct Problem: Error {
    let code: DiagnosticCode
    let message: String
    /// The UTF-8 offsets of the text that the message is about.
    let range: Range<Int>
    var help: String?
  }

  private static let factories: [(name: String, make: @Sendable (Double) -> Animation)] = [
    ("linear", { .linear(duration: $0) }),
    ("easeIn", { .easeIn(duration: $0) }),
    ("easeOut", { .easeOut(duration: $0) }),
    ("easeInOut", { .easeInOut(duration: $0) }),
  ]
  private static let defaultDuration = 0.35

  /// What else an animation can begin with; none of it is read here.
  private static let otherFactories = [
    "default", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring",
    "timingCurve",
  ]

  /// The curve a text denotes, or nil for a text that only evaluating it can tell.
  ///
  /// - Parameter isDefined: whether the document defines a member of `Animation` with a name.
  static func parse(
    _ text: String, isDefined: (String) -> Bool = { _ in false }
  ) throws(Problem) -> Animation? {
    var words = LiteralWords(text)
    let dot = words.next()
    guard dot.text == "." else {
      guard isFactory(dot.text), ["", "("].contains(words.peek().text) else { return nil }
      throw Problem(
        code: .expressionSyntax, message: "an animation begins with a point", range: dot.range,
        help: "write '.\(dot.text)'")
    }
    let name = words.next()
    if let factory = factories.first(where: { $0.name == name.text }) {
      return try parseDuration(&words).map(factory.make)
    }
    if isFactory(name.text) || isDefined(name.text) { return nil }
    let near = nearestName(to: name.text, among: factories.map(\.name) + otherFactories)
    throw Problem(
      code: .unknownCurve, message: "unknown curve \(name.text.quotedForMessage)",
      range: name.range, help: near.map { "did you mean '\($0)'?" })
  }

  private static func isFactory(_ name: String) -> Bool {
    otherFactories.contains(name) || factories.contains { $0.name == name }
  }

  /// `(duration: 1)` or nothing at all; nil where more than that is written.
  private static func parseDuration(_ words: inout LiteralWords) throws(Problem) -> Double? {
    let first = words.next()
    if first.text.isEmpty { return defaultDuration }
    if first.isNumber {
      throw Problem(
        code: .expressionSyntax, message: "unexpected \(first.text.quotedForMessage)",
        range: first.range)
    }
    guard first.text == "(" else { return nil }
    let label = words.next()
    if label.isNumber { throw wrongArguments(label) }
    guard label.text == "duration", words.next().text == ":" else { return nil }
    let duration = Double(words.next().text)
    guard let duration, words.next().text == ")", words.next().text.isEmpty else { return nil }
    return duration
  }

  private static func wrongArguments(_ word: LiteralWords.Word) -> Problem {
    Problem(
      code: .wrongArguments, message: "a curve takes one argument, its duration in seconds",
      range: word.range, help: "write '(duration: 1)'")
  }
}

/// The words of an animation's text: names, numbers and single signs.
private struct LiteralWords {
  struct Word {
    let text: String
    let range: Range<Int>

    var isNumber: Bool { text.utf8.first.map { (48...57).contains($0) } ?? false }
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func peek() -> Word {
    var copy = self
    return copy.next()
  }

  /// The next word; an empty one at the end.
  mutating func next() -> Word {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    let start = offset
    let isNumber = start < bytes.count && Self.isDigit(bytes[start])
    while offset < bytes.count, Self.continues(bytes[offset], number: isNumber) { offset += 1 }
    if offset == start, offset < bytes.count { offset += 1 }
    return Word(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func continues(_ byte: UInt8, number: Bool) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    case UInt8(ascii: "."): number
    default: false
    }
  }
}

extension AnimationSetting {
  /// The animation itself, where it can be told without evaluating an expression; an inner nil is
  /// no animation.
  package func literal(in source: SourceText) -> Animation?? {
    switch self {
    case .standard: return nil
    case .none: return .some(nil)
    case .expression(let string):
      let text = source.bytes.withUnsafeBufferPointer { JSONCursor($0).text(string) }
      let animation = try? AnimationLiteral.parse(text)
      return animation.map(Optional.some)
    }
  }
}
