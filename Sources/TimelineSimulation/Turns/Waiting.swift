import TimelineLanguage

/// What waits for a completion.
enum Waiting {
  /// A completion of the document, whose callback runs in a turn of its own.
  case callback(DocumentCompletion)
  /// The instance of a number, which is gone then.
  case departure(Int)
  /// The phase animator of a number, which goes on.
  case nextPhase(Int)
}

/// A completion that a document has added to a scope.
struct DocumentCompletion {
  let completion: Completion
  /// The number of the scope's transaction.
  let transaction: Int
  /// The names that its steps see.
  let context: StepContext
}
