import Diagnostics
import JSONText

/// A value of a document and its replacements in the runs of a sweep, as `--set` names them.
package struct SweepParameter: Hashable, Sendable {
  package let name: String
  let parts: [SweepPart]

  /// The number of values.
  var count: Int { parts.reduce(0) { $0.addingReportingOverflow($1.count).partialValue } }

  /// The value at an index.
  subscript(index: Int) -> String {
    var index = index
    for part in parts {
      if index < part.count { return part[index] }
      index -= part.count
    }
    return ""
  }
}

/// One of the values between the commas of a `--set`, or a range of them.
enum SweepPart: Hashable, Sendable {
  case text(String)
  case range(NumberRangeText)

  var count: Int {
    switch self {
    case .text: 1
    case .range(let range): range.count
    }
  }

  subscript(index: Int) -> String {
    switch self {
    case .text(let text): text
    case .range(let range): range[index]
    }
  }
}

/// `0.2...0.8 by 0.1`: numbers at equal distances, each with the decimals that the text has.
struct NumberRangeText: Hashable, Sendable {
  /// The largest number of values; a sweep is smaller.
  static let countLimit = 1_000_000_000

  private let start: Double
  private let step: Double
  private let decimals: Int
  let count: Int

  subscript(index: Int) -> String {
    let value = start + Double(index) * step
    let scale = Self.powerOfTen(decimals)
    // Ten steps of 0.1 make 1, whatever the sum of their nearest doubles is.
    let rounded = (value * scale).rounded() / scale
    return DecimalText.shortest(rounded.isFinite ? rounded : value)
  }

  /// Reads a range; nil for any other text.
  init?(_ text: String) throws(OptionValueProblem) {
    guard let place = text.indices.first(where: { text[$0...].hasPrefix("..") }) else { return nil }
    let (first, dots) = (String(text[..<place]).trimmed, text[place...].prefix(3))
    guard dots == "..." || dots == "..<", let start = decimalNumber(first) else { return nil }
    let words = text[place...].dropFirst(3).split(separator: " ").map(String.init)
    guard let end = words.first.flatMap(decimalNumber) else { return nil }
    // Without a step it is a range of Swift, which is one value.
    if words.count == 1 { return nil }
    guard words.count == 3, words[1] == "by", let step = decimalNumber(words[2]) else {
      throw OptionValueProblem(
        sentence: "has a range that is not 'a...b by c', \(text.quotedForMessage)")
    }
    let steps = (end - start) / step
    guard step != 0, steps >= 0 else {
      throw OptionValueProblem(
        sentence: step == 0
          ? "has a range that does not end, \(text.quotedForMessage); its step is 0"
          : "has a range that does not end, \(text.quotedForMessage); its step leads away from its end"
      )
    }
    // An end that the steps reach but for rounding is reached.
    let last = (steps + 1e-9 * max(steps, 1)).rounded(.down)
    let isReached = abs(last - steps) <= 1e-9 * max(steps, 1)
    guard last < Double(Self.countLimit) else {
      throw OptionValueProblem(
        sentence: "has a range of more than \(Self.countLimit) values, \(text.quotedForMessage)")
    }
    self.start = start
    self.step = step
    decimals = min(max(Self.decimals(first), Self.decimals(words[2])), 15)
    count = Int(last) + (dots == "..<" && isReached ? 0 : 1)
    guard count > 0 else {
      throw OptionValueProblem(
        sentence: "has a range without a value, \(text.quotedForMessage); '...' includes its end")
    }
  }

  private static func decimals(_ text: String) -> Int {
    if text.contains(where: { $0 == "e" || $0 == "E" }) { return 15 }
    return text.firstIndex(of: ".").map { text[$0...].utf8.count - 1 } ?? 0
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return String(self[first...last])
  }

  /// The parts between commas that are not inside brackets or quotes.
  var partsBetweenCommas: [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in self {
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
        if character == ",", depth <= 0 {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmed }
  }
}

extension OptionKind<[SweepParameter]> {
  /// `name=value`, with several values for several runs.
  static func replacement(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw OptionValueProblem(text, isNot: "a name, '=' and a value")
      }
      let name = String(text[..<sign]).trimmed
      let values = String(text[text.index(after: sign)...]).partsBetweenCommas
      guard !values.contains("") else {
        throw OptionValueProblem(sentence: "needs a value after '\(name)='; or one is empty")
      }
      var parts: [SweepPart] = []
      for value in values {
        parts.append(try NumberRangeText(value).map(SweepPart.range) ?? .text(value))
      }
      return [SweepParameter(name: name, parts: parts)]
    }
  }
}
