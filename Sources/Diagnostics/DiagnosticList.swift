/// The diagnostics of one source, in the order of their places.
///
/// Only the first are kept, errors before warnings, these before notes; the others are counted, so that a hostile text
/// costs no memory.
package struct DiagnosticList: Sendable {
  /// How many diagnostics are printed.
  package static let printedLimit = 20

  /// How many diagnostics are kept.
  private let limit: Int

  /// The diagnostics that are kept, in the order of the source.
  package private(set) var first: [Diagnostic] = []
  /// How many of the diagnostics were errors, kept or not.
  package private(set) var errorCount = 0
  /// How many of the diagnostics were warnings, kept or not.
  package private(set) var warningCount = 0
  /// How many of the diagnostics were notes, kept or not.
  package private(set) var noteCount = 0

  /// Whether a diagnostic that is kept already is not added again, as for a component, which each use reads.
  package var dropsRepetitions = false

  /// A list of nothing.
  package init(limit: Int = printedLimit) {
    self.limit = limit
  }

  /// Whether the source cannot be used.
  package var hasErrors: Bool { errorCount > 0 }
  /// Whether there is nothing to say.
  package var isEmpty: Bool { count == 0 }
  /// How many diagnostics were counted but not kept.
  package var droppedCount: Int { count - first.count }

  /// How many diagnostics there were.
  package var count: Int { errorCount + warningCount + noteCount }

  /// Whether an error at a place would be kept, and not only counted.
  package func keepsError(at place: Int) -> Bool {
    guard first.count == limit, let last = first.last else { return true }
    return place < last.range.lowerBound || first.contains { $0.severity != .error }
  }

  /// Adds a diagnostic at its place; of several at one place the one added first stays first.
  package mutating func add(_ diagnostic: Diagnostic) {
    if dropsRepetitions, first.contains(diagnostic) { return }
    switch diagnostic.severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    case .note: noteCount += 1
    }
    let place = diagnostic.range.lowerBound
    let index = first.lastIndex { $0.range.lowerBound <= place }.map { $0 + 1 } ?? 0
    first.insert(diagnostic, at: index)
    guard first.count > limit else { return }
    let least =
      first.lastIndex { $0.severity == .note } ?? first.lastIndex { $0.severity == .warning }
    first.remove(at: least ?? first.count - 1)
  }

  /// Adds what another list has, and counts what it only counted.
  package mutating func add(contentsOf other: DiagnosticList) {
    for diagnostic in other.first { add(diagnostic) }
    errorCount += other.errorCount - other.keptCount(of: .error)
    warningCount += other.warningCount - other.keptCount(of: .warning)
    noteCount += other.noteCount - other.keptCount(of: .note)
  }

  private func keptCount(of severity: Diagnostic.Severity) -> Int {
    first.count { $0.severity == severity }
  }

  /// The list with each diagnostic that is kept replaced by another one at a place in the same order.
  package func map(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticList {
    var list = self
    list.first = first.map(transform)
    return list
  }
}
