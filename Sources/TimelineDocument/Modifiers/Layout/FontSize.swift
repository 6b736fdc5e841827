import Diagnostics
import JSONText

/// The size of a font, in points at the usual text size of the system.
package enum FontSize: Hashable, Sendable {
  case style(TextStyle)
  case points(DocumentValue)

  /// The text styles of SwiftUI, with Apple's published sizes.
  package enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle = ".largeTitle"
    case title = ".title"
    case title2 = ".title2"
    case title3 = ".title3"
    case headline = ".headline"
    case body = ".body"
    case callout = ".callout"
    case subheadline = ".subheadline"
    case footnote = ".footnote"
    case caption = ".caption"
    case caption2 = ".caption2"

    package var points: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }
}

extension ModifierGrammar {
  static let font = ModifierGrammar(
    KeyEntry(
      "font",
      .either([
        .word(FontSize.TextStyle.allCases.map { $0.rawValue }), .expression(.number),
      ]),
      "The font of texts inside: a text style, or its size in points. A size of a text is estimated "
        + "from it."),
    lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.layout = try decoder.readFontSize(what).map { .font($0) }
    },
    make: { _, parts in parts.layout.map { .layout($0) } })
}

extension DocumentDecoder {
  fileprivate mutating func readFontSize(_ what: Subject) throws(JSONError) -> FontSize? {
    var ahead = cursor
    if try ahead.peek() == .string {
      let name = try ahead.readString()
      if let style = FontSize.TextStyle(rawValue: content.text(name)) {
        try cursor.skipValue()
        return .style(style)
      }
    }
    return try readValue(for: what, as: .number).map { .points($0) }
  }
}
