import Diagnostics

/// A column of the first of two traces, and the column of the second that is compared with it.
package struct ColumnPair: Hashable, Sendable {
  let first: String
  let second: String
}

extension OptionKind<[ColumnPair]> {
  /// `a=b`, or several with commas between them.
  static func columnPairs(_ placeholder: String) -> Self {
    OptionKind(placeholder) { text throws(OptionValueProblem) in
      var pairs: [ColumnPair] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let names = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard names.count == 2, !names.contains("") else {
          throw OptionValueProblem(
            String(part), isNot: "the names of two columns, 'a=b'",
            hint: text.contains(",") ? "it is one of \(text.quotedForMessage)" : nil)
        }
        pairs.append(ColumnPair(first: names[0], second: names[1]))
      }
      return pairs
    }
  }
}
