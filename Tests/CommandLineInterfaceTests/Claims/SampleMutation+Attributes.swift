import TestSupport

extension SampleMutation {
  /// The attributes of views.
  static let attributes = [
    SampleMutation(
      "", "effects",
      .set("/views/0/modifiers/1/saturation", #""isSelected ? 1 : 0""#),
      fails: "photo_saturation is 0.75"),
    SampleMutation(
      "", "effects",
      .set("/views/1/modifiers/0/transition/identity", #"[ { "brightness": 1 } ]"#),
      fails: "badge_transition_brightness is 0.75"),
    SampleMutation(
      "", "effects",
      .set("/views/0/modifiers/5/colorMultiply", #""isSelected ? '#ff0000' : .black""#),
      fails: "photo_colorMultiply_g is 0.631421"),
    SampleMutation(
      "", "surface",
      .set("/events/6/at", "1.1"),
      fails: "card_shadow_color_a is 0.453125"),
    SampleMutation(
      "", "gradients",
      .set("/views/0/modifiers/0/linearGradient/0", #""'#ff0000'""#),
      fails: "sky_linearGradient_color0_r is 0.550441"),
    SampleMutation(
      "", "gradients",
      .set("/views/0/modifiers/0/locations/1", "0.25"),
      fails: "sky_linearGradient_locations_1 is 0.5"),
    SampleMutation(
      "", "gradients",
      .set("/views/0/modifiers/0/startPoint", #"".bottomLeading""#),
      fails: "sky_linearGradient_startPoint_y is 0.75"),
    SampleMutation(
      "", "gradients",
      .set("/views/1/modifiers/0/endRadius", "20"),
      fails: "glow_radialGradient_endRadius is 35"),
    SampleMutation(
      "", "gradients",
      .set("/views/2/modifiers/0/endAngle", #"".degrees(360)""#),
      fails: "ring_angularGradient_endAngle is 405"),
    SampleMutation(
      "", "content_transition",
      .set("/views/0/modifiers/1/contentTransition", #"".identity""#),
      fails: "at 0.25 s: digits_contentTransition is 0.25"),
    SampleMutation(
      "", "content_transition",
      .set("/views/1/modifiers/0/text", #""'\\(Int(count))'""#),
      fails: "faded_contentTransition is 0.75"),
    SampleMutation(
      "", "animations_disabled",
      .set("/events/1/setAnimationsEnabled", "true"),
      fails: "explicit_offset_x is 200"),
    SampleMutation(
      "", "slow_animations",
      .set("/animationSpeed", "1"),
      fails: "card_offset_x is 50"),
    SampleMutation(
      "", "slow_animations",
      .set("/views/2/modifiers/0/tracks/scale/0", #""LinearKeyframe(2, duration: 0.5)""#),
      fails: "heart_scale is 1.5"),
    SampleMutation(
      "", "slow_animations",
      .set("/events/2/withAnimation", #"".bouncy.speed(0.99)""#),
      fails: "at 2.26 s: end ball_offset once"),
    SampleMutation(
      "", "scroll",
      .set("/views/1/modifiers/0/opacity", #""phase(place) == 0 ? 1 : 0.5""#),
      fails: "row_opacity is 0.75"),
    SampleMutation(
      "T21", "matched_parts",
      .remove("/views/2/modifiers/0/anchor"),
      fails: "badge_matchedGeometryEffect_y is 70"),
    SampleMutation(
      "T21", "matched_parts",
      .set("/views/3/modifiers/0/properties", #"".frame""#),
      fails: "shade_matchedGeometryEffect_x is 200"),
    SampleMutation(
      "T16", "reduce_motion_values",
      .set("/reduceMotion", "false"),
      fails: "second_offset_y is 0"),
    SampleMutation(
      "", "environment",
      .remove("/views/1/modifiers/1"),
      fails: "at 0.5 s: card_opacity is 0.75"),
    SampleMutation(
      "", "environment",
      .set(
        "/views/2/modifiers",
        #"""
        [{"opacity": "colorScheme == 'dark' ? 0.5 : 1"}, {"animation": ".linear(duration: 2)", \#
        "value": "colorScheme"}]
        """#),
      fails: "at 0.5 s: plain_opacity is 0.5"),
    SampleMutation(
      "", "environment",
      .set("/events/2/environment/scenePhase", #""'background'""#),
      fails: "at 1.5 s: dot_offset_x is 50"),
    SampleMutation(
      "", "environment",
      .set("/events/4/withAnimation", #"".linear(duration: 2)""#),
      fails: "at 2.5 s: panel_transition_offset_x is 40"),
    SampleMutation(
      "", "environment",
      .remove("/events/6"),
      fails: "at 3.75 s: panel_transition_offset_x is 0"),
    SampleMutation(
      "", "z_order",
      .set("/views/2/modifiers", #"[ { "zIndex": 1 } ]"#),
      silences: "hidden-removal"),
    SampleMutation(
      "", "idle_animation",
      .set("/state/unread", "0"),
      silences: "idle-animation"),
    SampleMutation(
      "", "idle_animation",
      .set("/state/unread", "0"),
      fails: "at 0.5 s: idle completed once"),
    SampleMutation(
      "", "goes_negative",
      .set("/views/0/modifiers/1/animation", #"".smooth""#),
      silences: "goes-negative"),
    SampleMutation(
      "", "goes_negative",
      .set("/views/0/modifiers/1/animation", #"".smooth""#),
      fails: "at 0.5 s: panel_frame_width is -60.653"),
    SampleMutation(
      "", "goes_negative",
      .set("/views/1/modifiers/1/animation", #"".bouncy""#),
      fails: "calm_frame_width from 0 to 100"),
    SampleMutation(
      "", "ios14",
      .set("/profile", #""ios15""#),
      fails: "card_offset_x is 150"),
    SampleMutation(
      "", "ios14",
      .set("/profile", #""ios16""#),
      fails: "title_foregroundColor_r is 1"),
  ]
}
