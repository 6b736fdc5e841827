import Diagnostics
import JSONText

/// A summary as text: a line for each fact, after its name.
package struct SummaryText {
  private let numbers: NumberFormat
  /// The column at which the values begin.
  private static let indent = 2 + (SummaryKey.allCases.map { $0.label.count }.max() ?? 0)
  /// The largest width of a line.
  private static let width = 80

  /// A text whose numbers have so many decimals at most; those in expressions have all their digits.
  package init(_ numbers: NumberFormat) {
    self.numbers = numbers
  }

  /// The lines of a summary.
  package func render(_ summary: CurveSummary) -> String {
    summary.facts.reduce(line("kind", [summary.kind])) { text, fact in
      text + line(fact.key.label, lines(fact))
    }
  }

  private func line(_ label: String, _ values: [String]) -> String {
    let padding = String(repeating: " ", count: Self.indent)
    return values.enumerated().map { index, value in
      (index == 0 ? label + padding.dropFirst(label.count) : padding) + value + "\n"
    }.joined()
  }

  private func lines(_ fact: CurveSummary.Fact) -> [String] {
    switch fact.value {
    case .number(let number): [text(number) + fact.key.unit]
    case .absent(let word), .word(let word): [word]
    case .numbers(let list): [list.map(text).joined(separator: ", ")]
    case .points(let points): points.map { "\(text($0.value)) at \(text($0.progress))" }
    case .texts(let texts):
      fact.key == .notes ? texts.flatMap { $0.wrapped(toWidth: Self.width - Self.indent) } : texts
    }
  }

  private func text(_ number: Double) -> String { numbers.trimmedText(number) }
}
