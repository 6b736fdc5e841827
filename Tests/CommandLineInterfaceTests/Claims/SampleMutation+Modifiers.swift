import TestSupport

extension SampleMutation {
  /// The rows on animatable modifiers.
  static let modifiers = [
    SampleMutation(
      "M1", "m01_every_frame",
      .set("/views/1/modifiers/0/body/0/attribute/square", #""x * x""#),
      fails: "made_square is 0.04"),
    SampleMutation(
      "M2", "m02_container",
      .set("/profile", #""ios13.2""#),
      fails: "inside_endAngle is 360"),
    SampleMutation(
      "M2", "m02_container",
      .set("/views/2/kind", #""group""#),
      fails: "inside_endAngle is 360"),
    SampleMutation(
      "M3", "m03_overlay",
      .remove("/views/0/children/1/host"),
      fails: "hosted_endAngle is 90"),
    SampleMutation(
      "M4", "m04_partial_fix",
      .set("/profile", #""ios13.0""#),
      fails: "inside_endAngle is 270"),
    SampleMutation(
      "M5", "m05_percentage",
      .set("/views/0/modifiers/0/body/0/attribute/percent", #""Int((pct * 100).rounded())""#),
      fails: "ring_percent is 28"),
    SampleMutation(
      "M6", "m06_gradient",
      .set(
        "/views/0/modifiers/0/body/0/attribute/loop",
        #"""
        "(0..<from.count).map { i in mix(from[0], to[i], pct) }"
        """#),
      fails: "gradient_loop_1_r is 0.25"),
    SampleMutation(
      "M6", "m06_gradient",
      .set("/views/0/modifiers/0/body/0/attribute/colors", #""mix(to, from, pct)""#),
      fails: "gradient_colors_0_r is 0.75"),
    SampleMutation(
      "M7", "m07_color_mixer",
      .set(
        "/views/0/modifiers/0/body/1/attribute/gray",
        #"""
        "Color(white: 0).mix(with: Color(white: 1), by: clamp(pct, 0, 1))"
        """#),
      fails: "mixed_gray_r is 0.5"),
    SampleMutation(
      "M7", "m07_color_mixer",
      .set(
        "/views/0/modifiers/0/body/0/foregroundColor",
        #"""
        "mix(red, blue, clamp(pct, 0, 1))"
        """#),
      fails: "mixed_foregroundColor_r is -overshoot"),
    SampleMutation(
      "M8", "m08_wave",
      .set("/views/0/modifiers/0/body/0/attribute/scale", #""scales(text, pct, 5)""#),
      fails: "wave_scale_3 is 1"),
    SampleMutation(
      "M9", "m09_counter",
      .set(
        "/define/getOffsetForTensDigit(number)",
        #"""
        "1 - CGFloat(number - Double(Int(number)))"
        """#),
      fails: "tens_offset_y is 0"),
    SampleMutation(
      "M9", "m09_counter",
      .set("/define/getUnitDigit(number)", #""Int(number) - ((Int(number) / 10) * 10)""#),
      fails: "at 4 s: units_digit_0 is 2"),
    SampleMutation(
      "M10", "m10_spring_counter",
      .set(
        "/events/0/withAnimation",
        #"""
        ".interpolatingSpring(duration: sqrt(3) / 2, bounce: 0)"
        """#),
      fails: "counter_text is '58'"),
    SampleMutation(
      "M11", "m11_text_color",
      .set("/profile", #""ios16""#),
      fails: "label_foregroundColor_r is 1"),
    SampleMutation(
      "M12", "m11_text_color",
      .set(
        "/views/2/children/0/modifiers/0/body/1/foregroundColor",
        #"""
        "pct == 1 ? last : first"
        """#),
      fails: "mixed_foregroundColor_r is 0.5"),
    SampleMutation(
      "M13", "m13_launch",
      .set("/profile", #""ios15""#),
      silences: "crash-at-launch"),
    SampleMutation(
      "M14", "m14_view_form",
      .set("/views/0/modifiers/0/attribute/endAngle", #""360 * pct""#),
      fails: "view_endAngle is 180"),
    SampleMutation(
      "M15", "m16_sine",
      .set("/views/0/animatable", #"["xoffset"]"#),
      fails: "straight_offset_y is 0"),
    SampleMutation(
      "M16", "m16_sine",
      .remove("/views/1/animatable"),
      fails: "wave_offset_y is -100"),
    SampleMutation(
      "M17", "m17_repeat",
      .set(
        "/views/0/modifiers/2/task/0/withAnimation",
        #"""
        ".easeInOut(duration: 0.5).repeatForever(autoreverses: true)"
        """#),
      fails: "view_xoffset is 100"),
    SampleMutation(
      "M18", "m18_uppercase",
      .set("/state/uppercasedCount", "0"),
      fails: "at 0.25 s: animated_count is 1"),
    SampleMutation(
      "M19", "m19_identity",
      .set("/views/0/identity", #""word""#),
      fails: "at 1.1 s: label_1_transition_opacity is 0.75"),
    SampleMutation(
      "M20", "m20_nothing",
      .set(
        "/views/1/modifiers",
        #"""
        [{"opacity": "isOn ? 1 : 0"}, {"animation": ".linear(duration: 1)", "value": \#
        "isOn"}]
        """#),
      fails: "wrongSide_opacity is 1"),
    SampleMutation(
      "M20", "m20_nothing",
      .remove("/profile"),
      fails: "inside_number is 100"),
    SampleMutation(
      "M21", "m21_units",
      .set("/views/1/modifiers/0/rotationEffect", #"".degrees(2 * .pi * turn)""#),
      fails: "inRadians_rotationEffect is 90"),
    SampleMutation(
      "M22", "m09_counter",
      .set("/views/0/children/1/modifiers/1/offset/y", #""getOffsetForUnitDigit(n)""#),
      fails: "units_offset_y is 20"),
    SampleMutation(
      "", "d06_heartbeat",
      .set(
        "/views/0/modifiers/0/tracks/angle/0",
        #""CubicKeyframe(.degrees(8), duration: 0.15, startVelocity: .zero)""#),
      fails: "at 0.875 s: heart_angle is -0.428571"),
  ]
}
