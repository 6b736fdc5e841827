/// An error or a warning about a source: the problem, its place, and a way to solve it.
///
/// A diagnostic holds facts; how it looks in a terminal or in JSON is decided where it is printed.
package struct Diagnostic: Hashable, Sendable {
  /// Its severity.
  package enum Severity: String, Sendable {
    case error, warning
    /// Something to know, which is no mistake.
    case note
  }

  /// Whether the text can still be used.
  package let severity: Severity
  /// The stable name of the problem.
  package let code: DiagnosticCode
  /// One lower-case sentence without a full stop.
  package let message: String
  /// The bytes of the source that the message is about.
  package let range: Range<Int>
  /// The remedy as one sentence, where it is known.
  package var help: String?
  /// An earlier place that belongs to the message.
  package var earlier: EarlierPlace?

  /// A byte of the source that explains a later one.
  package enum EarlierPlace: Hashable, Sendable {
    /// Where a repeated name was used first.
    case firstUse(Int)
    /// Where a name is declared.
    case declaration(Int)
    /// Where something opens that is never closed.
    case opening(Int)

    /// The place of that byte in another source.
    package func moved(_ map: (Int) -> Int) -> EarlierPlace {
      switch self {
      case .firstUse(let offset): .firstUse(map(offset))
      case .declaration(let offset): .declaration(map(offset))
      case .opening(let offset): .opening(map(offset))
      }
    }
  }

  /// An error about `range`.
  package static func error(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .error, code: code, message: message, range: range, help: help)
  }

  /// A note about `range`.
  package static func note(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .note, code: code, message: message, range: range, help: help)
  }

  /// A warning about `range`.
  package static func warning(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .warning, code: code, message: message, range: range, help: help)
  }
}
