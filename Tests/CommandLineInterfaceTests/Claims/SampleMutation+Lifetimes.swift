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
  ]
}
