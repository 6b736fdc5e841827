/// The keys of the document itself.
enum TimelineKey: UInt8, DocumentKey {
  case schema, version, name, note, fps, until, clock, hitches, profile, reduceMotion
  case animationSpeed, size, pixelLength, seed
  case define, state, published, environment, actions, components, views, events, cases, always
  case sourceMap

  static let table = KeyTable<Self>()
  static let objectName = "timeline"

  static let synonyms: [String: Self] = [
    "duration": .until, "frameRate": .fps, "steps": .events, "timeline": .events,
    "variables": .state, "functions": .define, "let": .define, "constants": .define,
    "body": .views, "comment": .note,
  ]

  var entry: KeyEntry {
    switch self {
    case .schema:
      KeyEntry(
        "$schema", .text,
        "The address of the schema for an editor, as the command 'schema' prints it; otherwise "
          + "ignored.")
    case .version:
      KeyEntry(
        "version", .number(.version),
        "The version of the document's format; the only one is 1.")
    case .name:
      KeyEntry("name", .text, "What the timeline shows, in words for people.")
    case .note:
      .note
    case .fps:
      KeyEntry(
        "fps", .number(.frameRate),
        "The frames per second, 60 by default; also the ticks of the clocks 'display' and "
          + "'device'.")
    case .until:
      KeyEntry(
        "until", .number(.time),
        "The last time of the run, in seconds; without it, the run ends when everything has "
          + "settled.")
    case .clock:
      KeyEntry(
        "clock", .word(ClockKind.allCases.map { $0.rawValue }),
        "How time passes: 'ideal' (the default), continuously; 'display', in ticks at the frames "
          + "of 'fps'; or 'device', in ticks like those of a phone.")
    case .hitches:
      KeyEntry(
        "hitches", .list(of: .object(.hitch)),
        "Periods without ticks of the display, for the clocks 'display' and 'device'.")
    case .profile:
      KeyEntry(
        "profile", .word(Profile.allCases.map { $0.rawValue }),
        "The simulated release of SwiftUI; 'ios17' by default.")
    case .reduceMotion:
      KeyEntry("reduceMotion", .boolean, "Whether the user has asked the system for less motion.")
    case .animationSpeed:
      KeyEntry(
        "animationSpeed", .number(.speed),
        "How fast all animations run, 1 by default; 0.1 is ten times as slow.")
    case .size:
      KeyEntry(
        "size", .tuple([.number(.length), .number(.length)]),
        "The width and the height of the room of all views, in points; by default those of an iPhone, 390 by "
          + "844.")
    case .pixelLength:
      KeyEntry(
        "pixelLength", .number(.length),
        "The size of a pixel in points, to which the frames of views are rounded before they move; without "
          + "it they are not rounded.")
    case .seed:
      KeyEntry(
        "seed", .number(.seed),
        "The number that all random numbers follow from, 0 by default.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Expressions and functions for every expression, by name: 'name', 'name(a, b)' or "
          + "'Animation.name', also with parameters. A body of several lines is an array.")
    case .state:
      KeyEntry(
        "state", .map(.newState, to: .expression(.initialValue)),
        "The state variables and their first values, by name. Without 'views', those that can "
          + "move are tracks.")
    case .published:
      KeyEntry(
        "published",
        .map(.newModel, to: .map(.newMember, to: .expression(.initialValue))),
        "The published properties of model objects and their first values, by object and by "
          + "name; 'model.name' elsewhere.")
    case .environment:
      KeyEntry(
        "environment", .object(.environment),
        "The values of SwiftUI's environment that the document reads, as they are at first; events change "
          + "them.")
    case .actions:
      KeyEntry(
        "actions", .map(.newAction, to: .steps),
        "Steps under a name, 'name' or 'name(a, b)', for 'call'.")
    case .components:
      KeyEntry(
        "components", .map(.newComponent, to: .object(.component)),
        "Views under a name, each with parameters and a state of its own, which views use as their 'component'."
      )
    case .views:
      KeyEntry(
        "views", .list(of: .object(.view)),
        "The views, outermost first, each with its modifiers and children.")
    case .cases:
      KeyEntry(
        "cases", .list(of: .map(.replaceable, to: .expression(.initialValue))),
        "Values that replace those of definitions and states, by name: 'test' plays the timeline "
          + "once for each element.")
    case .always:
      KeyEntry(
        "always", .object(.always),
        "What is true in every run, as 'test' checks.")
    case .events:
      KeyEntry(
        "events", .list(of: .event),
        "What happens and when; at equal times, in the order of this list.")
    case .sourceMap:
      KeyEntry(
        "sourceMap", .map(.pointer, to: .text),
        "The places in a source that values come from, as 'file:line:column', by JSON pointer: "
          + "explanations name them. 'import' writes it; a value without a place has that of the one around it."
      )
    }
  }
}
