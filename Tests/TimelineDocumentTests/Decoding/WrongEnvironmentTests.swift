import Testing
import TimelineDocument

@Suite struct WrongEnvironmentTests {
  private static func document(_ environment: String, events: String = "") -> String {
    #"""
    { "environment": { \#(environment) }, "state": { "x": 0 },
      "events": [ { "at": 0, "set": { "x": 1 } } \#(events) ] }
    """#
  }

  @Test(arguments: [
    (#""colorScheme": »"dark""#, "wrong-type", #"write "'dark'""#),
    (#""colorScheme": »"'drak'""#, "wrong-type", #"write "'dark'""#),
    (#""scenePhase": »".background""#, "wrong-type", #"write "'background'""#),
    (#""scenePhase": »true"#, "wrong-type", #"write "'active'""#),
    (#""accessibilityReduceMotion": »"'yes'""#, "wrong-type", ""),
    (#"»"colorSchem": "'dark'""#, "unknown-key", "did you mean 'colorScheme'?"),
    (#"»"reduceMotion": true"#, "unknown-key", "did you mean 'accessibilityReduceMotion'?"),
  ])
  func `a value of the environment is one of its own`(
    environment: String, code: String, help: String
  ) {
    WrongDocument(Self.document(environment), code, help: help.isEmpty ? nil : help).check()
  }

  @Test(arguments: [
    (
      #"{ "at": 1, "set": { »"colorScheme": "'dark'" } }"#, "unknown-name",
      #"write "environment": { "colorScheme": ... } in an event"#
    ),
    (
      #"{ "at": 1, "environment": { »"scenePhase": "'active'" } }"#, "unknown-name",
      #"declare it: "environment": { "scenePhase": "'active'" }"#
    ),
    (
      #"{ "at": 1, "environment": { "colorScheme": »"'drak'" } }"#, "wrong-type",
      #"write "'dark'""#
    ),
    (
      #"{ "at": 1, "run": [ { »"environment": { "colorScheme": "'dark'" } } ] }"#, "wrong-type",
      #"make it an event of its own: { "at": 1, "environment": { ... } }"#
    ),
    (
      #"{ "at": 1, "withAnimation": true, »"environment": { "colorScheme": "'dark'" } }"#,
      "wrong-type",
      #"animate what follows it: { "animation": ".easeInOut", "value": ... }"#
    ),
  ])
  func `the system alone changes the environment, in an event`(
    event: String, code: String, help: String
  ) {
    let document = Self.document(#""colorScheme": "'light'""#, events: ", \(event)")
    WrongDocument(document, code, help: help).check()
  }

  @Test func `less motion is said once`() {
    WrongDocument(
      #"""
      { "reduceMotion": true, "environment": { »"accessibilityReduceMotion": false },
        "state": { "x": 0 } }
      """#, "wrong-type", help: "leave 'reduceMotion' out"
    ).check()
  }
}
