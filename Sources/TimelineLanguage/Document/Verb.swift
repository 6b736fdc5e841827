/// One thing that a step does.
package struct Verb: Hashable, Sendable {
  /// Where the verb's key stands.
  package let place: SourceRange
  /// What is done.
  package let action: Action

  /// What a verb does.
  package enum Action: Hashable, Sendable {
    case set(ElementRange<Assignment>)
    case toggle(ElementRange<StatePath>)
    /// Adds elements to lists.
    case append(ElementRange<Assignment>)
    /// Removes the elements that equal a value, or for which a closure is true, from lists.
    case remove(ElementRange<Assignment>)
    case move(ElementIndex<Move>)
    /// Takes other steps in the same turn.
    case run(ElementRange<Step>)
    case call(ElementIndex<ActionCall>)
    case async(ElementIndex<AsyncWork>)
    case gesture(ElementIndex<Gesture>)
    case pause(ElementRange<MotionTarget>)
    case resume(ElementRange<MotionTarget>)
    case stop(ElementRange<MotionTarget>)
    /// Prints a line among the events.
    case emit(ElementIndex<String>)
    case expect(ElementIndex<ExpectationList>)
  }
}
