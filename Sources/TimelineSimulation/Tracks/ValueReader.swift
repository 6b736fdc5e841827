import AnimationEngine
import TimelineLanguage

/// Evaluates what views say, with the states as they were rendered last.
struct ValueReader {
  let checked: CheckedTimeline
  var environment: EvaluationEnvironment
  /// How far animated values are taken along the way on which they move, in seconds.
  var lookahead = 0.0
  /// The transaction that a modifier is about to rewrite.
  var transaction: TransactionValue?

  /// The value of an expression; names that stand for what is animated are what is on screen.
  mutating func value(
    _ value: DocumentValue, as expected: ExpectedTypes, in context: FrameContext,
    scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Value {
    environment.inputs.removeAll(keepingCapacity: true)
    for parameter in context.parameters {
      var components = scene[parameter.property]
      if lookahead != 0 {
        components.add(scene.velocity(of: parameter.property), scaledBy: lookahead)
      }
      environment.inputs.append(parameter.type.value(components))
    }
    if let transaction { environment.inputs.append(.transaction(transaction)) }
    return try checked.evaluate(value, as: expected, in: context.scope, &environment)
  }

  /// The text that a track shows; nil for one that shows numbers.
  mutating func text(
    of track: Track, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> String? {
    let found: Value
    switch track.origin {
    case .attribute(.whole(let whole), .text):
      found = try value(whole, as: AttributeType.text.expected, in: track.context, scene: scene)
    case .expression(let expression) where track.isText:
      found = try value(expression, as: .any, in: track.context, scene: scene)
    case .state, .attribute, .expression: return nil
    }
    if case .text(let text) = found { return text }
    return nil
  }

  /// The value of an attribute, however it is written.
  mutating func components(
    of value: AttributeValue, _ type: AttributeType, in context: FrameContext,
    scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    switch value {
    case .whole(let whole):
      let found = try self.value(whole, as: type.expected, in: context, scene: scene)
      if type == .scale, let factor = found.number { return Components([factor, factor]) }
      return Components(found) ?? .zero
    case .components(let parts):
      var components = Components.zero
      for (part, component) in zip(checked.timeline[parts], type.components) {
        var number = component.defaultValue ?? 0
        if let part {
          let found = try self.value(part, as: .type(.double), in: context, scene: scene)
          number = found.number ?? number
        }
        components.append(number)
      }
      return components
    }
  }
}

extension CheckedTimeline {
  /// The slots of the states that a value is made of.
  func states(
    of value: DocumentValue, as expected: ExpectedTypes, in scope: ScopeIndex
  ) -> Set<Int> {
    Set(dependencies(of: value, as: expected, in: scope).states)
  }

  /// The slots of the states that an attribute is made of.
  func states(of value: AttributeValue, _ type: AttributeType, in scope: ScopeIndex) -> Set<Int> {
    switch value {
    case .whole(let whole): return states(of: whole, as: type.expected, in: scope)
    case .components(let parts):
      return timeline[parts].compactMap(\.self).reduce(into: []) { states, part in
        states.formUnion(self.states(of: part, as: .type(.double), in: scope))
      }
    }
  }
}
