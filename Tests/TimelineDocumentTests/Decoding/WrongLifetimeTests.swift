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
    .event(#""task": { "run": [ { "sleep": { "for": 1, "try?": »1 } } ] }"#, "wrong-type"),
    .event(
      #""task": { "run": [ { "sleep": { "for": 1, »"seconds": 1 } } ] }"#, "unknown-key",
      help: "did you mean 'for'?"),
    .event(#""task": »[ { "set": { "x": 1 } } ]"#, "wrong-type"),
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
    .modifiers(#"{ "task": [], "id": »null }"#, "wrong-type"),
  ])
  func `a wrong use of a task is reported at its place`(document: WrongDocument) {
    document.check()
  }
}
