/// One assertion about a run.
package struct Expectation: Hashable, Sendable {
  /// Where its key stands.
  package let place: SourceRange
  /// What must be true.
  package let claim: Claim

  /// What is asserted.
  package enum Claim: Hashable, Sendable {
    /// The presented value of a column.
    case column(ElementIndex<String>, DocumentValue)
    /// The value the app has set.
    case model(StatePath, DocumentValue)
    /// How often an event happened up to now.
    case count(EventPattern, Int)
    /// Events that occur in this order.
    case order(ElementRange<EventPattern>)
    /// Tracks that do not move.
    case settled(ElementRange<ElementIndex<String>>)
    /// The lowest and the highest value of a track since the last time it was asked about.
    case range(ElementIndex<String>, lowest: DocumentValue, highest: DocumentValue)
    /// Tracks that went in one direction since the last time they were asked about.
    case monotonic(ElementRange<ElementIndex<String>>)
    /// What gave a track its animation.
    case winner(ElementIndex<String>, DocumentValue)
    case completed(ElementIndex<CompletionClaim>)
  }
}
