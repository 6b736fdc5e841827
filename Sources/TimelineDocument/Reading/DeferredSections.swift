import Diagnostics
import JSONText

/// The sections of a document that use names of other sections, in any order.
struct DeferredSections {
  /// Where `actions` begins; its steps are read after everything else.
  var actions: JSONCursor?
  /// Where `views` begins; they are read after everything they may name.
  var views: JSONCursor?
  /// Whether the views are being read: not all of their names are known yet.
  var isReadingViews = false
  var hasTooManyViews = false
  /// Whether a view may have a state of its own.
  var mayHaveOwnStates = false
  var hasTooManyStates = false
  /// Whether a time may be an expression of definitions.
  var hasComputedTimes = false
  /// The tracks that steps in views name.
  var trackNames: [JSONString] = []
  /// The claims of steps in views that something is not there, by their index in the list of all.
  var absences: [(index: Int, name: JSONString)] = []
  /// The targets that steps in views pause, resume or stop, by their index in the list of all.
  var motionTargets: [(index: Int, name: JSONString, isStop: Bool)] = []
  /// The views that gestures name, by the gestures.
  var gestureViews: [(gesture: ElementIndex<Gesture>, view: JSONString)] = []
  /// The views that steps tap.
  var taps: [JSONString] = []
  /// Where `events` begins.
  var events: JSONCursor?
  /// The diagnostics of the events.
  var eventDiagnostics = DiagnosticList()
  /// Where `cases` and `always` begin.
  var cases: JSONCursor?
  var laws: JSONCursor?
  /// Whether the events are still to be read, because a later section declares names that they may use.
  var eventsMustBeRead = false
}
