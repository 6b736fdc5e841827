import ExpressionLanguage
import JSONText

/// The checked expressions of a document.
///
/// A document of a million events repeats a handful of texts, so each text is checked once for each
/// scope it is used in and each type that is expected of it.
package struct ExpressionTable: Sendable {
  /// What a text was found to be in one scope.
  private struct Reading: Sendable {
    let scope: ScopeIndex
    let expected: ExpectedTypes
    /// Nil for a text that is wrong.
    let expression: Int?
  }

  private var texts = NameTable()
  /// The readings of each text, by its number.
  private var readings: [[Reading]] = []
  private var expressions: [CheckedExpression] = []

  /// What a text was found to be, if it was checked; a wrong text has no expression.
  func find(
    _ text: UnsafeRawBufferPointer, in scope: ScopeIndex, as expected: ExpectedTypes
  ) -> (wasChecked: Bool, expression: CheckedExpression?) {
    guard let number = texts.find(text),
      let reading = readings[number].first(where: { $0.scope == scope && $0.expected == expected })
    else { return (false, nil) }
    return (true, reading.expression.map { expressions[$0] })
  }

  /// Remembers what a text was found to be.
  mutating func add(
    _ text: UnsafeRawBufferPointer, in scope: ScopeIndex, as expected: ExpectedTypes,
    _ expression: CheckedExpression?
  ) {
    let (number, isNew) = texts.insert(text)
    if isNew { readings.append([]) }
    readings[number].append(
      Reading(
        scope: scope, expected: expected, expression: expression.map { _ in expressions.count }))
    if let expression { expressions.append(expression) }
  }

  /// Whether a text is constant wherever it was checked.
  func isConstant(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let number = texts.find(text) else { return false }
    return readings[number].allSatisfy { reading in
      reading.expression.map { expressions[$0].isConstant } ?? false
    }
  }

  /// The values of the expressions that have only one.
  var constants: some Sequence<Value> { expressions.lazy.compactMap(\.constantValue) }

  /// Whether every expression has the same value at every evaluation, and none has no value.
  var isConstant: Bool { expressions.allSatisfy(\.isConstant) }
}
