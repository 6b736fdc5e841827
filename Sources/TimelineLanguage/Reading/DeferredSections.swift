import Diagnostics
import JSONText

/// The parts of a document that name what other parts declare, in whatever order they stand.
struct DeferredSections {
  /// Where `actions` begins; its steps are read after everything else.
  var actions: JSONCursor?
  /// Where `views` begins; they are read after everything they may name.
  var views: JSONCursor?
  /// Whether the views are being read: not all of their names are known yet.
  var isReadingViews = false
  var hasTooManyViews = false
  /// The tracks that steps in views name.
  var trackNames: [JSONString] = []
  /// What steps in views pause, resume or stop, by its place in the list of all targets.
  var motionTargets: [(index: Int, name: JSONString, isStop: Bool)] = []
  /// Where `events` begins.
  var events: JSONCursor?
  /// What was found in the events.
  var eventDiagnostics = DiagnosticList()
  /// Whether the events are still to be read, because something they may name stands behind them.
  var eventsMustBeRead = false
}
