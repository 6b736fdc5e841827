/// The accepted values of a key, in enough detail to write a JSON Schema from them.
indirect enum ValueShape: Sendable {
  /// Any JSON value; it is not looked at.
  case anything
  /// A text that is taken as it is.
  case text
  /// One of these words.
  case word([String])
  case number(NumberRange)
  case boolean
  /// A whole number from 0.
  case count
  /// A value, or a text that is an expression.
  case expression(ExpectedType)
  /// `true`, `null`, or an expression that is an animation.
  case animation
  /// A text that names something.
  case name(NameKind)
  case list(of: ValueShape)
  /// The value of an attribute: whole, as an array, or as an object of its components, of which it
  /// may have to have all.
  case attribute(AttributeType, isComplete: Bool = false)
  /// A modifier: an object with one name of a modifier and that modifier's arguments.
  case modifier(ModifierListKind)
  /// A list with exactly as many elements.
  case tuple([ValueShape])
  case either([ValueShape])
  case object(ObjectKind)
  /// A step that has a time.
  case event
  /// An object whose keys are names of the document's own.
  case map(NameKind, to: ValueShape)
  /// An object of claims: its fixed keys, and columns and states beside them.
  case claims

  /// An animation, or a custom one of the document.
  static let anyAnimation = ValueShape.either([.animation, .object(.customAnimation)])
  /// An array of steps: one closure.
  static var steps: ValueShape { .list(of: .object(.step)) }
  /// A name, or an array of names.
  static func names(_ kind: NameKind) -> ValueShape {
    .either([.name(kind), .list(of: .name(kind))])
  }
}

/// The kinds of object with keys of their own that other objects contain.
enum ObjectKind: CaseIterable, Sendable {
  case step, view, component, transition, asymmetricTransition, hitch, transactionScope, completion,
    move,
    async
  case unstructuredTask, sleep, timer, timerPublisher, stack, gesture, completionExpectation
  case customAnimation
  case flexibleFrame, fixedSize
  case always, environment
}

/// The kind of thing that a name in the document refers to.
enum NameKind: Sendable {
  /// A new name for a state, an identifier.
  case newState
  /// A new name for a model object, an identifier.
  case newModel
  /// A new name for a property, a value that keyframes move or one that a view puts out: an
  /// identifier that expressions read after a dot, or not at all.
  case newMember
  /// A new name for an expression: `name`, `name(a, b)` or `Animation.name`.
  case newDefinition
  /// A new name for steps, with parameters: `name(a, b)`.
  case newAction
  /// A new name for an element, an identifier.
  case newElement
  /// A new name for a component, an identifier.
  case newComponent
  /// A component of the document.
  case component
  /// A new name for a parameter of a component, an identifier; that of a binding is behind `$`.
  case newBinding
  /// A new name for a view, an identifier.
  case newView
  /// The id of a view.
  case view
  /// A new name for an animatable parameter, an identifier.
  case newParameter
  /// A name that the view defines.
  case viewDefinition
  /// A value that keyframes move.
  case keyframeValue
  /// A state, by its whole name.
  case state(StateContent)
  /// A published property: `model.name`.
  case property
  /// The left side of an assignment: `name`, `name[i]`, `p.x`, `model.name`.
  case statePath(StateContent)
  /// A state, or the column of a track.
  case track
  /// A column, or `state.` and what can be written to.
  case observed
  /// A definition without parameters, a state or a published property.
  case replaceable
  /// A call of an action.
  case call
  /// The patterns of a case, with commas between them, or `default`.
  case pattern
  /// The label of a completion or an observer.
  case label
  /// A new label.
  case newLabel
  /// A label with the number of a firing and a delay: `label #2 + 0.5`.
  case moment
  /// A word for events, and a label where one is wanted: `observe seen`.
  case eventPattern
  /// The JSON pointer of a value of the document.
  case pointer
}
