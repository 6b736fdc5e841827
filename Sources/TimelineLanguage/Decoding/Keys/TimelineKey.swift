/// The keys of the document itself.
enum TimelineKey: UInt8, DocumentKey {
  case schema, version, name, note, fps, until, clock, hitches, profile, reduceMotion
  case define, state, published, actions, views, events

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .schema:
      KeyEntry("$schema", .text, "The address of the schema, for editors; ignored.")
    case .version:
      KeyEntry("version", .number(.version), "The version of the document format: 1.")
    case .name:
      KeyEntry("name", .text, "What the timeline shows, for people.")
    case .note:
      KeyEntry("note", .anything, "A comment.")
    case .fps:
      KeyEntry("fps", .number(.frameRate), "Frames per second that are printed; 60 without it.")
    case .until:
      KeyEntry(
        "until", .number(.time),
        "The last time of the run in seconds; without it, when everything has settled.")
    case .clock:
      KeyEntry(
        "clock", .word(ClockKind.allCases.map(\.rawValue)),
        "How time passes: 'ideal' as on an infinitely fast display, 'display' in ticks, or "
          + "'device' in the ticks of a real one.")
    case .hitches:
      KeyEntry(
        "hitches", .list(of: .object(HitchKey.self)), "Times in which a display makes no ticks.")
    case .profile:
      KeyEntry(
        "profile", .word(Profile.allCases.map(\.rawValue)),
        "The release of SwiftUI that is simulated; the newest without it.")
    case .reduceMotion:
      KeyEntry("reduceMotion", .boolean, "Whether the user has asked for less motion.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Expressions and functions by name: 'name', 'name(a, b)' or 'Animation.name'.")
    case .state:
      KeyEntry(
        "state", .map(.newState, to: .expression(.initialValue)),
        "The state variables with their first values, by name.")
    case .published:
      KeyEntry(
        "published",
        .map(.newModel, to: .map(.newProperty, to: .expression(.initialValue))),
        "The published properties of model objects with their first values.")
    case .actions:
      KeyEntry(
        "actions", .map(.newAction, to: .steps), "Steps by name, to be called: 'name(a, b)'.")
    case .views:
      KeyEntry(
        "views", .list(of: .object(ViewKey.self)), "The tree of views and their modifiers.")
    case .events:
      KeyEntry(
        "events", .list(of: .object(StepKey.self)),
        "What happens and when, in the order of this list at equal times.")
    }
  }
}
