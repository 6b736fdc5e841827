import JSONText

/// The parts of a document that name what other parts declare, in whatever order they stand.
struct LateParts {
  /// Where `actions` begins; its steps are read after everything else.
  var actions: JSONCursor?
  /// Where `events` begins.
  var events: JSONCursor?
  /// What was found in the events.
  var eventDiagnostics = DiagnosticList()
  /// Whether the events are still to be read, because something they may name stands behind them.
  var eventsMustBeRead = false
}
