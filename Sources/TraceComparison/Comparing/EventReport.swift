/// What the events of two traces have that is not the same.
package struct EventReport: Sendable {
  /// More differences than these are counted only.
  static let limit = 20

  package internal(set) var first: Divergence?
  /// How many events both have.
  package internal(set) var matched = 0
  package internal(set) var onlyInFirst = TimeCount()
  package internal(set) var onlyInSecond = TimeCount()
  /// Events that both have, with something else in them.
  package internal(set) var different = TimeCount()
  /// The first differences, in the order of their times.
  package internal(set) var differences: [EventDifference] = []

  package var count: Int { onlyInFirst.count + onlyInSecond.count + different.count }
  package var isSame: Bool { count == 0 }
}
