/// What a page shows of an output; a line `...` stands for lines that are left out.
struct ShownOutput: Hashable, Sendable {
  static let elision = "..."

  let lines: [String]

  /// The stretches between the lines that are left out.
  private var stretches: [[String]] {
    lines.split(separator: Self.elision, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Whether an output is what is shown, byte for byte.
  func matches(_ output: String) -> Bool {
    guard let actual = Self.lines(of: output) else { return false }
    let stretches = stretches
    guard stretches.count > 1, let first = stretches.first, let last = stretches.last else {
      return actual == lines
    }
    var rest = actual[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    guard rest.count > last.count, Array(rest.suffix(last.count)) == last else { return false }
    rest = rest.dropLast(last.count)
    for stretch in stretches.dropFirst().dropLast() {
      // A line is left out before it, at least.
      rest = rest.dropFirst()
      while !rest.starts(with: stretch) {
        guard rest.popFirst() != nil else { return false }
      }
      rest = rest.dropFirst(stretch.count)
    }
    return !rest.isEmpty
  }

  /// An output as the page would show it: as many lines at its ends as now. Nil where that does not say
  /// which lines are meant.
  func revised(_ output: String) -> [String]? {
    guard let actual = Self.lines(of: output) else { return nil }
    let stretches = stretches
    switch stretches.count {
    case 1: return actual
    case 2:
      guard actual.count > stretches[0].count + stretches[1].count else { return nil }
      return actual.prefix(stretches[0].count) + [Self.elision]
        + actual.suffix(stretches[1].count)
    default: return nil
    }
  }

  /// The lines of a text; nil if the last of them has no end.
  private static func lines(of text: String) -> [String]? {
    guard text.isEmpty || text.utf8.last == UInt8(ascii: "\n") else { return nil }
    return text.utf8.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
  }
}
