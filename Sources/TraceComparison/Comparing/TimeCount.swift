/// The number of times something happened, and the first time.
package struct TimeCount: Hashable, Sendable {
  package private(set) var count = 0
  package private(set) var first: Double?

  mutating func add(_ time: Double) {
    count += 1
    first = min(first ?? time, time)
  }
}
