import CommandLineInterface
import Testing

/// A frame that fixes one length has one column, wherever it stands.
@Suite struct PartialFrameTests {
  private func rows(_ state: String, _ view: String, _ change: String) -> [String] {
    let document = """
      { "state": { \(state) }, "views": [ { "id": "v", \(view) } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { \(change) } } ] }
      """
    let run = runInMemory("trace", "--fps", "2", "--precision", "1", "--velocity", input: document)
    #expect(run.status == .success, "\(run.errors)")
    #expect(runInMemory("events", "-f", "json", input: document).status == .success)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["width", "height"])
  func `in a chain`(length: String) {
    let modifiers = "\"modifiers\": [ { \"frame\": { \"\(length)\": \"w\" } } ]"
    #expect(
      rows("\"w\": 10", modifiers, "\"w\": 20") == [
        "time,v_frame_\(length),v_frame_\(length)_velocity", "0.0,10.0,10.0", "0.5,15.0,10.0",
        "1.0,20.0,0.0",
      ])
  }

  @Test(arguments: ["width", "height"])
  func `in a body that is evaluated at every frame`(length: String) {
    let body = "[ { \"frame\": { \"\(length)\": \"2 * q\" } } ]"
    let modifiers = "\"modifiers\": [ { \"animatable\": { \"q\": \"w\" }, \"body\": \(body) } ]"
    #expect(
      rows("\"w\": 10", modifiers, "\"w\": 20") == [
        "time,v_q,v_q_velocity,v_frame_\(length),v_frame_\(length)_velocity",
        "0.0,10.0,10.0,20.0,20.0", "0.5,15.0,10.0,30.0,20.0", "1.0,20.0,0.0,40.0,0.0",
      ])
  }

  private func transition(_ active: String, _ identity: String) -> String {
    """
    "when": "on", "modifiers": [ { "transition": {
      "active": [ { "frame": \(active) } ], "identity": [ { "frame": \(identity) } ] } } ]
    """
  }

  @Test(arguments: ["width", "height"])
  func `in a transition that is spelled out`(length: String) {
    let view = transition("{ \"\(length)\": 5 }", "{ \"\(length)\": 15 }")
    let column = "v_transition_frame_\(length)"
    #expect(
      rows("\"on\": false", view, "\"on\": true") == [
        "time,\(column),\(column)_velocity", "0.0,5.0,10.0", "0.5,10.0,10.0", "1.0,15.0,0.0",
      ])
  }

  @Test(arguments: [
    (#"{ "width": 5 }"#, #"{ "width": 15, "height": 4 }"#),
    (#"{ "width": 5 }"#, #"{ "height": 15 }"#),
  ])
  func `the states of a transition have the same lengths`(active: String, identity: String) {
    let document =
      "{ \"state\": { \"on\": true }, \"views\": [ { \"id\": \"v\", \(transition(active, identity)) } ] }"
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("'frame' must have the same components in both states"))
  }
}
