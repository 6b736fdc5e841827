import Diagnostics
package import ExpressionLanguage
import JSONText

extension TimelineChecker {
  /// Checks a step in a scope.
  mutating func check(_ step: Step, in outer: ScopeIndex) {
    checkSleepIsAlone(in: step)
    if let index = step.details { return check(step, with: index, in: outer) }
    guard let around = step.scope else { return check(step.verbs, in: outer) }
    check(around, in: outer)
    check(step, under: around, in: outer)
  }

  /// Checks what a step does inside its scope.
  private mutating func check(_ step: Step, under around: AnimationScope, in scope: ScopeIndex) {
    // The closure of a scope is synchronous.
    let mightSleep = maySleep
    maySleep = false
    defer { maySleep = mightSleep }
    guard uses.scope != nil || timeline.hasViews || around.isBinding else {
      // Nothing can be wrong about the animation of what no view shows.
      return check(step.verbs, in: scope)
    }
    let outside = open(around)
    check(step.verbs, in: scope)
    close(around, of: step, outer: outside)
  }

  /// Checks steps that run later, when no scope is open any more.
  mutating func check(
    later steps: ElementRange<Step>, in scope: ScopeIndex, maySleep sleeps: Bool = false
  ) {
    let (open, mightSleep, wasLater) = (uses.scope, maySleep, instances.isLater)
    uses.scope = nil
    maySleep = sleeps
    instances.isLater = true
    check(steps, in: scope)
    instances.isLater = wasLater
    maySleep = mightSleep
    uses.scope = open
  }

  private mutating func check(
    _ step: Step, with index: ElementIndex<StepDetails>, in outer: ScopeIndex
  ) {
    let details = timeline[index]
    let knownConstants = constantCount
    defer { constantCount = knownConstants }
    let looped = details.loop.map { open($0, of: index, in: outer) } ?? outer
    let named = open(details.constants, in: looped)
    let scope = details.condition.map { open($0, in: named) } ?? named
    if let around = step.scope { check(around, in: scope) }
    for completion in timeline[details.completions] { check(later: completion.steps, in: scope) }
    if let around = step.scope {
      check(step, under: around, in: scope)
    } else {
      check(step.verbs, in: scope)
    }
    check(details.otherwise, in: named)
  }

  mutating func check(_ steps: ElementRange<Step>, in outer: ScopeIndex) {
    guard !steps.isEmpty else { return }
    let reader = uses.reader
    uses.reader = .step
    instances.enter()
    let knownConstants = constantCount
    var scope = outer
    for step in timeline[steps] {
      if let constants = timeline.constants(declaredBy: step) {
        scope = open(constants, in: scope)
      } else {
        check(step, in: scope)
      }
    }
    constantCount = knownConstants
    instances.leave()
    uses.reader = reader
  }

  private mutating func open(
    _ loop: StepLoop, of index: ElementIndex<StepDetails>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let element = elementType(of: loop.sequence, in: outer)
    return scopes.open(in: outer, by: .loop(index)) { scope in
      let place = loop.sequence.place
      if let name = loop.elementName {
        scope.declareInput(name, element, at: place, diagnostics: &diagnostics)
      }
      scope.declareInput(
        "index", .int, at: place, isInjected: true, diagnostics: &diagnostics)
    }
  }

  /// The type of the elements of an array, a range or a number of times.
  mutating func elementType(of sequence: DocumentValue, in scope: ScopeIndex) -> ValueType {
    switch check(sequence, in: scope) {
    case .array(let element)?: return element
    case .double?, .int?, .range?: return .int
    case .unknown?, nil: return .unknown
    case let other?:
      let message = "'forEach' takes an array, a range or a number, not \(other.withArticle)"
      diagnostics.add(.error(.wrongType, message, at: sequence.place))
      return .unknown
    }
  }
}

extension ScopeOpener {
  /// The name of a closure's element, which no document can use.
  static let removedElement = "$element"
  /// The name of the value that a closure changes.
  static let changedValue = "$value"
  /// The name of the input that is the `value` of a drag.
  static let gestureValue = "$gesture"
}

extension ExpectedTypes {
  /// The types of a drag's values: a number or a vector.
  package static let movement = ExpectedTypes.oneOf([.double, .size, .point])

  /// The other end of a movement.
  package static func end(ofMovementFrom start: ValueType) -> ExpectedTypes {
    start == .unknown ? .movement : .type(start)
  }

  /// The values that may be stored in a place of a type.
  package static func stored(_ type: ValueType) -> ExpectedTypes {
    type == .unknown ? .any : .type(type)
  }

  /// The accepted types of an element of a list.
  package static func element(of type: ValueType) -> ExpectedTypes {
    if case .array(let element) = type { return .stored(element) }
    return .any
  }
}

// MARK: - Times

extension TimelineChecker {
  /// Checks a number of seconds.
  mutating func checkSeconds(_ value: DocumentValue, in scope: ScopeIndex) {
    check(value, in: scope)
    guard let seconds = constant(value, in: scope),
      let warning = Milliseconds.warning(of: seconds, at: value.place)
    else { return }
    diagnostics.add(warning)
  }

  /// The number that a value always is, if that is known.
  private func constant(_ value: DocumentValue, in scope: ScopeIndex) -> Double? {
    if case .number(let number, _) = value { return number }
    guard case .text(let expression) = value,
      case .double(let number)? = expressions.find(expression.index, in: scope)??.constantValue
    else { return nil }
    return number
  }
}
