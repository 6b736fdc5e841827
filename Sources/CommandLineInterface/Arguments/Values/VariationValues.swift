import Diagnostics
import TimelineFuzzing

extension OptionKind<[Variation]> {
  /// `path=amount`, `order` or `taps`, several with commas.
  static func variations(_ placeholder: String) -> Self {
    OptionKind(placeholder, candidates: .words(["events.at=0.5", "order", "taps"])) {
      text throws(OptionValueProblem) in
      var variations: [Variation] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        switch part {
        case "order": variations.append(.order)
        case "taps": variations.append(.taps)
        default: variations.append(try numbers(part))
        }
      }
      return variations
    }
  }

  private static func numbers(_ text: String) throws(OptionValueProblem) -> Variation {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let amount = decimalNumber(parts[1]), amount > 0, amount <= 1e9 else {
      throw OptionValueProblem(
        text, isNot: "'order', 'taps' or a path with an amount, such as 'events.at=0.5'")
    }
    return .numbers(path: parts[0], amount: amount)
  }
}

extension OptionKind<Int> {
  /// A whole number.
  static func whole(_ range: ClosedRange<Int>, _ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      guard !text.hasPrefix("+"), let number = Int(text), range.contains(number) else {
        throw OptionValueProblem(
          text, isNot: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}
