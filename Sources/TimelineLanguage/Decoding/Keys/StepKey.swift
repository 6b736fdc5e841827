/// The keys of a step; an event is a step that has a time.
enum StepKey: UInt8, DocumentKey {
  case at, name, note
  case withAnimation, withTransaction, binding, completion, criteria, completions
  case when, otherwise, forEach, elementName
  case set, toggle, append, remove, move
  case run, call, async, gesture, pause, resume, stop, emit, expect

  static let table = KeyTable<Self>()
  static let objectName = "step"
  /// What the schema calls a step that has a time.
  static let eventName = "event"
  static let companions: [(key: Self, needs: Self)] = [
    (.otherwise, .when), (.elementName, .forEach), (.criteria, .completion),
  ]

  static let habits: [String: Self] = [
    "animation": .withAnimation, "duration": .withAnimation, "curve": .withAnimation,
    "easing": .withAnimation, "spring": .withAnimation, "animate": .withAnimation,
    "transaction": .withTransaction, "if": .when, "for": .forEach, "steps": .run,
    "group": .run, "delay": .async, "after": .async, "drag": .gesture, "assert": .expect,
  ]

  /// The keys that only an event has, and needs.
  static let ofEvents: KeySet<Self> = [.at]
  /// The keys of scopes, of which a step has at most one.
  static let scopes: KeySet<Self> = [.withAnimation, .withTransaction, .binding]
  /// The keys of what most steps do not have.
  static let details: KeySet<Self> = [
    .name, .completion, .criteria, .completions, .when, .otherwise, .forEach, .elementName,
  ]

  var entry: KeyEntry {
    switch self {
    case .at, .name, .note: generalEntry
    case .withAnimation, .withTransaction, .binding, .completion, .criteria, .completions:
      scopeEntry
    case .when, .otherwise, .forEach, .elementName: conditionEntry
    case .set, .toggle, .append, .remove, .move: changeEntry
    case .run, .call, .async, .gesture, .pause, .resume, .stop, .emit, .expect: verbEntry
    }
  }
}

// The entries lie in groups only to keep the functions short.
extension StepKey {
  private var generalEntry: KeyEntry {
    switch self {
    case .at:
      KeyEntry(
        "at", .either([.number(.time), .list(of: .number(.time)), .name(.moment)]),
        "When the event happens: seconds, a list of them, or a label: 'label', 'label #2', "
          + "'label + 0.5'.")
    case .name:
      KeyEntry(
        "name", .text,
        "The name of the step's transaction among the events; 't1', 't2' and so on without it.")
    default: .note
    }
  }

  private var scopeEntry: KeyEntry {
    switch self {
    case .withAnimation:
      KeyEntry(
        "withAnimation", .animation,
        "The animation of the changes in this step, as '.spring(duration: 0.5)'; true for the "
          + "default one, null for none.")
    case .withTransaction:
      KeyEntry(
        "withTransaction", .object(TransactionScopeKey.self),
        "What the transaction of the changes in this step sets; each value is set only where "
          + "it is written.")
    case .binding:
      KeyEntry(
        "binding", .animation,
        "The animation of a binding, as in '$state.animation(...)', through which this step "
          + "makes its changes.")
    case .completion:
      KeyEntry(
        "completion", .either([.name(.newLabel), .steps]),
        "A label for the completion of this step's animations, or the steps that are taken at it.")
    case .criteria:
      KeyEntry(
        "criteria", .word(CompletionCriteria.allCases.map(\.rawValue)),
        "What 'completion' waits for: 'logicallyComplete', the end that the animation was "
          + "given, or 'removed', when nothing of it is left. The first without it.")
    default:
      KeyEntry(
        "completions", .list(of: .object(CompletionKey.self)),
        "The completions of this step's animations, where there are several.")
    }
  }

  private var conditionEntry: KeyEntry {
    switch self {
    case .when:
      KeyEntry(
        "when", .expression(.condition),
        "Whether the step is taken; it is evaluated when its turn comes.")
    case .otherwise:
      KeyEntry("else", .steps, "The steps that are taken instead where 'when' is false.")
    case .forEach:
      KeyEntry(
        "forEach", .expression(.sequence),
        "An array, a range or a number: the step is taken for each element, in one turn.")
    default:
      KeyEntry(
        "as", .name(.newElement), "The name of the element of 'forEach' in the step's expressions.")
    }
  }

  private var changeEntry: KeyEntry {
    switch self {
    case .set:
      KeyEntry(
        "set", .map(.statePath, to: .expression(.newValue)),
        "New values of the state, by what is set: 'name', 'name[i]', 'p.x' or 'model.name'.")
    case .toggle:
      KeyEntry(
        "toggle", .names(.statePath),
        "A boolean state, or several, to change between true and false.")
    case .append:
      KeyEntry(
        "append", .map(.statePath, to: .expression(.element)),
        "Elements that are added at the end of lists, by list.")
    case .remove:
      KeyEntry(
        "remove", .map(.statePath, to: .expression(.elementOrPredicate)),
        "Elements that leave lists, by list: an element, or a closure that says which leave. "
          + "All that match do.")
    default:
      KeyEntry(
        "move", .object(MoveKey.self),
        "An element that goes from one list to another, in two writes.")
    }
  }

  private var verbEntry: KeyEntry {
    switch self {
    case .run:
      KeyEntry(
        "run", .steps, "Steps of the same turn, taken one after the other inside this step's scope."
      )
    case .call:
      KeyEntry(
        "call", .name(.call),
        "A call of one of the 'actions', as 'name(a, b)', in the same turn and inside this "
          + "step's scope.")
    case .async:
      KeyEntry(
        "async", .object(AsyncKey.self),
        "Steps that are taken in a later turn, outside this step's scope.")
    case .gesture:
      KeyEntry(
        "gesture", .object(GestureKey.self),
        "A drag: steps at each of its samples, and at the release.")
    case .pause:
      KeyEntry(
        "pause", .names(.track),
        "The running animations that stand still from now on: of a track, a view, a state, "
          + "several of them, or '*' for all.")
    case .resume:
      KeyEntry(
        "resume", .names(.track),
        "The paused animations that go on where they stood: of a track, a view, a state, "
          + "several of them, or '*' for all.")
    case .stop:
      KeyEntry(
        "stop", .names(.track),
        "The states whose animations end where they are seen; their values become what is on "
          + "screen.")
    case .emit: KeyEntry("emit", .text, "A text that is printed as an event of its own.")
    default:
      KeyEntry(
        "expect", .mixed(ExpectKey.self, .observed, to: .expression(.comparable)),
        "What must be true at this time, for the command 'test': values of columns, of "
          + "'state.name', and what the fixed keys ask.")
    }
  }
}
