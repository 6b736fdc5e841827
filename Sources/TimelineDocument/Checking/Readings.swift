import Diagnostics
import ExpressionLanguage

/// Checked expressions by text, scope and expected type: a text is checked once for each.
struct Readings {
  private var texts = NameTable()
  private var wanted: [ExpectedTypes] = []
  /// By the numbers of the texts; nil for a text that was not checked yet.
  private var meanings: [CheckedExpression??] = []

  /// The number of a text with what decides its meaning.
  mutating func insert(
    _ text: [UInt8], in scope: ScopeIndex, as expected: ExpectedTypes
  ) -> Int {
    let kind = UInt64(scope.index) << 32 | UInt64(number(of: expected))
    let (number, isNew) = text.withUnsafeBytes { texts.insert($0, kind: kind) }
    if isNew { meanings.append(nil) }
    return number
  }

  /// The checked expression of a text, `.some(nil)` for an invalid text, or nil before it was checked.
  subscript(number: Int) -> CheckedExpression?? {
    get { meanings[number] }
    set { meanings[number] = newValue }
  }

  private mutating func number(of expected: ExpectedTypes) -> Int {
    if let known = wanted.firstIndex(of: expected) { return known }
    wanted.append(expected)
    return wanted.count - 1
  }
}
