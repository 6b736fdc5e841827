import JSONText

/// The form of an event that only sets states, and that later events may repeat with other numbers.
struct EventForm {
  var text = JSONForm()
  /// The step of the first event of the form.
  private(set) var step: Step
  /// Where that event has its time.
  private(set) var time: SourceRange
  /// The part of the form after the time, and the one that has the scope.
  private(set) var partAfterTime = 0
  private(set) var partOfScope = 0

  init(_ step: Step, at time: Range<Int>, in content: StepContent) {
    self.step = step
    self.time = SourceRange(time)
    begin(step, at: time, in: content)
  }

  /// Makes it the form of an event.
  mutating func begin(_ step: Step, at time: Range<Int>, in content: StepContent) {
    self.step = step
    self.time = SourceRange(time)
    text.begin(step.place.range)
    var hasTime = false
    for verb in step.verbs.indices {
      guard case .set(let assignments) = content.verbs[verb].action else { continue }
      for index in assignments.indices {
        guard case .number(_, let place) = content.assignments[index].value else { continue }
        if !hasTime, place.range.lowerBound > time.lowerBound {
          hasTime = true
          text.add(number: time)
        }
        text.add(number: place.range)
      }
    }
    if !hasTime { text.add(number: time) }
    partAfterTime = text.part(of: time.upperBound)
    partOfScope = step.scope?.place.map { text.part(of: $0.lowerBound) } ?? 0
  }
}

extension StepContent {
  /// Whether all that a step adds to the document's lists is itself, its verbs, and what they set to plain
  /// values or to expressions.
  func isRepeatable(_ step: Step) -> Bool {
    guard step.details == nil, step.scope?.isRepeatable != false else { return false }
    return step.verbs.indices.allSatisfy { verb in
      guard case .set(let assignments) = verbs[verb].action else { return false }
      return assignments.indices.allSatisfy { self.assignments[$0].value.isRepeatable }
    }
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
