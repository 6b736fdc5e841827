import Diagnostics
import JSONText

/// Finds seconds that were probably meant as milliseconds: a whole number from 100 to
/// 100,000.
enum Milliseconds {
  private static let suspects = 100.0...100_000

  /// A warning about a number of seconds at a place, if there is a reason for one.
  static func warning(of seconds: Double, at place: Range<Int>) -> Diagnostic? {
    guard suspects.contains(seconds), seconds == seconds.rounded() else { return nil }
    let (found, meant) = (DecimalText.shortest(seconds), DecimalText.shortest(seconds / 1000))
    return .warning(
      .milliseconds, "\(found) is a number of seconds", at: place,
      help: "write \(meant) for \(found) milliseconds")
  }
}
