/// The differences of one track between two traces.
package struct TrackReport: Hashable, Sendable {
  /// The two numbers that are farthest apart.
  package struct Deviation: Hashable, Sendable {
    package let time: Double
    package let first: Double
    package let second: Double

    /// The distance; where it is too large for a number, the largest there is.
    package var distance: Double {
      min((first - second).magnitude, .greatestFiniteMagnitude)
    }
  }

  package let name: String
  /// The one trace that has the track, where the other has not.
  package internal(set) var only: Side?
  /// At how many times at least one of the two has a value.
  package internal(set) var compared = 0
  /// At which of them both have one, and they differ.
  package internal(set) var different = TimeCount()
  /// At which only one has a value.
  package internal(set) var onlyIn = BothSides(TimeCount(), TimeCount())
  /// The sum of the squares of the distances of numbers, and how many there are.
  private var squares = 0.0
  private var numberCount = 0
  /// The worst error, whether it is allowed or not; nil without two numbers to compare.
  package internal(set) var worst: Deviation?

  init(name: String) {
    self.name = name
  }

  /// The root of the mean of the squared errors; nil without two numbers to compare.
  package var rootMeanSquare: Double? {
    guard numberCount > 0 else { return nil }
    let root = (squares / Double(numberCount)).squareRoot()
    return root.isFinite ? root : nil
  }

  mutating func note(_ deviation: Deviation) {
    if deviation.distance > worst?.distance ?? -1 { worst = deviation }
    squares += deviation.distance * deviation.distance
    numberCount += 1
  }

  package var isSame: Bool {
    only == nil && different.count == 0 && onlyIn.first.count == 0 && onlyIn.second.count == 0
  }
}
