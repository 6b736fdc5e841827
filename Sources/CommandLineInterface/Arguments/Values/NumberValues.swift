import AnimationEngine
import Diagnostics
import TimelineSimulation

/// The numbers that an option accepts.
enum NumberRule: Sendable {
  /// From 0.000001 to 1,000,000.
  case frameRate
  /// Seconds on the virtual clock.
  case time
  /// Seconds on the virtual clock, or before it starts.
  case anyTime
  /// A value of an attribute, or its velocity.
  case value
  /// A distance between values.
  case tolerance

  func accepts(_ number: Double) -> Bool {
    switch self {
    case .frameRate: number >= 0.000_001 && number <= 1_000_000
    case .time: number >= 0 && number <= 1_000_000_000
    case .anyTime: number.magnitude <= 1_000_000_000
    case .value: number.magnitude <= 1e15
    case .tolerance: number >= 0 && number <= 1e15
    }
  }

  /// Advice for a number with a unit; nil for any other text.
  func plain(_ text: String) -> String? {
    guard let measured = MeasuredNumber(text), accepts(measured.number), decimalNumber(text) == nil
    else { return nil }
    return "write \(measured.plain)"
  }

  /// The accepted numbers, as the end of the sentence "... must be".
  var requirement: String {
    switch self {
    case .frameRate: "a number from 0.000001 to 1000000"
    case .time: "a number of seconds from 0 to 1000000000"
    case .anyTime: "a number of seconds from -1000000000 to 1000000000"
    case .value: "a number from -1e15 to 1e15"
    case .tolerance: "a number from 0 to 1e15"
    }
  }
}

extension OptionKind<Double> {
  /// One number.
  static func number(_ rule: NumberRule, _ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      if let number = decimalNumber(text), rule.accepts(number) { return number }
      let isDecimalComma = text.contains(",") && decimalNumber(text.replacingCommas) != nil
      throw OptionValueProblem(
        text, isNot: rule.requirement,
        hint: isDecimalComma ? "use a point for decimals" : rule.plain(text))
    }
  }
}

extension OptionKind<Size> {
  /// A width and a height in points, as `390x844`.
  static let roomSize = OptionKind("WxH") { text throws(OptionValueProblem) in
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { decimalNumber(String($0)) }
    guard lengths.count == 2, text.utf8.count(where: { $0 == UInt8(ascii: "x") }) == 1,
      lengths.allSatisfy({ $0 >= 0.001 && $0 <= 1_000_000 })
    else {
      throw OptionValueProblem(text, isNot: "a width and a height in points, as 390x844")
    }
    return Size(width: lengths[0], height: lengths[1])
  }
}

extension OptionKind<[Double]> {
  /// Numbers with commas between them.
  static func numbers(_ rule: NumberRule, _ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      var numbers: [Double] = []
      for part in parts.map(String.init) {
        guard let number = decimalNumber(part), rule.accepts(number) else {
          throw OptionValueProblem(
            part, isNot: rule.requirement,
            hint: parts.count > 1 ? "it is one of \(text.quotedForMessage)" : rule.plain(part))
        }
        numbers.append(number)
      }
      return numbers
    }
  }
}

extension OptionKind<NumberFormat> {
  /// How many decimals numbers have.
  static func precision(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: .words(["full"])) {
      text throws(OptionValueProblem) in
      if text == "full" { return .shortest }
      guard text.utf8.count <= 2, text.utf8.allSatisfy({ (48...57).contains($0) }),
        let decimals = Int(text), decimals <= 15
      else {
        throw OptionValueProblem(text, isNot: "a whole number from 0 to 15, or 'full'")
      }
      return .fixed(decimals)
    }
  }
}

extension String {
  fileprivate var replacingCommas: String { String(map { $0 == "," ? "." : $0 }) }
}

/// The number a text denotes in plain decimal notation, such as `-0.5`, `.5` or `1e-3`.
///
/// `Double(_:)` also takes `nan`, `inf`, `0x10` and `+1`; none of them is a number here.
func decimalNumber(_ text: String) -> Double? {
  var rest = Substring(text).utf8
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  let whole = rest.takeDigits()
  var fraction = 0
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    fraction = rest.takeDigits()
  }
  guard whole + fraction > 0 else { return nil }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    guard rest.takeDigits() > 0 else { return nil }
  }
  guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
  return number
}

extension Substring.UTF8View {
  /// Drops leading digits and returns their number.
  fileprivate mutating func takeDigits() -> Int {
    let digits = prefix { (48...57).contains($0) }
    self = dropFirst(digits.count)
    return digits.count
  }
}
