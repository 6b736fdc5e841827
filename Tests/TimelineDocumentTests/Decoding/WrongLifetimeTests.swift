import Testing
import TimelineDocument

/// Wrong uses of what lives longer than a turn: each is reported at its place, with what to write.
@Suite struct WrongLifetimeTests {
  private static let onlyTasks =
    "put it into a 'task'; elsewhere \"async\" with \"after\" runs steps later"
  private static let alone = "write it as a step of its own, after the other"

  @Test(arguments: [
    WrongDocument.event(#"»"sleep": 1"#, "wrong-place", help: onlyTasks),
    .event(
      #""async": { "run": [ { »"sleep": 1 } ] }"#, "wrong-place", help: onlyTasks),
    .event(
      #""task": { "run": [ { "withAnimation": true, »"sleep": 1 } ] }"#, "wrong-place",
      help: onlyTasks),
    .event(
      #""task": { "run": [ { "sleep": 1, »"set": { "x": 1 } } ] }"#, "wrong-place", help: alone),
    .event(
      #""task": { "run": [ { "emit": "a", »"run": [ { "sleep": 1 } ] } ] }"#, "wrong-place",
      help: alone),
    .event(#""task": { "run": [ { "sleep": »-1 } ] }"#, "out-of-range"),
    .event(
      #""task": { "run": [ { "sleep": { "for": 1, "try?": »1 } } ] }"#, "wrong-type",
      help: #"write "try?": true"#),
    .event(
      #""task": { "run": [ { "sleep": { "for": 1, »"seconds": 1 } } ] }"#, "unknown-key",
      help: "it also has 'try?'"),
    .event(
      #""task": »[ { "set": { "x": 1 } } ]"#, "wrong-type",
      help: #"write "task": { "run": [ { "set": { "x": 1 } } ] }"#),
    .event(
      #""task": { "run": [], »"id": "x" }"#, "unknown-key", help: "did you mean 'name'?"),
    .event(#"»"wait": 1"#, "unknown-key", help: "did you mean 'sleep'?"),
    .event(
      #"»"cancel": "search""#, "unknown-name",
      help: #"write "task": { "name": "search", "run": [...] } where it starts"#),
    .events(
      #"{ "at": 0, "task": { "name": "search", "run": [] } }, { "at": 0, »"cancel": "serch" }"#,
      "unknown-name", help: "did you mean 'search'?"),
    .modifiers(
      #"{ "onDisappear": [ { »"sleep": 1 } ] }"#, "wrong-place", help: onlyTasks),
    .modifiers(
      #"{ "onAppear": [], »"id": 1 }"#, "unknown-key", help: "'onAppear' has no arguments"),
    .modifiers(#"{ "task": [], "id": »null }"#, "wrong-type", help: #"write "id": "x""#),
  ])
  func `a wrong use of a task is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument.event(#""timer": { "every": »-1, "run": [] }"#, "out-of-range"),
    .event(#""timer": »{ "run": [] }"#, "missing-key", help: #"add "every": 0.3"#),
    .event(
      #""timer": { "every": 1, »"interval": 1, "run": [] }"#, "unknown-key",
      help: "it also has 'name'"),
    .event(#"»"every": 1"#, "unknown-key", help: "did you mean 'timer'?"),
    .event(
      #""timer": { "every": 1, "run": [ { »"sleep": 1 } ] }"#, "wrong-place", help: onlyTasks),
    .modifiers(#"{ "onReceive": »{}, "run": [] }"#, "missing-key", help: #"add "every": 0.3"#),
    .modifiers(
      #"{ »"onReceive": "model.list", "debounce": 1, "throttle": 1, "run": [] }"#,
      "conflicting-keys",
      help: "'debounce' waits for a pause, 'throttle' limits how many values come"),
    .modifiers(
      #"{ »"onReceive": "model.list", "latest": true, "run": [] }"#, "missing-key",
      help: #"add "throttle": 0.3"#),
    .modifiers(
      #"{ »"timelineView": ".periodic", "as": "d", "body": [] }"#, "missing-key",
      help: #"add "by": 1"#),
    .modifiers(
      #"{ »"timelineView": ".animation", "by": 1, "as": "d", "body": [] }"#, "unknown-key",
      help: "it belongs to '.periodic'"),
    .modifiers(
      #"{ »"timelineView": ".explicit", "as": "d", "body": [] }"#, "missing-key",
      help: #"add "dates": [1, 2.5]"#),
    .modifiers(
      #"{ "timelineView": »".periodc", "by": 1, "as": "d", "body": [] }"#, "unknown-name",
      help: "did you mean '.periodic'?"),
    .modifiers(
      #"{ "timelineView": ".animation", "paused": »"x", "as": "d", "body": [] }"#, "wrong-type"),
  ])
  func `a wrong use of a timer or a schedule is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument.event(
      #""withAnimation": »{ "velocity": 1 }, "set": { "x": 1 }"#, "missing-key",
      help: #"any other animation is written as in Swift: ".spring(duration: 0.3)""#),
    .event(
      #""withAnimation": { "animate": "»time > 1" }, "set": { "x": 1 }"#, "wrong-type",
      help: "write time > 1 ? 1 : 0"),
    .event(
      #""withAnimation": { "animate": "value * time", »"duration": 1 }, "set": { "x": 1 }"#,
      "unknown-key", help: #"write the animation as in Swift: ".spring(duration: 0.3)""#),
    .event(
      #""withAnimation": { "animate": "value", "shouldMerge": »1 }, "set": { "x": 1 }"#,
      "wrong-type", help: #"write "shouldMerge": true"#),
    .event(
      #""withTransaction": { "animation": »{ "animate": "value" } }, "set": { "x": 1 }"#,
      "wrong-type",
      help: #"write ".easeIn(duration: 1)", true for the default animation, or null"#),
  ])
  func `a wrong custom animation is reported at its place`(document: WrongDocument) {
    document.check()
  }
}
