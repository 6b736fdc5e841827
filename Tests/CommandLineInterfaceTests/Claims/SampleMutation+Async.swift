import TestSupport

extension SampleMutation {
  /// The rows on asynchronous work.
  static let asynchronousWork = [
    SampleMutation(
      "", "pin_1_lost", .remove("/events/0/withAnimation"), silences: "closed-scope"),
    SampleMutation(
      "A1", "a01_move",
      .set("/events/0/withAnimation", "null"),
      fails: "at 1 s: lists_pinned is 1"),
    SampleMutation(
      "A2", "a02_lost",
      .set("/events/0/async/run/0/withAnimation", #"".linear(duration: 1)""#),
      fails: "lists_pinned is 2"),
    SampleMutation(
      "A3", "a03_callback",
      .remove("/actions/pin(movie)/0/async/run/0/withAnimation"),
      fails: "lists_pinned is 1"),
    SampleMutation(
      "A4", "a04_optimistic",
      .set(
        "/actions/pin(movie, wait, fails)/0",
        #"""
        {"async": {"run": [{"append": {"pinned": "movie"}}]}}
        """#),
      fails: "list_count is 0.5"),
    SampleMutation(
      "A5", "a04_optimistic",
      .set("/events/2/call", #""pin('Arrival', 1.5, false)""#),
      fails: "list_count is 1"),
    SampleMutation(
      "A5", "a04_optimistic",
      .remove("/actions/pinGently(movie)/1/async/catch/0/withAnimation"),
      fails: "list_count is 1.5"),
    SampleMutation(
      "A6", "a06_replication",
      .remove("/views/0/modifiers/1/run/0/withAnimation"),
      fails: "lists_pinned is 0.5"),
    SampleMutation(
      "A7", "a06_replication",
      .set(
        "/actions/pin(movie)/0/async/run",
        #"""
        [{"append": {"model.pinned": "movie"}}, {"remove": {"model.suggestions": \#
        "movie"}}]
        """#),
      fails: "emit Arrival is in neither list once"),
    SampleMutation(
      "A8", "a06_replication",
      .set("/views/0/modifiers/1/dropFirst", "1"),
      fails: "lists_pinned is 0.5"),
    SampleMutation(
      "A8", "a06_replication",
      .remove("/views/0/modifiers/2/dropFirst"),
      fails: "at 0.25 s: lists_quiet is 0"),
    SampleMutation(
      "A9", "a09_identity",
      .remove("/views/0/identity"),
      fails: "at 1 s: remove once"),
    SampleMutation(
      "A9", "a09_identity",
      .set("/views/0/identity", #""movie""#),
      fails: "at 3 s: duplicate never"),
    SampleMutation(
      "A10", "a10_sections",
      .set("/profile", #""ios15""#),
      silences: "crash-on-move"),
    SampleMutation(
      "A11", "a11_queue",
      .remove("/events/2/async/queue"),
      fails: "at 2.2 s: background once"),
    SampleMutation(
      "A11", "a11_queue",
      .set("/events/0/async/queue", #""background""#),
      fails: "at 2.1 s: background never"),
    SampleMutation(
      "A12", "a12_overlapping",
      .set("/events/0/at", "1"),
      fails: "lists_pinned is 3"),
    SampleMutation(
      "A12", "a12_overlapping",
      .set("/events/9/call", #""unpin('Up', 0.1)""#),
      fails: "at 4.3 s: state.pinned is"),
    SampleMutation(
      "A13", "a12_overlapping",
      .set(
        "/actions/unpin(movie, wait)/0/async/run",
        #"""
        [{"emit": "unpinned"}, {"remove": {"pinned": "movie"}}, {"append": \#
        {"suggestions": "movie"}}]
        """#),
      fails: "at 2 s: state.suggestions is"),
  ]
}
