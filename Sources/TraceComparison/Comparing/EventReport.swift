/// The differences between the events of two traces.
package struct EventReport: Sendable {
  /// More differences than these are counted only.
  static let limit = 20

  package internal(set) var first: Divergence?
  /// How many events both have.
  package internal(set) var matched = 0
  package internal(set) var onlyIn = BothSides(TimeCount(), TimeCount())
  /// Events that both have, with something else in them.
  package internal(set) var different = TimeCount()
  /// The first differences, in the order of their times.
  package internal(set) var differences: [EventDifference] = []

  package var count: Int { onlyIn.first.count + onlyIn.second.count + different.count }
  package var isSame: Bool { count == 0 }
}
