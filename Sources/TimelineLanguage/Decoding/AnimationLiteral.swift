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

  static func parse(_ text: String) throws(Problem) -> Animation {
    var words = LiteralWords(text)
    let dot = words.next()
    guard dot.text == "." else {
      throw Problem(
        code: .expressionSyntax, message: "an animation begins with a point", range: dot.range,
        help: "write '.\(dot.text)'")
    }
    let name = words.next()
    guard let factory = factories.first(where: { $0.name == name.text }) else {
      throw unknownName(name)
    }
    let duration = try parseDuration(&words)
    let rest = words.next()
    guard rest.text.isEmpty else {
      throw Problem(
        code: .expressionSyntax, message: "unexpected \(rest.text.quotedForMessage)",
        range: rest.range)
    }
    return factory.make(duration)
  }

  private static func unknownName(_ name: LiteralWords.Word) -> Problem {
    let near = nearestName(to: name.text, among: factories.lazy.map(\.name))
    return Problem(
      code: .unknownCurve, message: "unknown curve \(name.text.quotedForMessage)",
      range: name.range, help: near.map { "did you mean '\($0)'?" })
  }

  /// `(duration: 1)`, or nothing at all.
  private static func parseDuration(_ words: inout LiteralWords) throws(Problem) -> Double {
    guard words.peek().text == "(" else { return defaultDuration }
    for expected in ["(", "duration", ":"] {
      let word = words.next()
      guard word.text == expected else { throw wrongArguments(word) }
    }
    let number = words.next()
    guard let duration = Double(number.text), duration.isFinite, duration >= 0 else {
      throw wrongArguments(number)
    }
    let close = words.next()
    guard close.text == ")" else { throw wrongArguments(close) }
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
      return (try? AnimationLiteral.parse(text)).map(Optional.some)
    }
  }
}
