import TestSupport

extension SampleMutation {
  /// The rows on completion observers.
  static let completions = [
    SampleMutation(
      "C1", "c01_intro",
      .set("/views/0/modifiers/1/onAnimationCompleted", #""0""#),
      fails: "intro text animated in completed at 1 s once"),
    SampleMutation(
      "C1", "c01_intro",
      .set("/views/0/modifiers/0/opacity", #""1 - introTextOpacity""#),
      fails: "watched_opacity is 0.315357"),
    SampleMutation(
      "C2", "c02_silent",
      .set("/events/3/set/born", "1"),
      fails: "born arrived completed at 2.5 s once"),
    SampleMutation(
      "C3", "c03_every_frame",
      .remove("/clock"),
      fails: "at 0.5 s: write on the grid once"),
    SampleMutation(
      "C4", "c03_every_frame",
      .set("/events/0/run/1/withAnimation", #"".easeOut(duration: 0.9)""#),
      fails: "at 1.4 s: match never"),
    SampleMutation(
      "C5", "c05_next_turn",
      .set("/views/0/modifiers/2/completion/0/withAnimation", #"".linear(duration: 1)""#),
      fails: "badge_offset_x is 10"),
    SampleMutation(
      "C6", "c05_next_turn",
      .set("/events/3/set/shown", "1"),
      fails: "arrived completed at 2 s 2 times"),
    SampleMutation(
      "C7", "c07_retarget",
      .set("/events/1/at", "1"),
      fails: "at 1 s: observe never"),
    SampleMutation(
      "C8", "c08_repeat",
      .set(
        "/events/0/run/0/withAnimation",
        #"""
        ".linear(duration: 0.5).repeatCount(3, autoreverses: false)"
        """#),
      fails: "at 1 s: observe three once"),
    SampleMutation(
      "C9", "c08_repeat",
      .set(
        "/events/0/run/1/withAnimation",
        #"""
        ".linear(duration: 0.5).repeatCount(3, autoreverses: true)"
        """#),
      fails: "four_opacity is 0.02"),
    SampleMutation(
      "C10", "c10_crossing",
      .set(
        "/events/0/withAnimation",
        #"""
        ".interpolatingSpring(duration: 0.75 * sqrt(3), bounce: 0)"
        """#),
      fails: "arrived completed at 0.5 s once by spurious"),
    SampleMutation(
      "C10", "c10_exact",
      .set(
        "/events/0/withAnimation",
        #"""
        ".interpolatingSpring(duration: 0.75 * sqrt(3), bounce: 0)"
        """#),
      fails: "crossing arrived once"),
    SampleMutation(
      "C11", "c03_every_frame",
      .set("/events/0/run/0/withAnimation", #"".easeIn(duration: 0.95)""#),
      fails: "match on the grid 2 times"),
    SampleMutation(
      "C12", "c02_silent",
      .set("/events/0/withAnimation", #"".linear(duration: 0.5)""#),
      fails: "at 1.9 s: observe never"),
    SampleMutation(
      "C12", "c02_silent",
      .set("/events/1/set/same", "6"),
      fails: "at 1.9 s: observe never"),
    SampleMutation(
      "C13", "c13_several_values",
      .set("/views/0/modifiers/3/onAnimationCompleted", #""shown""#),
      fails: "radius arrived completed never"),
    SampleMutation(
      "C13", "c13_several_values",
      .set("/events/0/run/1/completion", #""inner""#),
      fails: "at 1.4 s: all arrived completed never"),
    SampleMutation(
      "C14", "c14_three_times",
      .remove("/events/1/completions/1/criteria"),
      fails: "spring removed completed"),
    SampleMutation(
      "C14", "c14_three_times",
      .set("/events/1/withAnimation", #"".easeIn(duration: 0.5)""#),
      fails: "spring removed completed"),
  ]
}
