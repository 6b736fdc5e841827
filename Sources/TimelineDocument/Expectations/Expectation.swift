/// One assertion about a run.
package struct Expectation: Hashable, Sendable {
  /// The source range of its key.
  package let place: SourceRange
  /// The condition that must hold.
  package let condition: Condition

  /// A condition that must hold.
  package enum Condition: Hashable, Sendable {
    /// The presented value of a column.
    case column(ElementIndex<String>, DocumentValue)
    /// A view of this name is not on screen.
    case absent(ElementIndex<String>)
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
    /// The scope or modifier that gave a track its animation.
    case winner(ElementIndex<String>, DocumentValue)
    case completed(ElementIndex<CompletionExpectation>)
  }
}

/// The assertions of an `expect`.
package struct ExpectationList: Hashable, Sendable {
  /// How far numbers may be from what is expected.
  package let tolerance: Double
  /// The profiles for which it is meant; none for all.
  package let profiles: [Profile]
  /// The assertions, in the order in which they are written.
  package let expectations: ElementRange<Expectation>
}

/// The expected firings of a label; a nil member expects nothing.
package struct CompletionExpectation: Hashable, Sendable {
  /// The label of a completion or an observer.
  package let label: ElementIndex<String>
  /// The time of a firing in seconds.
  package var time: DocumentValue?
  /// How many firings there were up to now.
  package var count: Int?
  /// The mechanism by which it fired.
  package var mechanism: ElementIndex<String>?

  init(label: ElementIndex<String>) {
    self.label = label
  }
}

extension Timeline {
  /// All lists of expectations, in the order of the document.
  package var expectationLists: [ElementIndex<ExpectationList>] {
    stepContent.expectationLists.indices.map { ElementIndex($0) }
  }

  /// How many claims are written down.
  package var claimCount: Int {
    stepContent.expectationLists.reduce(0) { $0 + $1.expectations.count }
  }

  /// How often each list directly in an event would be asked if every event came.
  package var timesOfExpectationLists: [ElementIndex<ExpectationList>: Int] {
    var times: [ElementIndex<ExpectationList>: Int] = [:]
    for event in events {
      for verb in self[self[event.step].verbs] {
        if case .expect(let list) = verb.action { times[list, default: 0] += 1 }
      }
    }
    return times
  }

  /// Whether a claim says of something that it is not there.
  package var claimsAbsence: Bool {
    stepContent.expectations.contains { expectation in
      switch expectation.condition {
      case .absent, .column(_, .null): true
      default: false
      }
    }
  }

  /// The places of steps that are not always taken, or not wholly: those with a condition, a loop or cases, and those
  /// of work that may fail.
  package var conditionalPlaces: [SourceRange] {
    let steps = stepContent.steps.filter { step in
      let details = details(of: step)
      if self[step.verbs].contains(where: { $0.action.isSelection }) { return true }
      return details.condition != nil || details.loop != nil
    }
    let work = stepContent.asyncWork.filter { $0.fails != nil }
      .flatMap { self[$0.steps] + self[$0.failureSteps] }
    return (steps + work).map { $0.place }
  }
}
