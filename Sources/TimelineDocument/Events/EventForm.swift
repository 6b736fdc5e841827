import JSONText

/// The form of an event that only sets states, and that later events may repeat with other numbers.
struct EventForm {
  var text: JSONForm
  /// The step of the first event of the form, its verb, and what that sets.
  let step: Step
  let verb: Verb
  let assignments: ElementRange<Assignment>
  /// Where the first event has its time.
  let time: SourceRange
  /// The part of the form after the time, and those that have the scope and the verb.
  let partAfterTime: Int
  let partOfScope: Int
  let partOfVerb: Int

  /// The form of an event; nil if the event adds more to the document's lists than a step, its verb, and what
  /// that sets to plain values or to expressions.
  init?(_ step: Step, at time: Range<Int>, in content: StepContent) {
    guard step.verbs.count == 1, step.details == nil, step.scope?.isRepeatable != false else {
      return nil
    }
    let verb = content.verbs[step.verbs.indices.lowerBound]
    guard case .set(let assignments) = verb.action,
      assignments.indices.allSatisfy({ content.assignments[$0].value.isRepeatable })
    else { return nil }
    var text = JSONForm(step.place.range)
    let isTimeFirst = time.lowerBound < verb.place.range.lowerBound
    if isTimeFirst { text.add(number: time) }
    for index in assignments.indices {
      guard case .number(_, let place) = content.assignments[index].value else { continue }
      text.add(number: place.range)
    }
    if !isTimeFirst { text.add(number: time) }
    self.text = text
    self.step = step
    self.verb = verb
    self.assignments = assignments
    self.time = SourceRange(time)
    partAfterTime = text.part(of: time.upperBound)
    partOfScope = step.scope?.place.map { text.part(of: $0.lowerBound) } ?? 0
    partOfVerb = text.part(of: verb.place.range.lowerBound)
  }
}

// MARK: - What may be repeated, and where it is then

extension AnimationScope {
  fileprivate var isRepeatable: Bool {
    switch self {
    case .animation(.custom), .binding(.custom), .transaction(.keys): false
    case .animation, .binding, .transaction: true
    }
  }

  /// Where its text is, if it has one.
  fileprivate var place: Range<Int>? {
    switch self {
    case .animation(let setting), .binding(let setting): setting.place
    case .transaction(.expression(let expression)): expression.text.range
    case .transaction(.keys): nil
    }
  }

  func moved(by distance: Int) -> Self {
    switch self {
    case .animation(.expression(let text)): .animation(.expression(text.moved(by: distance)))
    case .binding(.expression(let text)): .binding(.expression(text.moved(by: distance)))
    case .transaction(.expression(let text)): .transaction(.expression(text.moved(by: distance)))
    case .animation, .binding, .transaction: self
    }
  }
}

extension DocumentValue {
  fileprivate var isRepeatable: Bool {
    switch self {
    case .number, .boolean, .null, .text: true
    case .array, .object: false
    }
  }

  func moved(by distance: Int) -> Self {
    switch self {
    case .number(let number, let place): .number(number, place.moved(by: distance))
    case .boolean(let value, let place): .boolean(value, place.moved(by: distance))
    case .null(let place): .null(place.moved(by: distance))
    case .text(let expression): .text(expression.moved(by: distance))
    case .array, .object: self
    }
  }
}

extension WrittenExpression {
  fileprivate func moved(by distance: Int) -> Self {
    Self(text: text.moved(by: distance), index: index)
  }
}

extension StatePath {
  func moved(by distance: Int) -> Self {
    Self(text: text.moved(by: distance), root: root, part: part)
  }
}

extension SourceRange {
  func moved(by distance: Int) -> Self {
    let range = range
    return Self(range.lowerBound + distance..<range.upperBound + distance)
  }

  /// Where bytes are that begin in a part of a form, or after it, and end at another part or in it.
  func moved(from first: JSONForm.Part, to last: JSONForm.Part) -> Self {
    let range = range
    return Self(range.lowerBound + first.shift..<range.upperBound + last.shift)
  }
}
