/// What a pause, a resumption or a stop is about.
package struct MotionTarget: Hashable, Sendable {
  /// Where the name stands.
  package let place: SourceRange
  /// What the name stands for.
  package let subject: Subject

  /// What a name stands for.
  package enum Subject: Hashable, Sendable {
    /// `*`: everything that moves.
    case everything
    case state(StateReference)
    /// A view and everything inside it.
    case view(ElementIndex<ViewNode>)
    /// A track, by the name of its column.
    case track(ElementIndex<String>)
  }
}
