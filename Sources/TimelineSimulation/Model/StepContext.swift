import ExpressionLanguage
import TimelineDocument

/// The names that a step sees besides the document's own: their scope, and their values by slot.
struct StepContext {
  var scope = ScopeIndex.document
  var inputs: [Value] = []
  /// The inputs that are states of views; their values are those of the model.
  var ownStates: [OwnStateInput] = []

  /// Only the document's own names.
  static let document = StepContext()

  /// The same names and further ones, in a scope inside.
  func adding(_ values: [Value], in scope: ScopeIndex) -> StepContext {
    var inner = self
    inner.scope = scope
    inner.inputs += values
    return inner
  }
}

/// An input that is a state of a view.
struct OwnStateInput {
  let input: Int
  /// The slot of the state.
  let slot: Int
  /// The number of the view's life: one that comes back after it was gone has another state.
  let life: Int
}
