import Diagnostics
import ExpressionLanguage

/// A time after a label has fired: `label #occurrence + delay`.
package struct LabelTime: Hashable, Sendable {
  /// The label that fires.
  package let label: ElementIndex<String>
  /// Which firing, from 1.
  package let occurrence: Int
  /// Seconds after the firing.
  package let delay: Double
  /// Where the time is written.
  package let place: SourceRange
  /// The same text as an expression, if it has a name that expressions know; it is meant if nothing has the label.
  let expression: DocumentValue?
}

/// A time after a label, taken apart: `label`, `label #2`, `label + 0.5`, `label #2 + 0.5`.
struct MomentText {
  let label: String
  let occurrence: Int
  let delay: Double

  /// Why a text is not such a time.
  struct Problem: Error {
    let code: DiagnosticCode
    let message: String
    /// The UTF-8 offsets of the text that the message is about.
    let range: Range<Int>
    var help: String?
  }

  init(_ text: String) throws(Problem) {
    let bytes = text.utf8
    let plus = bytes.firstIndex(of: UInt8(ascii: "+"))
    let head = text[..<(plus ?? text.endIndex)]
    let hash = head.utf8.firstIndex(of: UInt8(ascii: "#"))
    label = head[..<(hash ?? head.endIndex)].trimmed
    guard !label.isEmpty else {
      throw Problem(
        code: .invalidName, message: "'at' names no label", range: 0..<bytes.count,
        help: "write a number of seconds, or a label as in \"label + 0.5\"")
    }
    occurrence = try hash.map { (hash) throws(Problem) in try Self.occurrence(in: head, hash) } ?? 1
    delay = try plus.map { (plus) throws(Problem) in try Self.delay(in: text, plus) } ?? 0
  }

  private static func occurrence(
    in head: Substring, _ hash: String.Index
  ) throws(Problem) -> Int {
    let digits = head[head.index(after: hash)...].trimmed
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    if isNumber, let number = Int(digits), number >= 1 { return number }
    let start = head.utf8.distance(from: head.startIndex, to: hash)
    throw Problem(
      code: .outOfRange, message: "the number of a firing must be 1 or more",
      range: start..<head.utf8.count, help: "write '#2' for the second firing")
  }

  private static func delay(in text: String, _ plus: String.Index) throws(Problem) -> Double {
    let seconds = text[text.index(after: plus)...].trimmed
    if let delay = NumberRange.time.number(spelledBy: seconds[...]) { return delay }
    let start = text.utf8.distance(from: text.startIndex, to: plus)
    let plain = MeasuredNumber(seconds)?.plain ?? "0.5"
    throw Problem(
      code: .outOfRange, message: "the time after a label must be \(NumberRange.time.phrase)",
      range: start..<text.utf8.count,
      help: "write '+ \(plain)'" + (plain == "0.5" ? " for half a second" : ""))
  }
}
