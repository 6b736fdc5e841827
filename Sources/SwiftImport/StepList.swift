import SwiftSource

/// The steps of a body, and the names that its statements give values.
struct StepList: Sendable {
  var steps: [[OutputMember]] = []

  mutating func add(_ key: String, _ value: OutputValue) {
    steps.append([OutputMember(key, value)])
  }

  /// Gives the steps from one on the place of their statement, unless they have that of a statement inside of it.
  mutating func setPlace(_ place: Range<Int>, from start: Int) {
    for index in steps.indices.dropFirst(start) where steps[index].first?.place == nil {
      guard !steps[index].isEmpty else { continue }
      steps[index][0].place = place
    }
  }

  /// Lets the steps from one on be writes of a binding that has an animation.
  mutating func bind(_ animation: OutputValue?, from start: Int) {
    guard let animation else { return }
    for index in start..<steps.count {
      steps[index].insert(OutputMember("binding", animation), at: 0)
    }
  }

  /// The key of the label that an exported view notes at the beginning of a completion. A label is not a step.
  static let labelKey = "label"

  /// The steps as those of a completion, with its label.
  var completion: OutputValue {
    guard let first = steps.first?.first, first.key == Self.labelKey else { return value }
    var rest = self
    rest.steps.removeFirst()
    return rest.steps.isEmpty
      ? first.value : .object([first, OutputMember("run", rest.value)])
  }

  /// The steps as a value of the document.
  var value: OutputValue { .list(steps.map(OutputValue.object)) }

  /// Adds a scope or a condition around steps: to the one step that has no such key, or to all as `run`.
  mutating func add(
    _ outer: [OutputMember], around inner: StepList, keeping keys: Set<String>
  ) {
    if inner.steps.count == 1, let only = inner.steps.first,
      !only.contains(where: { keys.contains($0.key) })
    {
      steps.append(outer + only)
    } else {
      steps.append(outer + [OutputMember("run", inner.value)])
    }
  }
}

extension StepList {
  /// Adds a loop around steps, if there are any.
  mutating func add(_ loop: [OutputMember], around inner: StepList) {
    if !inner.steps.isEmpty {
      add(loop, around: inner, keeping: Self.choosingKeys)
    }
  }

  /// The keys that repeat or choose, or name what is evaluated before that.
  static let choosingKeys: Set<String> = ["let", "when", "else", "forEach", "as"]

  /// The keys that open a scope or choose, of which a step has one.
  static let scopeKeys = choosingKeys.union([
    "withAnimation", "withTransaction", "binding", "completion", "completions", "criteria",
    "run",
  ])
}
