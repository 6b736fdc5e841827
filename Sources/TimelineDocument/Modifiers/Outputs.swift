import Diagnostics
import ExpressionLanguage
import JSONText

extension ModifierGrammar {
  /// `attribute`: values of the document's own.
  static let outputs = ModifierGrammar(
    KeyEntry(
      "attribute", .map(.newMember, to: .expression(.output)),
      "Custom values of the view, by name; each is a track."),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.names = try decoder.readNames(what, of: "an attribute's name", as: .output)
    },
    make: { _, parts in .outputs(parts.names) })
}

extension TimelineChecker {
  /// A value of the document's own is a text, or numbers for columns.
  mutating func check(_ output: NamedExpression, in scope: ScopeIndex) {
    guard let type = check(output.value, in: scope), !type.isShowable else { return }
    let message = "\(type.withArticle) cannot be shown by an attribute"
    diagnostics.add(
      .error(.wrongType, message, at: output.value.place, help: type.helpToShow))
  }
}

extension ValueType {
  /// Help for a value that cannot be shown.
  fileprivate var helpToShow: String? {
    switch self {
    case .optional, .array(.optional): "nil is no value to show: give one, as in \"value ?? 0\""
    case .array(.text): "make one text of them, as in \"texts.joined(separator: ' ')\""
    case .range: "write \"Array(range)\""
    default: nil
    }
  }
}
