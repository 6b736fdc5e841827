import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// Evaluates the expressions of views with the states of the last update.
struct ViewEvaluator {
  let checked: CheckedTimeline
  var environment: EvaluationEnvironment
  /// How many seconds animated values are extrapolated along their velocity.
  var lookahead = 0.0
  /// The values that instances of views read besides the states, by their numbers.
  var instances: [InstanceInputs] = []
  /// The clocks of timeline views, by their numbers.
  var clocks: [FrameClock] = []

  /// The states that views see, those without a name after the others.
  var states: [Value] {
    get { environment.states }
    _modify { yield &environment.states }
  }

  init(_ script: PreparedTimeline) {
    checked = script.checked
    environment = EvaluationEnvironment(states: script.initialValues)
  }

  /// The number of the first clock that runs without end; nil for none.
  var endlessClock: Int? { clocks.firstIndex { $0.isRunning && $0.pausedAt == nil } }

  /// The value of an expression; names of animated values mean the values on screen. Injected
  /// values come after the context's own.
  mutating func value(
    _ value: DocumentValue, in context: FrameContext,
    injecting injected: [Value] = [], scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Value {
    let checked = checked
    return try evaluate(in: context, scene: scene) { (environment) throws(EvaluationError) in
      environment.inputs.append(contentsOf: injected)
      return try checked.evaluate(value, in: context.scope, &environment)
    }
  }

  /// The result of work on the states and inputs of a context; a view that leaves has the states that it saw last.
  @inline(__always)
  mutating func evaluate<Result>(
    in context: FrameContext, scene: borrowing AnimationScene,
    _ work: (inout EvaluationEnvironment) throws(EvaluationError) -> Result
  ) throws(EvaluationError) -> Result {
    environment.inputs.removeAll(keepingCapacity: true)
    for input in context.inputs {
      if case .derived(let derived, let context) = input {
        try appendValue(of: derived, in: context, scene: scene)
      } else if case .own(let slot) = input, let instance = context.instance,
        let frozen = instances[instance].frozenStates, slot < frozen.count
      {
        environment.inputs.append(frozen[slot])
      } else {
        let value = self.value(of: input, scene: scene)
        environment.inputs.append(value)
      }
    }
    guard let instance = context.instance, instances[instance].frozenStates != nil else {
      return try work(&environment)
    }
    thaw(instance)
    defer { thaw(instance) }
    return try work(&environment)
  }

  /// The value of an expression that is a number of seconds.
  mutating func seconds(
    _ value: DocumentValue, in context: FrameContext, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Double {
    let found = try self.value(value, in: context, scene: scene).number ?? 0
    guard (0...Instant.secondsLimit).contains(found) else {
      let limit = Int(Instant.secondsLimit)
      throw EvaluationError(
        .other("this must be from 0 to \(limit) seconds, not \(found)"), at: value.place)
    }
    return found
  }

  /// Evaluates one input of an expression, which needs inputs of its own meanwhile.
  private mutating func appendValue(
    of derived: DocumentValue, in context: FrameContext, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    let earlier = environment.inputs
    let found = try value(derived, in: context, scene: scene)
    environment.inputs = earlier
    environment.inputs.append(found)
  }

  /// The inputs of a context as they are now, for what reads them later.
  mutating func inputs(
    of context: FrameContext, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    for input in context.inputs {
      if case .derived(let derived, let context) = input {
        values.append(try value(derived, in: context, scene: scene))
      } else {
        values.append(value(of: input, scene: scene))
      }
    }
    return values
  }

  @inline(__always)
  private func value(of input: FrameInput, scene: borrowing AnimationScene) -> Value {
    switch input {
    case .presented(let property, let type):
      var components = scene[property]
      if lookahead != 0 { components.add(scene.velocity(of: property), scaledBy: lookahead) }
      return type.value(components)
    case .record(let names, let fields):
      var values: [Value] = []
      for field in fields { values.append(value(of: field, scene: scene)) }
      // A record of so few numbers is never too large.
      return (try? RecordValue(names: names, values: values)).map(Value.record) ?? .null
    // Callers evaluate it, because that may fail.
    case .derived: return .null
    case .element(let instance): return instances[instance].element
    case .index(let instance): return .int(instances[instance].index)
    case .date(let clock):
      return .double(clocks[clock].date(at: scene.now.seconds, ahead: lookahead))
    case .state(let slot), .own(let slot): return environment.states[slot]
    }
  }

  /// Swaps the states with those that a removed view keeps.
  private mutating func thaw(_ instance: Int) {
    guard var states = instances[instance].frozenStates else { return }
    swap(&states, &environment.states)
    instances[instance].frozenStates = states
  }

  /// The text that a track shows; nil for one that shows numbers.
  mutating func text(
    of track: Track, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> String? {
    let found: Value
    switch track.origin {
    case .attribute(.whole(let whole), .text):
      found = try value(whole, in: track.context, scene: scene)
    case .expression(let expression) where track.isText:
      found = try value(expression, in: track.context, scene: scene)
    case .state, .attribute, .expression, .transition, .matchedFrame, .layoutFrame, .content,
      .keyframes:
      return nil
    }
    if case .text(let text) = found { return text }
    return nil
  }

  /// The value of an attribute, however it is written, with the components that there are of it.
  mutating func components(
    of value: AttributeValue, _ type: AttributeType, in context: FrameContext,
    injecting injected: [Value] = [], scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    switch value {
    case .whole(let whole):
      let found = try self.value(whole, in: context, injecting: injected, scene: scene)
      guard type != .number, let number = found.number, let filled = type.components(of: number)
      else { return Components(found) ?? .zero }
      return type.moving(Components(filled))
    case .components(let parts):
      var components = Components.zero
      for (part, component) in zip(checked.timeline[parts], type.components) {
        if let part {
          let found = try self.value(part, in: context, injecting: injected, scene: scene)
          components.append(columnsOf: found)
        } else if let numbers = component.defaultValue {
          for number in numbers { components.append(number) }
        }
      }
      return type.moving(components)
    }
  }
}
