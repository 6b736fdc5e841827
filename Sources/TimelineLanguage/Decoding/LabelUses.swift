import JSONText

/// Which labels a document gives, and where it refers to labels.
struct LabelUses {
  /// The numbers of the labels that completions have.
  private(set) var given: Set<ElementIndex<String>> = []
  private(set) var uses: [(label: ElementIndex<String>, string: JSONString)] = []

  mutating func give(_ label: ElementIndex<String>) { given.insert(label) }

  mutating func use(_ label: ElementIndex<String>, at string: JSONString) {
    uses.append((label, string))
  }
}

extension DocumentDecoder {
  /// Reports labels that nothing in the document has.
  mutating func checkLabels() {
    for (label, string) in labels.uses where !labels.given.contains(label) {
      add(unknownLabel(label, at: string))
    }
  }

  private func unknownLabel(_ label: ElementIndex<String>, at string: JSONString) -> Diagnostic {
    let text = timeline[label]
    var help: String?
    if diagnostics.keepsDiagnostic(at: string.range.lowerBound) {
      let known = labels.given.map { timeline[$0] }.sorted()
      help = nearestName(to: text, among: known).map { "did you mean '\($0)'?" }
    }
    let message = "no completion has the label \(text.quotedForMessage)"
    return .error(.unknownName, message, at: string.range, help: help)
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
