import JSONText

/// The requirement of a key on the type of its expression.
enum ExpectedType: Sendable {
  /// The first value of a state, which decides the state's type.
  case initialValue
  /// An expression under a name, or the lines of a body.
  case definition
  /// A value of the type of what is written.
  case newValue
  /// An element of the list that is written.
  case element
  /// An element, or a closure that says which elements are meant.
  case elementOrPredicate
  case condition
  /// Seconds, not negative.
  case duration
  /// How far apart numbers are, not negative.
  case distance
  /// Samples a second.
  case rate
  /// A place in a list.
  case index
  /// An array, a range or a number.
  case sequence
  /// A number or a vector.
  case movement
  /// A curve of progress over time.
  case curve
  case number
  case text
  /// A value of any type that can be compared.
  case comparable
  /// A value of any type that can be compared, and is not nil.
  case watched
  /// The identity of a view or an element.
  case identity
  /// A number or a vector that can move.
  case animatable
  /// A value that a view puts out: what can move, a truth, a text, or an array.
  case output
  /// An array of phases.
  case phases
  case transition
  case transaction
  case keyframe
  /// The whole value of an attribute.
  case attribute(AttributeType)

  /// Whether a JSON value of this kind can be such a value; a string is an expression.
  func accepts(_ kind: JSONKind) -> Bool {
    switch kind {
    case .string:
      switch self {
      case .attribute(let type): type.takesExpression
      default: true
      }
    case .number:
      switch self {
      case .condition, .curve, .text, .phases, .transition, .transaction, .keyframe: false
      case .attribute(let type): type.takesNumber
      default: true
      }
    case .boolean:
      switch self {
      case .initialValue, .definition, .newValue, .element, .elementOrPredicate, .condition,
        .comparable, .watched, .output:
        true
      default: false
      }
    case .array:
      switch self {
      case .initialValue, .definition, .newValue, .element, .elementOrPredicate, .sequence,
        .movement, .comparable, .watched, .output, .phases:
        true
      default: false
      }
    case .object:
      switch self {
      case .initialValue, .newValue, .element, .elementOrPredicate, .movement, .comparable: true
      default: false
      }
    case .null:
      switch self {
      case .newValue, .element, .elementOrPredicate, .comparable: true
      default: false
      }
    }
  }

  /// The range of a number that is written down.
  var range: NumberRange {
    switch self {
    case .duration: .time
    case .distance: .tolerance
    case .rate: .frameRate
    case .initialValue, .definition, .newValue, .element, .elementOrPredicate, .condition, .index,
      .sequence, .movement, .curve, .number, .text, .comparable, .watched, .identity, .animatable,
      .output, .phases, .transition, .transaction, .keyframe, .attribute:
      .any
    }
  }

  /// The accepted values, as the end of the sentence "... must be".
  var phrase: String {
    switch self {
    case .initialValue, .definition, .newValue, .element, .elementOrPredicate, .comparable,
      .watched, .output:
      "a value or an expression"
    case .condition: "true, false or an expression"
    case .duration: "a number of seconds or an expression"
    case .distance, .rate, .index, .number, .animatable, .identity: "a number or an expression"
    case .sequence: "an array, a number or an expression"
    case .movement: "a number, a vector or an expression"
    case .curve: "a curve such as \".easeOut\""
    case .text: "an expression that is a text, such as \"'Hello'\""
    case .phases: "an array or an expression"
    case .transition: "a transition such as \".slide\""
    case .transaction: "a transaction such as \"Transaction(animation: .linear)\""
    case .keyframe: "a keyframe such as \"LinearKeyframe(1, duration: 0.5)\""
    case .attribute(let type): type.phrase
    }
  }
}
