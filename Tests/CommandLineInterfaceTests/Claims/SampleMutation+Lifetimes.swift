import TestSupport

extension SampleMutation {
  /// Work that lives as long as a view, or until it is cancelled.
  static let lifetimes = [
    SampleMutation(
      "", "task_debounce",
      .remove("/views/0/modifiers/1/id"),
      fails: "list_searches is 1.5"),
    SampleMutation(
      "", "task_debounce",
      .set("/views/1/modifiers/1/task/0/sleep/try?", "false"),
      fails: "hasty_searches is 3"),
    SampleMutation(
      "", "task_debounce",
      .set("/views/2/modifiers/1/run/0/cancel", #""search", "when": "false""#),
      fails: "kept_searches is 1"),
    SampleMutation(
      "", "task_lifetime",
      .set("/events/1/withAnimation", "null"),
      fails: "state.count is 3"),
    SampleMutation(
      "", "task_lifetime",
      .remove("/views/0/children/0/modifiers/2"),
      fails: "emit disappeared once"),
    SampleMutation(
      "A1", "stack",
      .set("/events/1/withAnimation", "null"),
      fails: "row_Tenet_layout_y is 472"),
    SampleMutation(
      "A7", "stack",
      .remove("/events/4/withAnimation"),
      fails: "row_Up_layout_y is 504.5"),
    SampleMutation(
      "A12", "stack",
      .set("/views/0/layout/alignment", #"".center""#),
      fails: "row_Arrival_layout_x is 145"),
    SampleMutation(
      "A1", "stack",
      .set("/views/0/children/0/size", "[200, 30]"),
      fails: "head_layout_height is 55"),
    SampleMutation(
      "", "stack_layers",
      .set("/views/0/children/0/layout/alignment", #"".center""#),
      fails: "badge_layout_x is 235"),
    SampleMutation(
      "", "stack_layers",
      .set("/views/0/children/0/layout", #""HStack""#),
      fails: "badge_layout_y is 424.5"),
    SampleMutation(
      "", "stack_layers",
      .remove("/views/0/children/1/modifiers"),
      fails: "title_layout_y is 444.5"),
    SampleMutation(
      "", "stack_layers",
      .set("/views/0/children/0/modifiers/0/padding", "0"),
      fails: "title_layout_x is 165"),
    SampleMutation(
      "", "frames",
      .remove("/views/0/children/1/modifiers"),
      fails: "price_layout_y is 397"),
    SampleMutation(
      "", "frames",
      .remove("/views/0/children/2/modifiers"),
      fails: "stamp_layout_y is 322"),
    SampleMutation(
      "", "frames",
      .set("/views/2/modifiers/0", #"{ "opacity": 1 }"#),
      fails: "dot_offset_x is 25"),
    SampleMutation(
      "", "frames",
      .set(
        "/views/3/modifiers",
        #"[ { "rotationEffect": "isUp ? .degrees(90) : .zero" }, { "animation": ".linear(duration: 2)", "value": "isUp" }, { "offset": ["isUp ? 100 : 0", 0] } ]"#
      ),
      fails: "wheel_offset_x is 50"),
    SampleMutation(
      "", "frames",
      .set("/views/0/children/3/modifiers/0/transition", #"".offset(x: 0, y: 40)""#),
      fails: "badge_layout_y is 322"),
    SampleMutation(
      "", "frames_spaces",
      .remove("/pixelLength"),
      fails: "top_layout_y is 180"),
    SampleMutation(
      "", "frames_spaces",
      .set(
        "/views/0/modifiers",
        #"[ { "scaleEffect": "isOn ? 3 : 1" }, { "offset": ["isOn ? 40 : 0", 0] }, { "animation": ".linear(duration: 1)" } ]"#
      ),
      fails: "scoped_offset_x is 40"),
    SampleMutation(
      "", "frames_spaces",
      .set(
        "/views/1/children/1/modifiers",
        #"[ { "transition": ".opacity.combined(with: .offset(x: 0, y: 40))" } ]"#),
      fails: "middle_layout_y is 200"),
    SampleMutation(
      "", "frames_spaces",
      .set("/views/3/modifiers/0", #"{ "frame": [100, 100] }"#),
      fails: "page_matchedGeometryEffect_width is 120"),
    SampleMutation(
      "", "layout",
      .remove("/views/0/children/2/modifiers/2"),
      fails: "picture_layout_width is 300"),
    SampleMutation(
      "", "layout",
      .remove("/views/0/children/2/modifiers/1"),
      fails: "picture_layout_height is 168.75"),
    SampleMutation(
      "", "layout",
      .remove("/views/0/children/0/children/1"),
      fails: "button_layout_x is 278"),
    SampleMutation(
      "", "layout",
      .set("/views/0/children/0/children/2/children/0/alignment", #"".center""#),
      fails: "badge_layout_x is 296"),
    SampleMutation(
      "", "layout",
      .remove("/views/0/children/1/modifiers/2"),
      fails: "panel_layout_height is 127.25"),
    SampleMutation(
      "", "animation_custom",
      .remove("/events/2/run/0/withAnimation/shouldMerge"),
      fails: "box_merged is 150"),
    SampleMutation(
      "", "animation_custom",
      .set("/events/2/run/1/withAnimation/shouldMerge", "true"),
      fails: "box_faded is 75"),
    SampleMutation(
      "", "animation_custom",
      .remove("/events/0/run/2/withAnimation/velocity"),
      fails: "box_thrown is 93.944"),
    SampleMutation(
      "", "timers",
      .remove("/events/1"),
      fails: "cancel clock once"),
    SampleMutation(
      "", "timers",
      .set("/events/0/timer/run/1", #"{ "emit": "on" }"#),
      fails: "cancel blink once"),
    SampleMutation(
      "", "timers",
      .set("/views/1/modifiers/1/debounce", "0.125"),
      fails: "search_debounced is 0"),
    SampleMutation(
      "", "timers",
      .set("/views/1/modifiers/2/latest", "false"),
      fails: "search_throttled is 4"),
    SampleMutation(
      "", "timers",
      .remove("/views/1/modifiers/3/latest"),
      fails: "search_first is 2"),
    SampleMutation(
      "", "timeline_view",
      .remove("/views/0/modifiers/0/paused"),
      fails: "smooth_rotationEffect is 12"),
    SampleMutation(
      "", "timeline_view",
      .remove("/views/1/modifiers/0/minimumInterval"),
      fails: "coarse_rotationEffect is 9"),
    SampleMutation(
      "", "timeline_view",
      .remove("/views/2/modifiers/0/body/1"),
      fails: "hand_rotationEffect is 3"),
    SampleMutation(
      "", "timeline_view",
      .set("/views/3/modifiers/0/dates", "[0.5, 1.5, 2]"),
      fails: "lamp_opacity is 0.5"),
    SampleMutation(
      "", "timeline_view",
      .set("/views/4/modifiers/0/from", "-0.5"),
      fails: "tide_since is -0.75"),
    SampleMutation(
      "", "group_appearance",
      .set("/profile", #""ios14""#),
      fails: "at 0.75 s: emit pair once"),
    SampleMutation(
      "", "group_appearance",
      .set("/events/1/withAnimation", "null"),
      fails: "at 2.75 s: emit pair gone never"),
    SampleMutation(
      "", "group_appearance",
      .set("/views/1/kind", #""view""#),
      fails: "emit card, then emit badge"),
  ]
}
