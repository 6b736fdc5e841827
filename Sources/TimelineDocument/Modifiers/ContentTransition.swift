import Diagnostics
import JSONText

/// How a view replaces its text by another one.
package enum ContentTransition: String, CaseIterable, Sendable {
  case identity = ".identity"
  case opacity = ".opacity"
  case interpolate = ".interpolate"
  case numericText = ".numericText"
  case numericTextCall = ".numericText()"
  case numericTextUp = ".numericText(countsDown: false)"
  case numericTextDown = ".numericText(countsDown: true)"

  /// Whether the change of a text is animated at all.
  package var isAnimated: Bool { self != .identity }

  /// Whether it can have the number that the text shows.
  var takesValue: Bool { self == .numericText || self == .numericTextCall }
}

extension ModifierGrammar {
  static let contentTransition = ModifierGrammar(
    KeyEntry(
      "contentTransition", .word(ContentTransition.allCases.map { $0.rawValue }),
      "How a text is replaced by another. Its column is the progress of the last change, from 0 to "
        + "1; what the letters do meanwhile is not published."),
    arguments: [.value], lists: .ofView, release: (.ios16, "iOS 16"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.contentTransition = try decoder.readWord(for: what)
    },
    make: { decoder, parts in
      guard let transition = parts.contentTransition else { return nil }
      if let value = parts.value, !transition.takesValue {
        decoder.refuseValue(of: transition, at: value.place)
      }
      return .contentTransition(transition, of: parts.value)
    })
}

extension DocumentDecoder {
  fileprivate mutating func refuseValue(of transition: ContentTransition, at place: Range<Int>) {
    add(
      .error(
        .conflictingKeys, "'\(transition.rawValue)' has no value", at: place,
        help: "leave it out: only '.numericText()' has the number that a text shows"))
  }
}
