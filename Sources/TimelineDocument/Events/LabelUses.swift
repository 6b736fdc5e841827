import Diagnostics
import ExpressionLanguage
import JSONText

/// Which labels a document gives, and where it refers to labels.
struct LabelUses {
  /// The numbers of the labels that completions have.
  private(set) var given: Set<ElementIndex<String>> = []
  private(set) var uses: [Use] = []

  /// A place that refers to a label.
  struct Use {
    let label: ElementIndex<String>
    let string: JSONString
    /// Whether a number is accepted there as well.
    let isTime: Bool
  }

  mutating func give(_ label: ElementIndex<String>) { given.insert(label) }

  mutating func use(_ label: ElementIndex<String>, at string: JSONString, asTime isTime: Bool) {
    uses.append(Use(label: label, string: string, isTime: isTime))
  }

  /// Forgets a place that turns out to be no label.
  mutating func forget(_ label: ElementIndex<String>, at place: SourceRange) {
    uses.removeAll { $0.label == label && SourceRange($0.string.range) == place }
  }
}

extension DocumentDecoder {
  /// Reports labels that nothing in the document has.
  mutating func checkLabels() {
    for use in labels.uses where !labels.given.contains(use.label) {
      add(unknownLabel(use.label, at: use.string, asTime: use.isTime))
    }
  }

  private func unknownLabel(
    _ label: ElementIndex<String>, at string: JSONString, asTime isTime: Bool
  ) -> Diagnostic {
    let text = stepContent.texts[label.index]
    return .error(
      .unknownName, "no completion has the label \(text.quotedForMessage)", at: string.range,
      help: diagnostics.keepsError(at: string.range.lowerBound)
        ? help(for: text, asTime: isTime) : nil)
  }

  private func help(for label: String, asTime isTime: Bool) -> String {
    if isTime, let seconds = MeasuredNumber(label), !seconds.isAngle {
      return "write a number of seconds without quotes: \(seconds.plain)"
    }
    let known = labels.given.map { stepContent.texts[$0.index] }.sorted()
    if let near = nearestName(to: label, among: known) { return "did you mean '\(near)'?" }
    return known.isEmpty
      ? "a label is given beside an animation: \"completion\": \"\(label.escapedForMessage)\""
      : "the labels are \(known.prefix(6).map { $0.quotedForMessage }.joined(separator: ", "))"
  }

  /// Reads a new label, or reports why it cannot be one.
  mutating func readNewLabel(for what: Subject) throws(JSONError) -> ElementIndex<String>? {
    guard let string = try readString(for: what) else { return nil }
    let text = content.text(string)
    let isSpecial: (Unicode.Scalar) -> Bool = { $0 == "#" || $0 == "+" || $0.isControl }
    guard !text.isEmpty, !text.unicodeScalars.contains(where: isSpecial) else {
      let message =
        text.isEmpty
        ? "a label cannot be empty"
        : "a label cannot have '#', '+' or control characters: \(text.quotedForMessage)"
      add(.error(.invalidName, message, at: string.range))
      return nil
    }
    let label = intern(string)
    labels.give(label)
    return label
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
