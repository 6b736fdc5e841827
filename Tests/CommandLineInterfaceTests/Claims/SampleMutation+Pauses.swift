import TestSupport

extension SampleMutation {
  /// The rows on pausing and stopping.
  static let pauses = [
    SampleMutation(
      "P1", "p01_stop",
      .set("/events/1/stop", #""recipe""#),
      fails: "verb_opacity is 0.4"),
    SampleMutation(
      "P2", "p01_stop",
      .set("/events/3/withAnimation", #"".linear(duration: 0.0001)""#),
      fails: "plain_opacity is -0.2"),
    SampleMutation(
      "P3", "p03_fade",
      .set("/events/1/at", "[2.5, 4]"),
      fails: "fade_opacity is 0.4"),
    SampleMutation(
      "P4", "p03_fade",
      .set("/views/0/modifiers/1/target", "0.9"),
      fails: "fade_opacity is 0.7"),
    SampleMutation(
      "P4", "p03_fade",
      .set("/views/0/modifiers/1/remaining", #""duration""#),
      fails: "fade_opacity is 0.7"),
    SampleMutation(
      "P4", "p03_fade",
      .set("/views/0/modifiers/1/animation", #"".linear""#),
      fails: "fade_opacity is 0.7"),
    SampleMutation(
      "P5", "p05_rotation",
      .set("/views/0/modifiers/2/remaining", #""duration""#),
      fails: "label_rotationEffect is 225"),
    SampleMutation(
      "P6", "p06_families",
      .set("/views/0/modifiers/1/animation", #"".linear(duration: remaining)""#),
      fails: "curve_opacity is 0.56458097"),
    SampleMutation(
      "P6", "p06_families",
      .set("/views/1/modifiers/1/animation", #"".linear(duration: remaining)""#),
      fails: "fast_opacity is 0.75"),
    SampleMutation(
      "P7", "p07_providers",
      .set("/views/0/modifiers/1/remaining", #""duration - active""#),
      fails: "linear_rotationEffect is 69.882637"),
    SampleMutation(
      "P7", "p07_providers",
      .set("/views/1/modifiers/1/remaining", #""duration * (1 - value / end)""#),
      fails: "inverse_rotationEffect is 78.292157"),
    SampleMutation(
      "P8", "p08_spring",
      .set(
        "/views/1/modifiers/1/animation",
        #"""
        ".interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 5)"
        """#),
      fails: "recipe_opacity is 0.458659"),
    SampleMutation(
      "P9", "p09_no_way",
      .set(
        "/views/0/modifiers/1/remaining",
        #"""
        "end == start ? 1 : duration * (1 - (value - start) / (end - start))"
        """#),
      fails: "box_opacity is 1"),
    SampleMutation(
      "P9", "p09_no_way",
      .set("/define/start", "0"),
      fails: "box_opacity is 1"),
    SampleMutation(
      "P10", "p10_any_moment",
      .set("/events/1/at", "0.25"),
      fails: "state.before is 1"),
    SampleMutation(
      "P10", "p10_any_moment",
      .set("/events/2/at", "1.25"),
      fails: "resume 6 times"),
    SampleMutation(
      "P11", "p16_appearing",
      .set("/state/wasPaused", "false"),
      fails: "at 0.75 s: resume once"),
    SampleMutation(
      "P11", "p10_any_moment",
      .set("/state/beforePaused", "true"),
      fails: "state.before is 1"),
    SampleMutation(
      "P12", "p12_display",
      .remove("/clock"),
      fails: "box_opacity is 0.5"),
    SampleMutation(
      "P13", "p13_observer",
      .set("/events/2", #"{"at": 0.5, "pause": "recipe"}"#),
      fails: "recipe observed completed at 0.5001 s once by pause"),
    SampleMutation(
      "P14", "p01_stop",
      .set(
        "/views/1/modifiers/1",
        #"""
        {"pausable": "recipe", "target": 1, "remaining": "5 * (1 - value)", "animation": \#
        ".linear(duration: remaining)", "paused": "isStopped"}
        """#),
      fails: "at 4 s: recipe_opacity is 0.4"),
    SampleMutation(
      "P15", "p15_siblings",
      .set("/views/0/children/1/modifiers/1/paused", #""firstPaused""#),
      fails: "second_opacity is 0.5"),
    SampleMutation(
      "P16", "p16_appearing",
      .remove("/views/0/modifiers/2/onAppear/0"),
      fails: "at 0 s: label_rotationEffect is 0"),
  ]
}
