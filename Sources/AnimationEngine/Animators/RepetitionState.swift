/// Which iteration runs and when it began.
///
/// SwiftUI keeps this by its type, so one index and one offset serve a whole nest of repetitions.
struct RepetitionState: Hashable, Sendable {
  var index = 0
  var offset = 0.0
}
