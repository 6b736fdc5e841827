/// A claim about numbers on screen or a label, with which a recording of another program can be compared.
package enum ObservableClaim: Hashable, Sendable {
  /// Columns have these numbers, each of them one; nil for columns without a value.
  case columns([String], [Double]?)
  /// A label fired up to now: at a time in seconds and so many times, where that is claimed.
  case label(String, at: Double?, count: Int?)
}
