/// The keys of a step; an event is a step that has a time.
enum StepKey: UInt8, DocumentKey {
  case at, name, note
  case withAnimation, withTransaction, binding, completion, criteria, completions
  case constants, when, otherwise, forEach, elementName
  case set, toggle, append, remove, move
  case run, selection, cases, call, tap, async, task, sleep, timer, cancel, gesture, pause, resume,
    stop, emit, expect
  case setAnimationsEnabled, environment

  static let table = KeyTable<Self>()
  static let objectName = "step"
  /// The schema's name for a step with a time.
  static let eventName = "event"
  static let companions: [(key: Self, needs: Self)] = [
    (.otherwise, .when), (.elementName, .forEach), (.criteria, .completion), (.cases, .selection),
    (.selection, .cases),
  ]

  static let synonyms: [String: Self] = [
    "time": .at, "t": .at, "start": .at, "begin": .at, "timestamp": .at,
    "animation": .withAnimation, "curve": .withAnimation,
    "easing": .withAnimation, "spring": .withAnimation, "animate": .withAnimation,
    "UIView.animate": .withAnimation,
    "transaction": .withTransaction, "var": .constants, "const": .constants,
    "constants": .constants, "if": .when, "for": .forEach, "in": .elementName,
    "steps": .run, "match": .selection,
    "group": .run, "do": .run, "perform": .run, "sequence": .run, "parallel": .run,
    "asyncAfter": .async, "wait": .sleep, "await": .sleep,
    "insert": .append, "push": .append, "add": .append, "delete": .remove,
    "then": .completion, "finally": .completion, "onComplete": .completion,
    "completionHandler": .completion,
    "completionCriteria": .criteria, "print": .emit, "log": .emit, "state": .set, "assign": .set,
    "every": .timer, "repeat": .timer, "invalidate": .cancel,
    "drag": .gesture, "assert": .expect,
  ]

  /// The keys that only an event has, and needs.
  static let ofEvents: KeySet<Self> = [.at]
  /// The keys of scopes, of which a step has at most one.
  static let scopes: KeySet<Self> = [.withAnimation, .withTransaction, .binding]
  /// The keys of what most steps do not have.
  static let details: KeySet<Self> = [
    .name, .completion, .criteria, .completions, .constants, .when, .otherwise, .forEach,
    .elementName, .selection, .cases,
  ]

  var entry: KeyEntry {
    switch self {
    case .at: Self.atEntry
    case .name: Self.nameEntry
    case .note: .note
    case .withAnimation: Self.withAnimationEntry
    case .withTransaction: Self.withTransactionEntry
    case .binding: Self.bindingEntry
    case .completion: Self.completionEntry
    case .criteria: Self.criteriaEntry
    case .completions: Self.completionsEntry
    case .constants: Self.constantsEntry
    case .when: Self.whenEntry
    case .otherwise: Self.otherwiseEntry
    case .forEach: Self.forEachEntry
    case .elementName: Self.elementNameEntry
    case .set: Self.setEntry
    case .toggle: Self.toggleEntry
    case .append: Self.appendEntry
    case .remove: Self.removeEntry
    case .move: Self.moveEntry
    case .run: Self.runEntry
    case .selection: Self.selectionEntry
    case .cases: Self.casesEntry
    case .call: Self.callEntry
    case .tap: Self.tapEntry
    case .async: Self.asyncEntry
    case .task: Self.taskEntry
    case .sleep: Self.sleepEntry
    case .timer: Self.timerEntry
    case .cancel: Self.cancelEntry
    case .gesture: Self.gestureEntry
    case .pause: Self.pauseEntry
    case .resume: Self.resumeEntry
    case .stop: Self.stopEntry
    case .emit: Self.emitEntry
    case .expect: Self.expectEntry
    case .setAnimationsEnabled: Self.setAnimationsEnabledEntry
    case .environment: Self.environmentEntry
    }
  }
}

// The keys that say how a step runs; the files of scopes and verbs hold theirs.
extension StepKey {
  private static let nameEntry = KeyEntry(
    "name", .text,
    "The name of the step's transaction among the events; 't1', 't2' and so on without it.")
  private static let whenEntry = KeyEntry(
    "when", .expression(.condition),
    "Whether the step runs; evaluated when it is reached. 'let name = value' asks for a value that is "
      + "not nil, and names it for what the step does.")
  private static let otherwiseEntry = KeyEntry(
    "else", .steps, "The steps that run instead if 'when' is false.")
  private static let forEachEntry = KeyEntry(
    "forEach", .expression(.sequence),
    "An array, a range or a number: the step runs for each element, in one turn.")
  private static let elementNameEntry = KeyEntry(
    "as", .name(.newElement), "The name of the element of 'forEach' in the step's expressions.")
  private static let runEntry = KeyEntry(
    "run", .steps, "Steps of the same turn that run in order inside this step's scope.")
  private static let setAnimationsEnabledEntry = KeyEntry(
    "setAnimationsEnabled", .expression(.condition),
    "Whether changes from now on are animated, as UIView's method of that name; what runs, runs on."
  )
  private static let environmentEntry = KeyEntry(
    "environment", .object(.environment),
    "Values that the system gives the environment; a key of events alone.")
  private static let emitEntry = KeyEntry(
    "emit", .text, "A text that becomes an event.")
}
