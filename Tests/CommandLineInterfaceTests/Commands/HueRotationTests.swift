import Testing

@Suite struct HueRotationTests {
  private static func document(_ rest: String) -> String {
    #"{ "fps": 4, "until": 1, "state": { "on": false }, "views": [ { "id": "card", "# + rest
      + #" } ], "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "on" } ] }"#
  }

  /// The rows of whole degrees at quarters of a second.
  private static func rows(_ degrees: [Int]) -> String {
    let times = ["0.000000", "0.250000", "0.500000", "0.750000", "1.000000"]
    return zip(times, degrees).map { "\($0),\($1).000000\n" }.joined()
  }

  @Test func `the hue rotates in degrees, a linear part of the way in each part of the time`() {
    let document = Self.document(
      #""modifiers": [ { "hueRotation": "on ? .radians(.pi) : .zero" } ]"#)
    let run = runInMemory("trace", "t.json", files: ["t.json": document])
    #expect(run.errors.isEmpty)
    #expect(run.output == "time,card_hueRotation\n" + Self.rows([0, 45, 90, 135, 180]))
  }

  @Test func `without it, hues are as they are`() {
    // The identity of the transition leaves the attribute out, so that 0 degrees take its place.
    let document = Self.document(
      #""when": "on", "modifiers": [ { "transition": { "active": [ { "hueRotation": ".degrees(60)" } ], "identity": [] } } ]"#
    )
    let run = runInMemory("trace", "t.json", files: ["t.json": document])
    #expect(run.errors.isEmpty)
    #expect(run.output == "time,card_transition_hueRotation\n" + Self.rows([60, 45, 30, 15, 0]))
  }

  @Test(arguments: [[], ["-f", "svg"]])
  func `a picture counts the hue in degrees`(form: [String]) {
    let document = Self.document(
      #""modifiers": [ { "hueRotation": "on ? .radians(.pi) : .zero" } ]"#)
    let run = runInMemory(["plot", "t.json"] + form, files: ["t.json": document])
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("card_hueRotation (°)") && run.output.contains("0"))
  }

  @Test func `a bare number is not an angle`() {
    let document = Self.document(#""modifiers": [ { "hueRotation": 90 } ]"#)
    let run = runInMemory("check", "t.json", files: ["t.json": document])
    #expect(run.errors.contains("help: write \".degrees(90)\""))
  }
}
