package import TimelineDocument

/// How much of a timeline its runs have reached.
package struct CoverageReport: Sendable {
  /// The `animation` and `transaction` modifiers that had an effect.
  package internal(set) var modifiers = Share()
  /// The steps that ran, but for those that only claim something.
  package internal(set) var steps = Share()
  /// The sides of conditions that were taken.
  package internal(set) var branches = Share()
  /// The parts that were not reached, in the order of the document.
  package private(set) var gaps: [Gap] = []

  /// A part of a number of things.
  package struct Share: Sendable {
    package private(set) var reached = 0
    package private(set) var total = 0

    mutating func count(isReached: Bool) {
      total += 1
      if isReached { reached += 1 }
    }
  }

  /// Something that was not reached.
  package struct Gap: Sendable {
    package let place: SourceRange
    package let sentence: String
  }

  mutating func addGap(at place: SourceRange, _ sentence: String) {
    gaps.append(Gap(place: place, sentence: sentence))
  }

  mutating func sortGaps() {
    gaps.sort { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }
}
