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
  ]
}
