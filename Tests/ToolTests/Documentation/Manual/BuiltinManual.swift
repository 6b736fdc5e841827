import ExpressionLanguage
import TimelineDocument

/// The functions and members of expressions as the manual has them, from the table that the checker
/// reads.
enum BuiltinManual {
  static let parts = [
    GeneratedPart(page: KeyManual.page, name: "functions and members", text: text)
  ]

  private static var text: String {
    var groups: [(heading: String, rows: [Builtin])] = []
    for row in Builtins.all {
      if let place = groups.firstIndex(where: { $0.heading == row.heading }) {
        groups[place].rows.append(row)
      } else {
        groups.append((row.heading, [row]))
      }
    }
    let lines = groups.flatMap { group in
      [".Ss \(group.heading)", ".Bl -tag -width Ds -compact"] + group.rows.flatMap(item) + [".El"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func item(on row: Builtin) -> [String] {
    var sentence = row.summary
    if let note = row.releases.note { sentence += " \(note)" }
    return [".It Ic \(ManualText.argument(row.declaration))"] + ManualText.running(sentence)
  }
}

extension Builtin {
  fileprivate var heading: String {
    switch owner {
    case .everywhere: "Functions"
    case .alias(let name): "Values of \(name)"
    case .type(let type): "Values of \(type)"
    case .value(let type): "Members of \(type.withArticle)"
    }
  }

  /// The row as Swift would declare it, with a dot where something comes before it.
  fileprivate var declaration: String {
    switch owner {
    case .everywhere: "\(signature) -> \(result)"
    case .type: ".\(signature)"
    case .alias(let name): "\(name).\(signature)"
    case .value: ".\(signature) -> \(result)"
    }
  }
}

extension ClosedRange<SwiftUIRelease> {
  /// The releases in words; nil for all of them.
  fileprivate var note: String? {
    switch (lowerBound == .ios13, upperBound == .latest) {
    case (true, true): nil
    case (false, true): "From \(lowerBound.description)."
    case (true, false): "Up to \(upperBound.description)."
    case (false, false): "From \(lowerBound.description) to \(upperBound.description)."
    }
  }
}
