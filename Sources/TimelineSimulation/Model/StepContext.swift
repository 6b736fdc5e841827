import ExpressionLanguage
import TimelineDocument

/// The names that a step sees besides the document's own: their scope, and their values by slot.
struct StepContext {
  var scope = ScopeIndex.document
  var inputs: [Value] = []

  /// Only the document's own names.
  static let document = StepContext()
}
