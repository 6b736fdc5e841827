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
  ]
}
