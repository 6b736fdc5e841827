import CommandLineInterface
import Testing

/// What is right but cannot be played yet is named.
@Suite struct RefusalTests {
  @Test(arguments: [
    (
      "phaseAnimator",
      #"{ "phaseAnimator": [1, 2], "as": "phase", "body": [ { "opacity": "phase" } ] }"#
    ),
    (
      "keyframeAnimator",
      #"{ "keyframeAnimator": { "a": 0 }, "as": "value", "tracks": { "a": [ "LinearKeyframe(1, duration: 1)" ] }, "body": [ { "opacity": "value.a" } ] }"#
    ),
    ("matchedGeometryEffect", #"{ "matchedGeometryEffect": "x" }"#),
  ])
  func `a modifier that cannot be played yet is called by its name`(name: String, modifier: String)
  {
    let document =
      "{ \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"v\", \"modifiers\": [ \(modifier) ] } ] }"
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors.hasPrefix(
        "<stdin>:1:65: error: the modifier '\(name)' cannot be played yet [unsupported]\n"),
      "\(run.errors)")
  }
}
