import TestSupport
import Testing

/// A part of a manual page that is written from the tables the tool itself is made from.
struct GeneratedPart: Sendable {
  let page: String
  let name: String
  let text: String

  /// All such parts of all pages.
  static let all: [GeneratedPart] =
    CommandManual.parts + KeyManual.parts + ModifierManual.parts + BuiltinManual.parts

  private static let begin = ".\\\" begin "
  private static let end = ".\\\" end "

  /// The names of the parts that a page has room for, in their order.
  static func names(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(begin) }
      .map { String($0.dropFirst(begin.count)) }
  }

  /// What stands in a page's text between the marks of the part; nil if they are not there.
  func written(in text: String) -> String? {
    guard let start = text.firstRange(of: "\(Self.begin)\(name)\n")?.upperBound,
      let end = text[start...].firstRange(of: "\(Self.end)\(name)\n")?.lowerBound
    else { return nil }
    return String(text[start..<end])
  }

  /// The part with its marks.
  func marked(_ text: String) -> String {
    "\(Self.begin)\(name)\n\(text)\(Self.end)\(name)\n"
  }
}
