/// The keys of a step; an event is a step that has a time.
enum StepKey: UInt8, DocumentKey {
  case at, name, note
  case withAnimation, withTransaction, binding, completion, criteria, completions
  case when, otherwise, forEach, elementName
  case set, toggle, append, remove, move
  case run, call, async, gesture, pause, resume, stop, emit, expect

  static let table = KeyTable<Self>()

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
        "When an event happens: seconds, several of them, or a label and seconds after it.")
    case .name: KeyEntry("name", .text, "The name of the step's transaction.")
    default: KeyEntry("note", .anything, "A comment.")
    }
  }

  private var scopeEntry: KeyEntry {
    switch self {
    case .withAnimation:
      KeyEntry(
        "withAnimation", .animation,
        "The animation of the changes in this step; true for the default one, null for none.")
    case .withTransaction:
      KeyEntry(
        "withTransaction", .object(TransactionScopeKey.self),
        "What the transaction of the changes in this step sets.")
    case .binding:
      KeyEntry(
        "binding", .animation, "The animation of a binding through which the changes are made.")
    case .completion:
      KeyEntry(
        "completion", .either([.name(.newLabel), .steps]),
        "A label for the completion of the scope, or the steps it takes.")
    case .criteria:
      KeyEntry(
        "criteria", .word(CompletionCriteria.allCases.map(\.rawValue)),
        "Whether the completion waits for the logical end or for the removal.")
    default:
      KeyEntry(
        "completions", .list(of: .object(CompletionKey.self)), "Several completions of one scope.")
    }
  }

  private var conditionEntry: KeyEntry {
    switch self {
    case .when:
      KeyEntry("when", .expression(.condition), "Whether the step is taken.")
    case .otherwise: KeyEntry("else", .steps, "What is done where 'when' is false.")
    case .forEach:
      KeyEntry("forEach", .expression(.sequence), "The step is taken for each element.")
    default: KeyEntry("as", .name(.newElement), "The name of the element in 'forEach'.")
    }
  }

  private var changeEntry: KeyEntry {
    switch self {
    case .set:
      KeyEntry("set", .map(.statePath, to: .expression(.newValue)), "New values, by name.")
    case .toggle: KeyEntry("toggle", .names(.statePath), "What changes between true and false.")
    case .append:
      KeyEntry(
        "append", .map(.statePath, to: .expression(.element)), "New last elements of lists.")
    case .remove:
      KeyEntry(
        "remove", .map(.statePath, to: .expression(.elementOrPredicate)),
        "Elements that leave lists, or closures that say which do.")
    default:
      KeyEntry("move", .object(MoveKey.self), "An element that goes from one list to another.")
    }
  }

  private var verbEntry: KeyEntry {
    switch self {
    case .run: KeyEntry("run", .steps, "Steps of the same turn, in this scope.")
    case .call: KeyEntry("call", .name(.call), "An action that is called: 'name(a, b)'.")
    case .async: KeyEntry("async", .object(AsyncKey.self), "Steps that are taken later.")
    case .gesture:
      KeyEntry("gesture", .object(GestureKey.self), "A drag in samples, and its release.")
    case .pause: KeyEntry("pause", .names(.track), "What stands still, or '*' for everything.")
    case .resume: KeyEntry("resume", .names(.track), "What goes on, or '*' for everything.")
    case .stop: KeyEntry("stop", .names(.track), "What ends where it is seen.")
    case .emit: KeyEntry("emit", .text, "A line among the events.")
    default:
      KeyEntry(
        "expect", .mixed(ExpectKey.self, .observed, to: .expression(.comparable)),
        "What must be true at this time, for 'inbetween test'.")
    }
  }
}
