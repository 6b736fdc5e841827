/// Something that differs from run to run.
package enum Variation: Hashable, Sendable {
  /// The numbers at a path, such as `events.at`, by at most an amount.
  case numbers(path: String, amount: Double)
  /// The order of events that are written for the same time.
  case order
  /// Events come twice, or not at all.
  case taps

  /// The variations without `--vary`.
  package static let standard: [Variation] = [.numbers(path: "events.at", amount: 0.5), .order]
}
