import TestSupport

extension SampleMutation {
  /// The rows on transactions and transitions.
  static let transactions = [
    SampleMutation(
      "T1", "t01_tween",
      .set("/views/0/modifiers/3/attribute/isThere", #""moved ? 1.0 : 0.0""#),
      fails: "box_isThere is 1"),
    SampleMutation(
      "T2", "t02_timing",
      .set("/events/0/run/1/withAnimation", #"".linear(duration: 1)""#),
      fails: "easeIn is 0.093465"),
    SampleMutation(
      "T3", "t03_explicit",
      .remove("/events/0/run/2/binding"),
      fails: "bound_opacity is 0.315357"),
    SampleMutation(
      "T4", "t04_implicit",
      .set("/views/0/modifiers/1/value", #""level""#),
      fails: "at 0.5 s: box_opacity is 1"),
    SampleMutation(
      "T5", "t05_every_update",
      .set("/views/0/modifiers/1", #"{"animation": ".linear(duration: 1)", "value": "width"}"#),
      fails: "ruled_frame_height is 30"),
    SampleMutation(
      "T6", "t05_every_update",
      .set("/events/4/withTransaction/disablesAnimations", "false"),
      fails: "sugared_frame_width is 0"),
    SampleMutation(
      "T7", "t07_continuous",
      .set("/events/0/withTransaction/isContinuous", "false"),
      fails: "at 0.1 s: card_opacity is 0.875"),
    SampleMutation(
      "T7", "t07_gesture",
      .set("/events/0/gesture/changed/0/withTransaction/isContinuous", "false"),
      fails: "shape_opacity is 0.8"),
    SampleMutation(
      "T8", "t08_disabled",
      .set("/events/4/withTransaction/disablesAnimations", "false"),
      fails: "implicit_opacity is 1"),
    SampleMutation(
      "T9", "t08_disabled",
      .set("/views/2/modifiers/1", #"{"animation": ".linear(duration: 4)", "value": "on"}"#),
      fails: "at 10.5 s: ruled_opacity is 0.125"),
    SampleMutation(
      "T10", "t08_disabled",
      .set("/events/6/withTransaction/animation", "null"),
      fails: "at 15.5 s: bare_opacity is 0.5"),
    SampleMutation(
      "T11", "t11_whole_transaction",
      .set(
        "/views/0/children/1/modifiers",
        #"""
        [{"offset": {"x": 0, "y": "showSocial ? 0 : -400"}}, {"animation": null, \#
        "value": "showSocial"}]
        """#),
      fails: "social_offset_y is -200"),
    SampleMutation(
      "T12", "t11_whole_transaction",
      .set(
        "/events/0",
        #"""
        {"at": 0, "run": [{"toggle": "showDetails"}, {"async": {"run": [{"toggle": \#
        "showSocial"}]}}]}
        """#),
      fails: "social_offset_y is -200"),
    SampleMutation(
      "T13", "t13_two_scopes",
      .remove("/events/0/run/1/withAnimation"),
      fails: "box_y is 0.25"),
    SampleMutation(
      "T13", "t13_two_scopes",
      .set(
        "/events/0/run/3",
        #"""
        {"run": [{"emit": "later turn"}, {"withAnimation": ".easeIn(duration: 1)", \#
        "set": {"z": 1}}]}
        """#),
      fails: "emit end of the closure, then emit later turn"),
    SampleMutation(
      "T14", "t14_innermost",
      .set("/views/0/modifiers/1/animation", #"".linear(duration: 2)""#),
      fails: "chain_opacity is 0.5"),
    SampleMutation(
      "T14", "t14_innermost",
      .remove("/views/2/children/1/modifiers"),
      fails: "inner_opacity is 0.5"),
    SampleMutation(
      "T15", "t08_disabled",
      .set("/views/1/modifiers/1/value", #""0""#),
      fails: "at 5.5 s: implicit_opacity is 0.75"),
    SampleMutation(
      "T16", "t16_default_transition",
      .set(
        "/views/0/modifiers",
        #"""
        [{"opacity": 0.8}, {"transition": ".asymmetric(insertion: .opacity, removal: \#
        .identity)"}]
        """#),
      fails: "at 3.75 s: badge_transition_opacity is 0.25"),
    SampleMutation(
      "T17", "t17_outermost_transition",
      .set("/views/0/children/0/when", #""showDetails || true""#),
      fails: "at 0.1 s: social_transition_opacity is 1"),
    SampleMutation(
      "T18", "t18_group",
      .remove("/views/1/kind"),
      fails: "at 1.25 s: grouped_transition_opacity is 0.25"),
    SampleMutation(
      "T19", "t16_default_transition",
      .remove("/events/1/withAnimation"),
      fails: "at 1 s: badge_transition_opacity is 0"),
    SampleMutation(
      "T20", "t17_outermost_transition",
      .set("/events/6/toggle", #"["showDetails", "showSocial"]"#),
      fails: "at 3.1 s: social_transition_opacity is 0.25"),
    SampleMutation(
      "T21", "t21_matched",
      .set("/views/0/modifiers/0/matchedGeometryEffect", #""'other'""#),
      fails: "card_matchedGeometryEffect_x is 60"),
    SampleMutation(
      "T22", "t22_path",
      .set("/define/along(a, b, c, t)", #""(1 - t) * a + t * c""#),
      fails: "plane_position_y is 37.5"),
    SampleMutation(
      "T23", "t23_nesting_ios16",
      .set("/profile", #""ios17""#),
      fails: "nested_inner is 1"),
    SampleMutation(
      "T23", "t23_nesting_ios17",
      .set("/profile", #""ios16""#),
      fails: "nested_inner is 0.5"),
    SampleMutation(
      "T24", "t23_nesting_ios16",
      .set("/profile", #""ios17""#),
      fails: "usual_standard is 0.129162"),
    SampleMutation(
      "T24", "t23_nesting_ios17",
      .set("/profile", #""ios16""#),
      fails: "usual_standard is 0.355779"),
  ]
}
