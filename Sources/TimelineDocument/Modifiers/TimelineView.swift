import Diagnostics
import ExpressionLanguage
import JSONText

/// `TimelineView(schedule) { context in ... }`: a body that sees the date of the schedule.
package struct TimelineView: Hashable, Sendable {
  package let schedule: Schedule
  /// The name of the date in the body.
  package let dateName: String
  package let body: ElementRange<Modifier>

  package enum Schedule: Hashable, Sendable {
    /// A date for every frame, or for each interval; none while a state is true.
    case animation(minimumInterval: DocumentValue?, paused: StateUse?)
    /// Dates at equal distances from a first one; nil for the view's appearance.
    case periodic(from: DocumentValue?, by: DocumentValue)
    case everyMinute
    case explicit(DocumentValue)

    /// Whether it has a date for every frame.
    package var isEveryFrame: Bool {
      switch self {
      case .animation: true
      case .periodic, .everyMinute, .explicit: false
      }
    }
  }
}

/// The word for a schedule.
enum ScheduleWord: String, CaseIterable {
  case animation = ".animation"
  case periodic = ".periodic"
  case everyMinute = ".everyMinute"
  case explicit = ".explicit"

  /// The arguments that the schedule takes.
  var arguments: KeySet<ModifierKey> {
    switch self {
    case .animation: [.minimumInterval, .paused]
    case .periodic: [.from, .by]
    case .everyMinute: []
    case .explicit: [.dates]
    }
  }

  /// The argument that it needs.
  var required: ModifierKey? {
    switch self {
    case .animation, .everyMinute: nil
    case .periodic: .by
    case .explicit: .dates
    }
  }
}

extension ModifierGrammar {
  static let timelineView = ModifierGrammar(
    KeyEntry(
      "timelineView", .word(ScheduleWord.allCases.map { $0.rawValue }),
      "A TimelineView and its schedule: 'body' sees the date, in seconds since the run began, at "
        + "every frame or whenever the schedule has one."),
    arguments: [.elementName, .minimumInterval, .paused, .from, .by, .dates, .body],
    required: [.elementName, .body], lists: .body, release: (.ios15, "iOS 15"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.schedule = try decoder.readWord(for: what)
    },
    make: { decoder, parts in
      guard let name = parts.elementName, let schedule = parts.timelineSchedule else { return nil }
      let view = TimelineView(schedule: schedule, dateName: name, body: parts.body ?? .empty)
      return .timelineView(decoder.timeline.viewContent.timelineViews.add(view))
    })
}

extension ModifierParts {
  fileprivate var timelineSchedule: TimelineView.Schedule? {
    switch schedule {
    case .animation: .animation(minimumInterval: minimumInterval, paused: paused)
    case .periodic: by.map { .periodic(from: from, by: $0) }
    case .everyMinute: .everyMinute
    case .explicit: dates.map { .explicit($0) }
    case nil: nil
    }
  }
}

extension DocumentDecoder {
  /// Reports an argument that belongs to another schedule, and one that is missing.
  mutating func checkSchedule(
    _ schedule: ScheduleWord?, _ keys: KeySet<ModifierKey>, _ name: JSONString
  ) {
    guard let schedule else { return }
    for other in ScheduleWord.allCases where other != schedule {
      for argument in ModifierKey.allCases
      where other.arguments.contains(argument) && keys.contains(argument)
        && !schedule.arguments.contains(argument)
      {
        let message = "'\(argument.name)' is no argument of '\(schedule.rawValue)'"
        let help = "it belongs to '\(other.rawValue)'"
        add(.error(.unknownKey, message, at: name.range, help: help))
      }
    }
    if let required = schedule.required, !keys.contains(required) {
      let help = required == .by ? "add \"by\": 1" : "add \"dates\": [1, 2.5]"
      let message = "'\(schedule.rawValue)' needs '\(required.name)'"
      add(.error(.missingKey, message, at: name.range, help: help))
    }
  }
}

extension TimelineChecker {
  mutating func check(
    _ view: TimelineView, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    // A schedule is made once, before there is anything inside the view.
    var isOnScreen = false
    switch view.schedule {
    case .animation(let interval, let paused):
      isOnScreen = true
      if let interval { checkSeconds(interval, in: .document) }
      if let paused { checkFlag(paused) }
    case .periodic(let start, let interval):
      if let start { check(start, in: .document) }
      checkSeconds(interval, in: .document)
    case .everyMinute: break
    case .explicit(let dates): check(dates, as: .type(.array(.double)), in: .document)
    }
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      scope.declareInput(
        view.dateName, .double, at: timeline[index].place.range,
        from: ExpressionScope.Source(isOnScreen: isOnScreen), diagnostics: &diagnostics)
    }
    check(view.body, in: scope)
  }
}
