import ExpressionLanguage
import Ordering

/// Finds the steps that do something: by themselves, by steps in them, or by actions that they call.
package struct StepFinder {
  private let timeline: Timeline
  /// Where the steps of the actions that have some begin and end, ascending.
  private let actions: [(text: Range<Int>, index: Int)]
  /// The steps that call an action, by its index.
  private var callers: [Int: [Step]] = [:]
  /// Where the steps begin that do it by themselves or by a call, ascending.
  private var places: [Int] = []

  /// - Complexity: O(*n* log *n*) for *n* steps.
  package init(_ timeline: Timeline, for doesIt: (Step) -> Bool) {
    self.timeline = timeline
    actions = timeline.actions.enumerated().compactMap {
      (index, action) -> (text: Range<Int>, index: Int)? in
      guard let first = timeline[action.steps].first, let last = timeline[action.steps].last else {
        return nil
      }
      return (first.place.range.lowerBound..<last.place.range.upperBound, index)
    }
    .sorted { $0.text.lowerBound < $1.text.lowerBound }
    let steps = timeline.actingSteps
    for step in steps {
      for action in timeline.actions(calledBy: step) { callers[action, default: []].append(step) }
    }
    add(steps.filter(doesIt))
    places.sort()
  }

  /// Adds steps, and those that call an action in which one of them is.
  private mutating func add(_ steps: [Step]) {
    var added = steps
    while let step = added.popLast() {
      let start = step.place.range.lowerBound
      places.append(start)
      if let action = action(at: start), let calls = callers.removeValue(forKey: action) {
        added += calls
      }
    }
  }

  /// The action whose steps have a byte of the document.
  private func action(at byte: Int) -> Int? {
    let next = actions.partitioningIndex { $0.text.lowerBound > byte }
    guard next > 0, actions[next - 1].text.contains(byte) else { return nil }
    return actions[next - 1].index
  }

  /// Whether a step does it, now or later.
  ///
  /// - Complexity: O(log *n*).
  package func finds(_ step: Step) -> Bool {
    let first = places.partitioningIndex { $0 >= step.place.range.lowerBound }
    return first < places.count && step.place.range.contains(places[first])
  }
}

extension Timeline {
  /// The states that a step changes in its turn, those that steps in it change among them.
  package func states(changedBy step: Step) -> [StateReference] {
    self[step.verbs].flatMap { stepContent.changedStates($0.action) }
  }

  /// The actions that a step calls itself, by their indices.
  fileprivate func actions(calledBy step: Step) -> [Int] {
    self[step.verbs].compactMap { verb in
      if case .call(let call) = verb.action { self[call].action.index } else { nil }
    }
  }
}
