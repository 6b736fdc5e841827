import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The model of the app: its states as steps have set them, and what the running turn writes to them.
struct AppModel {
  private let checked: CheckedTimeline
  /// The states, and the inputs of the expression that is evaluated.
  private var environment: EvaluationEnvironment
  /// The states of views, by their slots, which come after those of `environment`.
  private var ownStates: [Int: OwnState] = [:]
  /// The writes of the running turn.
  private var updates = StateUpdates()
  /// The scopes around the step that is executed, the outermost first.
  private var openScopes: [OpenScope] = []
  /// The closed scope that was open when the running turn's work was started.
  private(set) var closedScope: ClosedScope?

  /// The values of the document's keys of transactions in the running turn.
  var transactionValues: [Value] = []
  /// Whether the app has not turned all animations off.
  private(set) var animationsAreEnabled = true

  init(_ script: PreparedTimeline) {
    checked = script.checked
    environment = EvaluationEnvironment(states: script.initialValues)
    environment.random = script.random
  }

  private var timeline: Timeline { checked.timeline }

  /// The steps of all evaluations since the last time.
  @inline(__always)
  mutating func takeSteps() -> Int { environment.takeSteps() }

  /// The value of the state in a slot; nil for one of which only views know the value.
  func value(of state: Int) -> Value? {
    state < stateCount ? environment.states[state] : ownStates[state]?.value
  }

  /// The value of a state of the document.
  subscript(state: Int) -> Value { environment.states[state] }

  /// How many states the document has: those of views come after them.
  var stateCount: Int { environment.states.count }

  /// Gives a state a value without a write, which takes effect at once.
  mutating func store(_ value: Value, in state: Int) {
    environment.states[state] = value
  }
}

// MARK: - Turns

extension AppModel {
  /// Begins a turn; delivered work may have been started inside a scope.
  mutating func beginTurn(outOf scope: ClosedScope? = nil) {
    closedScope = scope
    transactionValues.removeAll(keepingCapacity: true)
  }

  /// Opens a scope, whose transaction may set the animation.
  mutating func open(_ scope: AnimationScope, settingAnimation setsAnimation: Bool) {
    let outer = openScopes.last
    var opened = OpenScope(scope: scope, setsAnimation: false, animationPlace: nil)
    switch timeline.profile.nesting.setter(
      isBinding: scope.isBinding, setsAnimation: setsAnimation,
      insideSetter: outer?.setsAnimation ?? false)
    {
    case .itself:
      opened.setsAnimation = true
      opened.animationPlace = timeline.animation(of: scope)?.sourceRange
    case .outer:
      opened.setsAnimation = true
      opened.animationPlace = outer?.animationPlace
    case nil: break
    }
    openScopes.append(opened)
  }

  mutating func closeScope() {
    openScopes.removeLast()
  }

  /// The innermost scope around the running step, which is closed when its work is delivered;
  /// without one, the closed scope of the running work.
  func scopeToClose(around work: ClosedScope.Work, at instant: Instant) -> ClosedScope? {
    guard let scope = openScopes.last else { return closedScope }
    return ClosedScope(work: work, word: EventDetail(scope.scope), instant: instant)
  }

  /// Sets a state, from a place in the document.
  mutating func set(
    _ state: Int, to value: Value, by place: SourceRange, arrival: EventDetail?,
    under transaction: OpenTransaction
  ) {
    if state < stateCount {
      environment.states[state] = value
    } else {
      ownStates[state]?.value = value
    }
    updates.add(
      StateUpdates.Write(
        state: state, value: value, step: place, animation: openScopes.last?.animationPlace,
        arrival: arrival),
      under: transaction)
  }

  /// Whether the turn has written anything.
  var hasUpdates: Bool { updates.count > 0 }

  /// Takes what the turn has written.
  mutating func takeUpdates() -> StateUpdates {
    let written = updates
    updates = StateUpdates()
    return written
  }

  /// Lets the next turn use the lists of writes that were applied.
  mutating func reuse(_ applied: consuming StateUpdates) {
    guard updates.count == 0 else { return }
    applied.removeAll()
    updates = applied
  }
}

// MARK: - States of views

extension AppModel {
  /// A state of a view that is there, or was.
  struct OwnState {
    var value: Value
    /// How often the view had come.
    let life: Int
  }

  /// Gives a state of a view its first value, when the view comes.
  mutating func begin(_ state: Int, with value: Value, inLife life: Int) {
    ownStates[state] = OwnState(value: value, life: life)
  }

  /// The slot of the state that steps change; nil for one of a view that is gone.
  func slot(of target: AssignmentTarget, in context: StepContext) -> Int? {
    switch target.root {
    case .state(let slot): return slot
    case .input(let input):
      let own = context.ownStates.first { $0.input == input }
      return own.flatMap { ownStates[$0.slot]?.life == $0.life ? $0.slot : nil }
    }
  }

  /// Lets expressions read the names of a context.
  private mutating func enter(_ context: StepContext) {
    environment.inputs = context.inputs
    for own in context.ownStates {
      guard let state = ownStates[own.slot], state.life == own.life else { continue }
      environment.inputs[own.input] = state.value
    }
  }
}

// MARK: - Values

extension AppModel {
  mutating func value(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Value {
    if case .number(let number, _) = value { return .double(number) }
    enter(context)
    return try checked.evaluate(value, in: context.scope, &environment)
  }

  mutating func value(
    _ expression: CheckedExpression, in context: StepContext
  ) throws(EvaluationError) -> Value {
    enter(context)
    return try expression.evaluateFinite(in: &environment)
  }

  mutating func boolean(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Bool {
    try self.value(value, in: context) == .bool(true)
  }

  mutating func number(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Double {
    try self.value(value, in: context).number ?? 0
  }

  /// A number where only numbers from 0 to a limit are allowed.
  mutating func number(
    _ value: DocumentValue, upTo limit: Double, _ unit: String, in context: StepContext
  ) throws(EvaluationError) -> Double {
    let number = try number(value, in: context)
    guard (0...limit).contains(number) else {
      let failure = EvaluationFailure.other(
        "this must be from 0 to \(Int(limit)) \(unit), not \(number)")
      throw EvaluationError(failure, at: value.place)
    }
    return number
  }

  mutating func animation(
    _ setting: AnimationSetting, in context: StepContext
  ) throws(EvaluationError) -> Animation? {
    enter(context)
    return try checked.animation(setting, in: context.scope, &environment)
  }

  /// The transaction that a scope opens, without its completions.
  mutating func transaction(
    of scope: AnimationScope, in context: StepContext
  ) throws(EvaluationError) -> Transaction {
    switch scope {
    case .animation(let setting):
      return Transaction(animation: try animation(setting, in: context))
    case .binding(.expression(let expression)):
      let value = try self.value(.text(expression), in: context)
      guard case .transaction(let written) = value else {
        return Transaction(animation: value.animation)
      }
      var transaction = Transaction()
      transaction.set(written, in: &transactionValues)
      return transaction
    case .binding(let setting):
      return Transaction(animation: try animation(setting, in: context))
    case .transaction(let change):
      var transaction = Transaction()
      enter(context)
      _ = try transaction.apply(
        change, of: checked, in: context.scope, &environment, &transactionValues)
      return transaction
    }
  }
}

// MARK: - All animations

extension AppModel {
  /// Turns all later animations off, or on again.
  mutating func setAnimationsEnabled(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) {
    animationsAreEnabled = try boolean(value, in: context)
  }
}

// MARK: - Targets and calls

extension AppModel {
  /// The value of a state or of a part of it.
  mutating func value(
    at target: AssignmentTarget, in context: StepContext
  ) throws(EvaluationError) -> Value {
    enter(context)
    return try target.value(in: &environment)
  }

  /// The whole state with a new value in a part of it.
  mutating func assigning(
    _ value: Value, to target: AssignmentTarget, in context: StepContext
  ) throws(EvaluationError) -> Value {
    enter(context)
    return try target.assigning(value.stored(as: target.type), in: &environment)
  }

  /// The value of the part of a state that an expectation names.
  mutating func value(
    of path: StatePath, in context: StepContext
  ) throws(EvaluationError) -> Value {
    enter(context)
    return try checked.evaluate(modelPath: path, in: context.scope, &environment)
  }

  /// The names that the steps of a called action see, with the arguments of the call.
  mutating func enter(
    _ call: ActionCall, in context: StepContext
  ) throws(EvaluationError) -> StepContext {
    enter(context)
    let inner = try checked.enter(call, in: context.scope, &environment)
    return StepContext(scope: inner.scope, inputs: inner.arguments)
  }
}
