/// How often a content plays, and whether every second time it plays backwards.
struct Repetition: Hashable, Sendable {
  /// The number of times, or nil for no end; the content plays once at least.
  let count: Int?
  let autoreverses: Bool

  /// Whether iteration number `index` (from 0) plays backwards.
  func isReversed(_ index: Int) -> Bool {
    autoreverses && index % 2 != 0
  }

  /// Whether there is an iteration with that number, from 1 on.
  func hasIteration(_ index: Int) -> Bool {
    count.map { index < $0 } ?? true
  }
}

/// Which iteration runs and when it began.
///
/// SwiftUI keeps this by its type, so one index and one offset serve a whole nest of repetitions.
struct RepetitionState: Hashable, Sendable {
  var index = 0
  var offset = 0.0
}
