import JSONText

/// How far an export is from the motion that SwiftUI shows, as parts of the way.
///
/// A stepped spring stands still between its steps, so that nothing continuous is nearer to it at all times
/// than half of its greatest step.
package struct ExportError: Hashable, Sendable {
  /// The greatest distance from the line through the middles of the steps; of a motion without steps, from
  /// the motion.
  package let inSteps: Double
  /// The greatest distance at any time.
  package let atAnyTime: Double

  /// The distances in a sentence.
  var sentence: String {
    let text = "off by \(Self.text(inSteps)) of the way at most"
    if inSteps == atAnyTime { return text }
    return text + " in the middle of steps, by \(Self.text(atAnyTime)) at any time"
  }

  private static func text(_ error: Double) -> String { DecimalText.fixed(error, decimals: 5) }
}
