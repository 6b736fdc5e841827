import TestSupport

extension SampleMutation {
  /// Lines of Swift that are pasted as they are.
  static let pastedLines = [
    SampleMutation(
      "", "transaction_closures",
      .set("/views/0/modifiers/1/transaction", #""{ $0.animation = nil }""#),
      fails: "at 0.5 s: view_offset_x is 50"),
    SampleMutation(
      "", "transaction_closures",
      .set("/define/byDrag/1", #""  if !change.isContinuous {""#),
      fails: "shape_offset_x is 50"),
    SampleMutation(
      "", "transaction_closures",
      .set("/define/quiet/1", #""transaction.disablesAnimations = false""#),
      fails: "hello_opacity is 1"),
    SampleMutation(
      "", "gesture_ends",
      .set("/events/0/gesture/to", #"{ "width": 80, "height": 40 }"#),
      fails: "card_offset_y is 40"),
    SampleMutation(
      "", "body_observers",
      .set("/views/0/modifiers/0/body/1/run/0/set/angle", #""angle""#),
      fails: "text_rotationEffect is 120"),
    SampleMutation(
      "", "body_observers",
      .set("/views/1/modifiers/0/body/1/onAnimationCompleted", #""angle""#),
      fails: "Intro text animated in!"),
    SampleMutation(
      "", "transaction_keys",
      .set("/define/Transaction.isDragging", "true"),
      fails: "at 0.5 s: card_offset_x is 50"),
    SampleMutation(
      "", "transaction_keys",
      .set("/events/2/withTransaction/pace", "1"),
      fails: "at 3 s: shadow_offset_x is 50"),
    SampleMutation(
      "", "transaction_completion",
      .set(
        "/views/0/children/1/modifiers/1/transaction", #""{ $0.animation = .linear(duration: 3) }""#
      ),
      fails: "at 2 s: moved completed once by removed"),
    SampleMutation(
      "", "transaction_completion",
      .remove("/views/1/modifiers/1/completion"),
      fails: "state.count is 1"),
    SampleMutation(
      "", "gesture_state",
      .set(
        "/events/0/gesture/updating/$progress",
        #""{ value, state, transaction in state = value.translation.height / 500 }""#),
      fails: "at 0.5 s: shape_offset_y is 200"),
    SampleMutation(
      "", "gesture_state",
      .remove("/events/0/gesture/resetTransaction"),
      fails: "shadow_offset_y is 200"),
    SampleMutation(
      "", "gesture_state",
      .set("/events/0/gesture/updatingFirst", "false"),
      fails: "state.last is 0"),
    SampleMutation(
      "", "bindings",
      .set("/events/0/binding", #""Transaction(animation: nil)""#),
      fails: "at 0.5 s: knob_offset_x is 20"),
    SampleMutation(
      "", "transition_phase",
      .set(
        "/views/0/modifiers/0/transition/body/0/offset",
        #""CGSize(width: abs(phase.value) * distance, height: 0)""#),
      fails: "at 0.5 s: card_transition_offset_x is -50"),
    SampleMutation(
      "", "transition_phase",
      .set(
        "/views/0/modifiers/0/transition/body/2/scaleEffect",
        #""phase == .didDisappear ? 0.5 : 1""#),
      fails: "card_transition_scaleEffect_x is 0.75"),
    SampleMutation(
      "", "transition_phase",
      .set("/views/2/modifiers/0/transition/active/0/rotationEffect", #"".degrees(45)""#),
      fails: "label_transition_rotationEffect is 45"),
    SampleMutation(
      "", "transition_parts",
      .set("/views/0/modifiers/0/transition/asymmetric/removal", #"".move(edge: .leading)""#),
      fails: "at 4.5 s: card_transition_offset_x is 40"),
    SampleMutation(
      "", "transition_parts",
      .remove("/views/0/modifiers/0/transition/asymmetric/insertion/animation"),
      fails: "at 0.5 s: card_transition_rotationEffect is 67.5"),
    SampleMutation(
      "", "transition_parts",
      .remove("/views/1/modifiers/0/transition/combined/2/animation"),
      fails: "badge_transition_scaleEffect_x is 0.9375"),
    SampleMutation(
      "", "transition_parts",
      .set("/views/2/modifiers/0/transition/animation", "null"),
      fails: "at 0.25 s: label_transition_blur is 4"),
    SampleMutation(
      "", "computed_times", .set("/events/0/at", #""tapAt + gap / 2""#),
      fails: "x is 100 * gap / length"),
    SampleMutation(
      "", "computed_times", .set("/events/3/at", #""2 * (tapAt + length)""#),
      fails: "x is 75"),
    SampleMutation(
      "", "computed_times", .set("/events/2/at", #""tapAt + length * 5""#),
      fails: "state.first is 9"),
    SampleMutation(
      "", "list_edits", .set("/events/0/set/cards", #""{ $0.insert('D', at: 0) }""#),
      fails: "state.cards is"),
    SampleMutation(
      "", "list_edits", .set("/events/2/set/cards", #""{ $0.swapAt(0, 1) }""#),
      fails: "card_A_layout_y is 100"),
    SampleMutation(
      "", "list_edits",
      .set(
        "/events/4/set/cards", #""{ $0.move(fromOffsets: IndexSet(integer: 0), toOffset: 3) }""#),
      fails: "card_C_layout_y is 100"),
    SampleMutation(
      "", "list_edits", .set("/events/6/set/cards", #""{ $0.removeLast(); $0.sort() }""#),
      fails: "card_D is null"),
    SampleMutation(
      "", "list_edits", .set("/events/7/set/count", "2"), fails: "state.count is 3"),
    SampleMutation(
      "", "set_of_tags", .set("/events/1/set/chosen", #""{ $0.insert(2); $0.insert(1) }""#),
      fails: "row_0_scaleEffect_x is 1.1"),
    SampleMutation(
      "", "set_of_tags", .set("/events/3/set/chosen", #""{ $0.remove(2) }""#),
      fails: "row_2_scaleEffect settled"),
    SampleMutation(
      "", "set_of_tags", .set("/events/5/set/tags", #""tags.subtracting(['c'])""#),
      fails: "state.tags is"),
    SampleMutation(
      "", "set_of_tags", .set("/events/7/set/chosen", #""chosen.union([0, 1])""#),
      fails: "row_0_scaleEffect_x is 1.1"),
    SampleMutation(
      "", "set_of_tags", .set("/events/9/set/chosen", #""{ $0.remove(0) }""#),
      fails: "toolbar_opacity is 0.5"),
    SampleMutation(
      "", "step_constants", .set("/actions/advance/0/let/place", #""-50 * next""#),
      fails: "strip_offset_x is -50"),
    SampleMutation(
      "", "step_constants", .set("/actions/advance/0/let/next", #""page""#),
      fails: "strip_offset_x is -150"),
    SampleMutation(
      "", "step_constants", .set("/actions/advance/0/else/0/when", #""page == 3""#),
      fails: "emit there is no page 3"),
    SampleMutation(
      "", "step_constants", .set("/actions/advance/0/when", #""next < 9""#),
      fails: "state.page is 2"),
    SampleMutation(
      "", "step_constants", .set("/actions/flash/1/set/x", "-10"),
      fails: "strip_offset_x is 0"),
    SampleMutation(
      "", "step_constants",
      .set("/actions/flash/2/async/run/0/set/x", #""x""#),
      fails: "at 6 s: strip_offset_x is -100"),
    SampleMutation(
      "", "step_constants", .set("/events/7/let/square", #""n + n""#), fails: "state.sum is 14"),
    SampleMutation(
      "", "step_constants", .set("/actions/find(name)/0/set/page", #""Double(place) + 1""#),
      fails: "state.page is 1"),
    SampleMutation(
      "", "step_constants",
      .set("/actions/find(name)/0/when", #""let place = names.firstIndex(of: name)""#),
      fails: "emit nobody to go to 2 times"),
    SampleMutation(
      "", "step_cases", .set("/views/0/modifiers/1/onTapGesture/1/switch", #""'waiting'""#),
      fails: "state.phase is 'loading'"),
    SampleMutation(
      "", "step_cases", .remove("/views/0/modifiers/1/onTapGesture/1/withAnimation"),
      fails: "button_frame_width is 85"),
    SampleMutation(
      "", "step_cases",
      .remove("/views/0/modifiers/1/onTapGesture/1/cases/'loading', 'waiting'"),
      fails: "state.phase is 'idle'"),
    SampleMutation(
      "", "step_cases",
      .set(
        "/views/0/modifiers/1/onTapGesture/1/cases/'loading', 'waiting'/0/set/width", "90"),
      fails: "button_frame_width is 55"),
    SampleMutation(
      "", "step_cases",
      .set(
        "/views/0/modifiers/1/onTapGesture/1/cases/'loading', 'waiting'/0/set/width", "99"),
      fails: "button_frame_width is 100"),
    SampleMutation(
      "", "step_cases",
      .remove("/views/0/modifiers/1/onTapGesture/1/cases/default"),
      fails: "emit nothing is to be done once"),
    SampleMutation(
      "", "step_cases", .set("/events/8/switch", #""taps + 1""#), fails: "emit tapped once"),
    SampleMutation(
      "", "step_cases", .set("/events/8/switch", #""taps - 3""#), fails: "emit never tapped"),
    SampleMutation(
      "", "random_deal", .set("/events/0/set/deck", #""{ $0.sort() }""#),
      fails: "state.isShuffled is true"),
    SampleMutation(
      "", "random_deal", .set("/events/3/set/die", #""Int.random(in: 7...9)""#),
      fails: "at 2.1 s: state.isShuffled is true"),
    SampleMutation(
      "", "random_deal", .set("/events/3/set/angle", #"".random(in: 91...180)""#),
      fails: "always die_rotationEffect from -90 to 90"),
    SampleMutation(
      "", "presence_claims", .set("/state/isShown", "true"),
      fails: "at 0 s: toast is not there"),
    SampleMutation(
      "", "presence_claims", .set("/events/4/withAnimation", #"".linear(duration: 0.6)""#),
      fails: "at 2.5 s: icon is not there"),
    SampleMutation(
      "", "presence_claims", .remove("/events/4/remove"),
      fails: "at 2.5 s: row_Ada is null"),
    SampleMutation(
      "", "presence_claims", .set("/events/0/withAnimation", #"".bouncy""#),
      fails: "always bar_scaleEffect_x in one direction"),
    SampleMutation(
      "", "presence_claims", .set("/events/0/withAnimation", #"".easeOut(duration: 1.5)""#),
      fails: "always bar_scaleEffect_x settled after 1 s"),
    SampleMutation(
      "", "transition_has_motion",
      .set("/reduceMotion", "false"), fails: "card_transition_opacity is 0.25"),
    SampleMutation(
      "", "keyframe_timeline",
      .set("/define/path/1", #""  LinearKeyframe(10.0, duration: 1)""#),
      fails: "at 1 s: dot_along is 5"),
    SampleMutation(
      "", "keyframe_timeline",
      .set("/define/path/2", #""  MoveKeyframe(10.0)""#), fails: "at 2 s: dot_along is 30"),
    SampleMutation(
      "", "keyframe_timeline",
      .set(
        "/define/advanced(count)/3",
        #""  Spring(duration: 0.5).update(value: &value, velocity: &speed, target: 100, deltaTime: 1 / 60)""#
      ),
      fails: "dot_stepped is 42.33"),
    SampleMutation(
      "", "bindings",
      .set("/views/3/modifiers/0/transaction", "{}"),
      fails: "plain_opacity is 1"),
    SampleMutation(
      "", "bindings",
      .remove("/events/5/withAnimation"), fails: "at 4.5 s: knob_offset_x is 20"),
  ]
}
