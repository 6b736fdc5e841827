/// How time passes in a run.
package enum ClockKind: String, CaseIterable, Sendable {
  /// The limit of an infinitely fast display.
  case ideal
  /// Ticks at frame times only, as a perfect device shows them.
  case display
  /// A display with the warm-up frame and the hitches of a real device.
  case device
}
