import Diagnostics
import SwiftImport

extension OptionKind<[ImportOptions.Tap]> {
  /// A label and seconds.
  static var tap: Self {
    OptionKind("event") { text throws(OptionValueProblem) in
      guard let (label, time) = text.dividedAtTime, !label.isEmpty else {
        throw OptionValueProblem(text, isNot: "a label and seconds, such as 'Show at 0.5'")
      }
      return [ImportOptions.Tap(label: label, time: time)]
    }
  }
}

extension OptionKind<[ImportOptions.Change]> {
  /// A state, an expression and seconds.
  static var change: Self {
    OptionKind("event") { text throws(OptionValueProblem) in
      guard let (change, time) = text.dividedAtTime, let sign = change.firstIndex(of: "="),
        !change[..<sign].trimmed.isEmpty
      else {
        throw OptionValueProblem(text, isNot: "a state, a value and seconds, such as 'x = 1 at 2'")
      }
      let value = change[change.index(after: sign)...].trimmed
      return [ImportOptions.Change(name: change[..<sign].trimmed, value: value, time: time)]
    }
  }
}

extension OptionKind<[ImportOptions.Drag]> {
  /// A label, a way and seconds.
  static var drag: Self {
    OptionKind("event") { text throws(OptionValueProblem) in
      guard let (drag, time) = text.dividedAtTime, let read = ImportOptions.Drag(drag, at: time)
      else {
        throw OptionValueProblem(
          text, isNot: "a label, a way and seconds, such as 'card from 0,0 to 120,0 in 0.4 at 1'")
      }
      return [read]
    }
  }
}

extension OptionKind<[ImportOptions.Value]> {
  /// A property and a value.
  static var propertyValue: Self {
    OptionKind("name=value") { text throws(OptionValueProblem) in
      guard let (name, value) = text.dividedAtSign, name.isSwiftName, !value.isEmpty else {
        throw OptionValueProblem(text, isNot: "a property and a value, such as 'title=\"Hello\"'")
      }
      return [ImportOptions.Value(name: name, text: value)]
    }
  }
}

extension OptionKind<[ImportOptions.Latency]> {
  /// A function and seconds.
  static var latency: Self {
    OptionKind("name=seconds") { text throws(OptionValueProblem) in
      guard let (name, value) = text.dividedAtSign, !name.isEmpty,
        let seconds = decimalNumber(value),
        NumberRule.time.accepts(seconds)
      else {
        throw OptionValueProblem(text, isNot: "a function and seconds, such as 'fetch=0.3'")
      }
      return [ImportOptions.Latency(name: name, seconds: seconds)]
    }
  }
}

extension ImportOptions.Drag {
  /// The words before the time: a label, `from x,y` unless it is 0,0, `to x,y`, and `in seconds` unless it is 0.5.
  fileprivate init?(_ text: String, at time: Double) {
    var words = text.split(separator: " ").map(String.init)
    func take(_ word: String) -> String? {
      guard words.count >= 3, words[words.count - 2] == word else { return nil }
      defer { words.removeLast(2) }
      return words.last
    }
    let length = take("in")
    guard let end = take("to").flatMap(ImportOptions.Point.init(text:)) else { return nil }
    let first = take("from")
    let start = first.flatMap(ImportOptions.Point.init(text:)) ?? ImportOptions.Point(x: 0, y: 0)
    let duration = length.flatMap(decimalNumber) ?? 0.5
    guard first == nil || ImportOptions.Point(text: first ?? "") != nil,
      length == nil || length.flatMap(decimalNumber) != nil, NumberRule.time.accepts(duration),
      !words.isEmpty
    else { return nil }
    self.init(
      label: words.joined(separator: " "), from: start, to: end, in: duration, at: time)
  }
}

extension ImportOptions.Point {
  fileprivate init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = decimalNumber(String(parts[0])),
      let y = decimalNumber(String(parts[1]))
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension String {
  /// Whether it is a name of a property.
  fileprivate var isSwiftName: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The text before the first `=`, and the text after it.
  fileprivate var dividedAtSign: (name: String, value: String)? {
    guard let sign = firstIndex(of: "=") else { return nil }
    return (self[..<sign].trimmed, self[index(after: sign)...].trimmed)
  }

  /// The text before the last `at`, and the seconds after it.
  fileprivate var dividedAtTime: (text: String, time: Double)? {
    let words = split(separator: " ")
    guard words.count >= 3, words[words.count - 2] == "at",
      let time = decimalNumber(String(words[words.count - 1])), NumberRule.time.accepts(time)
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), time)
  }
}
