import AnimationEngine
import TimelineDocument

/// Who waits for a completion.
enum Waiting {
  /// A completion of the document, whose callback runs in a turn of its own.
  case callback(DocumentCompletion)
  /// The departure of an instance, by number.
  case departure(Int)
  /// A phase animator, which sets its next phase after the one shown.
  case nextPhase(ShownPhase)
}

/// A completion that a document has added to a scope.
struct DocumentCompletion {
  let id: CompletionID
  let completion: Completion
  /// The number of the scope's transaction.
  let transaction: Int
  /// The names that its steps see.
  let context: StepContext
}
