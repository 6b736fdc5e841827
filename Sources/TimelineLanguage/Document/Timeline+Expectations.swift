extension Timeline {
  /// All lists of expectations, in the order of the document.
  package var expectationLists: [ElementIndex<ExpectationList>] {
    content.expectationLists.indices.map { ElementIndex($0) }
  }

  /// How often each list that stands directly in an event would be asked if every event came.
  package var timesOfExpectationLists: [ElementIndex<ExpectationList>: Int] {
    var times: [ElementIndex<ExpectationList>: Int] = [:]
    for event in events {
      for verb in self[self[event.step].verbs] {
        if case .expect(let list) = verb.action { times[list, default: 0] += 1 }
      }
    }
    return times
  }

  /// The places of steps that are not always taken: those with a condition or a loop, and those of work
  /// that may fail.
  package var conditionalPlaces: [SourceRange] {
    let steps = content.steps.filter { step in
      let details = details(of: step)
      return details.condition != nil || details.loop != nil
    }
    let work = content.asyncWork.filter { $0.fails != nil }
      .flatMap { self[$0.steps] + self[$0.failureSteps] }
    return (steps + work).map(\.place)
  }
}
