/// The rule by which a clock finds the end of a motion.
package enum EndRule: Hashable, Sendable {
  /// The end is an exact point in time, and the motion is over at that point.
  case exact
  /// The end is found at the ticks of a display, each judged as SwiftUI judges it: a curve is still
  /// alive at its very end, and a repetition starts again at the tick that found the end.
  case onTick
}
