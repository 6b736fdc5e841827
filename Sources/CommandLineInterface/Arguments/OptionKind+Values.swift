import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// Why a text is not a value of an option.
package struct OptionValueProblem: Error, Hashable, Sendable {
  /// The end of the sentence that begins with the option's name.
  package let sentence: String
}

extension OptionKind {
  /// Reads the value of an option of this kind, given to a command that has these formats.
  func value(
    of text: String, formats: [OutputFormat]
  ) -> Result<OptionValue, OptionValueProblem> {
    guard !text.isEmpty else { return .failure(OptionValueProblem(sentence: "needs a value")) }
    switch self {
    case .flag: return .success(.flag)
    case .number(let rule, _): return rule.number(text).map(OptionValue.number)
    case .numbers(let rule, _): return rule.numbers(text).map(OptionValue.numbers)
    case .precision: return precision(text)
    case .format: return format(text, among: formats)
    case .layout: return layout(text)
    case .clock: return word(text).map(OptionValue.clock)
    case .profile: return word(text).map(OptionValue.profile)
    case .names: return names(text)
    case .color: return word(text).map(OptionValue.color)
    case .file: return file(text, formats: formats)
    }
  }

  private func format(
    _ text: String, among formats: [OutputFormat]
  ) -> Result<OptionValue, OptionValueProblem> {
    if let format = OutputFormat(name: text), formats.contains(format) {
      return .success(.format(format))
    }
    return .failure(.notOne(of: formats.map(\.rawValue), text))
  }

  private func layout(_ text: String) -> Result<OptionValue, OptionValueProblem> {
    if let layout = RowLayout(rawValue: text) { return .success(.layout(layout)) }
    let names = RowLayout.allCases.map(\.rawValue)
    // Who knows the tidyverse calls it so.
    let meant = text == "tidy" ? RowLayout.long.rawValue : nil
    return .failure(.notOne(of: names, text, meant: meant))
  }

  /// One of the words of the document's own.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ text: String
  ) -> Result<Word, OptionValueProblem> where Word.RawValue == String {
    if let word = Word(rawValue: text) { return .success(word) }
    return .failure(.notOne(of: Word.allCases.map(\.rawValue), text))
  }

  private func names(_ text: String) -> Result<OptionValue, OptionValueProblem> {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      let sentence = "must be names separated by single commas, not \(text.quotedForMessage)"
      return .failure(OptionValueProblem(sentence: sentence))
    }
    return .success(.names(names))
  }

  /// A file that is called like a format is a slip of who knows `-o` as the format's option.
  private func file(
    _ text: String, formats: [OutputFormat]
  ) -> Result<OptionValue, OptionValueProblem> {
    guard let format = OutputFormat(name: text), formats.contains(format), format != .text else {
      return .success(.file(OutputOperand(text)))
    }
    let hint = "did you mean '--format \(format.rawValue)'? use './\(text)' for a file"
    return .failure(OptionValueProblem(sentence: "names a file; \(hint)"))
  }

  private func precision(_ text: String) -> Result<OptionValue, OptionValueProblem> {
    if text == "full" { return .success(.precision(nil)) }
    if text.utf8.count <= 2, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let decimals = Int(text), decimals <= 15
    {
      return .success(.precision(decimals))
    }
    let sentence = "must be a whole number from 0 to 15, or 'full', not \(text.quotedForMessage)"
    return .failure(OptionValueProblem(sentence: sentence))
  }
}

extension OptionValueProblem {
  /// A text that is not one of some names, with the one that was probably meant.
  fileprivate static func notOne(
    of names: [String], _ text: String, meant: String? = nil
  ) -> OptionValueProblem {
    let quoted = names.map { "'\($0)'" }
    let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    var sentence = "must be \(list), not \(text.quotedForMessage)"
    if let near = meant ?? nearestName(to: text, among: names) {
      sentence += "; did you mean '\(near)'?"
    }
    return OptionValueProblem(sentence: sentence)
  }
}

extension NumberRule {
  fileprivate func number(_ text: String) -> Result<Double, OptionValueProblem> {
    if let number = decimalNumber(text), accepts(number) { return .success(number) }
    var sentence = "must be \(requirement), not \(text.quotedForMessage)"
    if text.contains(","), decimalNumber(text.replacingCommas) != nil {
      sentence += "; use a point for decimals"
    }
    return .failure(OptionValueProblem(sentence: sentence))
  }

  fileprivate func numbers(_ text: String) -> Result<[Double], OptionValueProblem> {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch number(String(part)) {
      case .success(let number): numbers.append(number)
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(numbers)
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
  /// Drops leading digits and says how many they were.
  fileprivate mutating func takeDigits() -> Int {
    let digits = prefix { (48...57).contains($0) }
    self = dropFirst(digits.count)
    return digits.count
  }
}
