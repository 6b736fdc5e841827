import TimelineDocument

/// An `expect` that was reached and is judged at the end of its instant.
struct DueExpectations {
  let list: ElementIndex<ExpectationList>
  /// The names that its expressions see.
  let context: StepContext

  init(_ list: ElementIndex<ExpectationList>, _ context: StepContext) {
    self.list = list
    self.context = context
  }
}
