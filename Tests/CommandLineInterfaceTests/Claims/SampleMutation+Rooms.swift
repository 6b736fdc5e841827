import TestSupport

extension SampleMutation {
  /// Components, readers of sizes, places of fingers, and rooms that are laid out twice.
  static let rooms = [
    SampleMutation(
      "", "masks",
      .set("/views/0/children/0/children/0/alignment", #"".center""#),
      fails: "mask_layout_x is 80"),
    SampleMutation(
      "", "masks",
      .set("/views/0/children/0/children/0/modifiers/1/onTapGesture/0/withAnimation", "null"),
      fails: "mask_layout_width is 40"),
    SampleMutation(
      "", "masks",
      .set("/views/0/children/1/modifiers/1/onTapGesture/0/withAnimation", "null"),
      fails: "badge_opacity is 0.6"),
    SampleMutation(
      "", "masks",
      .set("/views/0/children/1/alignment", #"".topLeading""#),
      fails: "badge_layout_x is 135"),
    SampleMutation(
      "", "masks",
      .set("/views/0/children/2/size", "[80, 40]"),
      fails: "shade_layout_width is 120"),
    SampleMutation(
      "", "masks",
      .set("/views/0/size", "[80, 40]"),
      fails: "badge_layout_x is 155"),
    SampleMutation(
      "", "masks",
      .remove("/events/4/withAnimation"),
      fails: "shade_layout_width is 120"),
    SampleMutation(
      "", "own_states",
      .set("/components/Row/state/isOpen", "true"),
      fails: "row_Bea_scaleEffect_x is 1"),
    SampleMutation(
      "", "own_states",
      .set("/components/Row/modifiers/2/onTapGesture/0/withAnimation", "null"),
      fails: "row_Ada_scaleEffect_x is 1.5"),
    SampleMutation(
      "", "own_states",
      .set("/events/0/tap", #""row_Bea""#),
      fails: "row_Bea_scaleEffect_x is 1"),
    SampleMutation(
      "", "own_states",
      .set("/views/0/with/isDone", #""$items[0].isDone""#),
      fails: "state.items[1].isDone is true"),
    SampleMutation(
      "", "own_states",
      .set(
        "/components/Switch/modifiers/1/onTapGesture/0/withAnimation", #"".linear(duration: 4)""#),
      fails: "row_Bea_opacity is 0.75"),
    SampleMutation(
      "", "own_states",
      .remove("/events/4"),
      fails: "row_Ada is null"),
    SampleMutation(
      "", "own_states",
      .set("/events/4/remove/items", #""{ $0.name == 'Bea' }""#),
      fails: "row_Ada is null"),
    SampleMutation(
      "", "geometry_reader",
      .set("/views/0/children/1/children/0/modifiers/1/frame", "[100, 10]"),
      fails: "bar_layout_width is 125"),
    SampleMutation(
      "", "geometry_reader",
      .set(
        "/views/0/children/1/children/0/modifiers/0", #"{ "animation": ".linear(duration: 2)" }"#),
      fails: "bar_layout_width is 125"),
    SampleMutation(
      "", "geometry_reader",
      .set("/views/0/children/1/children/2/when", #""proxy.size.width > 150""#),
      fails: "insert label once"),
    SampleMutation(
      "", "geometry_reader",
      .set("/views/0/children/1/children/1/modifiers/1/onChange", #""proxy.size.height""#),
      fails: "state.seen is 300"),
    SampleMutation(
      "", "drag_in_row",
      .set("/events/1/withAnimation", #"".smooth(duration: 1)""#),
      fails: "card_layout_y is 152.681"),
    SampleMutation(
      "", "drag_in_row",
      .set(
        "/views/0/children/1/modifiers",
        #"[ { "geometryGroup": true }, { "offset": ["side", 0] }, { "animation": ".linear(duration: 1)", "value": "side" } ]"#
      ),
      fails: "card_layout_x is 142.925"),
    SampleMutation(
      "", "one_frame", .set("/views/0/modifiers/1/offset/x", "0"),
      fails: "badge_frame_width is 67.5"),
    SampleMutation(
      "", "one_frame", .remove("/views/1/modifiers/1"), fails: "dot_frame_width is 55"),
    SampleMutation(
      "", "one_frame", .set("/views/2/children/1/modifiers/1/transition", #"".opacity""#),
      fails: "chip_layout_y is 120"),
    SampleMutation(
      "", "gesture_location",
      .set("/events/0/gesture/coordinateSpace", #"".global""#),
      fails: "state.inside is"),
    SampleMutation(
      "", "gesture_location",
      .set("/events/1/gesture/coordinateSpace", #"".local""#),
      fails: "state.onScreen is"),
    SampleMutation(
      "", "gesture_location",
      .set("/events/0/gesture/startLocation", "[0, 0]"),
      fails: "state.first is"),
    SampleMutation(
      "", "navigation",
      .set(
        "/views/0/modifiers/0/onAppear",
        #"[ { "async": { "after": 0, "run": [ { "withAnimation": ".linear(duration: 1)", "set": { "spins": true } } ] } } ]"#
      ),
      fails: "wheel_layout_x is 100"),
    SampleMutation(
      "", "navigation",
      .set(
        "/views/1/modifiers/1/onAppear",
        #"[ { "withAnimation": ".linear(duration: 1)", "set": { "turns": true } } ]"#),
      fails: "still_layout_x is 200"),
  ]

  /// Presentations and views of UIKit.
  static let hosts: [SampleMutation] = [
    SampleMutation(
      "", "presentations",
      .set("/views/0/children/1/presentationAnimation", #"".linear(duration: 4)""#),
      fails: "sheet_transition_offset_y is 364.177"),
    SampleMutation(
      "", "presentations",
      .set(
        "/views/0/children/1/modifiers",
        #"[ { "animation": ".linear(duration: 2)", "value": "turns" } ]"#),
      fails: "badge_rotationEffect is 90"),
    SampleMutation(
      "", "presentations", .set("/events/9/withTransaction/disablesAnimations", "false"),
      fails: "sheet is not there"),
    SampleMutation(
      "", "presentations", .set("/views/0/children/2/presentationAnimation", "null"),
      fails: "cover_transition_offset_y is 46.369"),
    SampleMutation(
      "", "presentations", .set("/views/0/modifiers/0/opacity", #""isCovered ? 0.5 : 1""#),
      fails: "shown completed once"),
    SampleMutation(
      "", "hosting", .set("/views/0/children/0/bridgesTransaction", "true"),
      fails: "card_opacity is 0.5"),
    SampleMutation(
      "", "hosting", .set("/views/0/children/2/bridgesTransaction", "true"),
      fails: "map_opacity is 0.5"),
    SampleMutation(
      "", "hosting", .remove("/views/0/children/1/bridgesTransaction"),
      fails: "handed_opacity is 0.75"),
    SampleMutation(
      "", "hosting", .set("/events/3/set", #"{ "isDim": false }"#),
      fails: "card_rotationEffect is 45"),
    SampleMutation(
      "", "hosting", .remove("/views/0/children/3/bridgesTransaction"),
      fails: "chart_opacity is 0.75"),
    SampleMutation(
      "", "hosting",
      .set(
        "/views/0/modifiers", #"[ { "offset": ["isMoved ? 100 : 0", 0] }, { "animation": null } ]"#),
      fails: "map_layout_x is 250"),
    SampleMutation(
      "", "presentations", .set("/events/7/withAnimation", "null"),
      fails: "badge_rotationEffect is 45"),
    SampleMutation(
      "", "presentations",
      .set(
        "/events/14",
        #"{ "at": 15, "withTransaction": { "disablesAnimations": true }, "set": { "isCovered": false } }"#
      ),
      fails: "emit dismissed never"),
    SampleMutation(
      "", "presentations", .remove("/views/0/children/3/presentationAnimation"),
      fails: "question_transition_opacity is 0.25"),
  ]
}
