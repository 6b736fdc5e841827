import Ordering

/// The origin of a text that was made, such as the Swift of an imported timeline.
///
/// The made text is what is read and played; the places in it are shown as those of the original.
package struct MadeText: Sendable {
  /// The bytes of the original.
  package let original: [UInt8]
  /// Whether nothing could be made of it.
  package let isRefused: Bool
  /// The diagnostics found while it was made, at their places in the original.
  let found: DiagnosticList
  /// The parts of the made text that have a place in the original, in order, without overlaps.
  private let segments: [Segment]

  private struct Segment {
    let range: Range<Int>
    let original: Range<Int>
  }

  /// A text that was made.
  ///
  /// - Parameters:
  ///   - original: the bytes that it was made of.
  ///   - places: ranges of the made text, each inside another one or beside it, with those that they come from.
  ///   - found: what was found, at its places in the original.
  ///   - isRefused: whether nothing could be made.
  package init(
    of original: [UInt8], places: [(range: Range<Int>, original: Range<Int>)],
    found: DiagnosticList, isRefused: Bool
  ) {
    self.original = original
    self.found = found
    self.isRefused = isRefused
    segments = Self.segments(places)
  }

  private init(_ other: MadeText, _ segments: [Segment]) {
    original = other.original
    found = other.found
    isRefused = other.isRefused
    self.segments = segments
  }

  /// Cuts nested ranges into parts that each have the innermost place.
  private static func segments(
    _ places: [(range: Range<Int>, original: Range<Int>)]
  ) -> [Segment] {
    var segments: [Segment] = []
    var open: [(range: Range<Int>, original: Range<Int>)] = []
    var start = 0
    func close(before end: Int) {
      while let inner = open.last, inner.range.upperBound <= end {
        if start < inner.range.upperBound {
          segments.append(Segment(range: start..<inner.range.upperBound, original: inner.original))
          start = inner.range.upperBound
        }
        open.removeLast()
      }
      if let inner = open.last, start < end {
        segments.append(Segment(range: start..<end, original: inner.original))
      }
      start = max(start, end)
    }
    let sorted = places.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for place in sorted {
      close(before: place.range.lowerBound)
      open.append(place)
    }
    close(before: .max)
    return segments
  }

  /// The place in the original of a byte of the made text; the beginning where there is none.
  func place(of offset: Int) -> Range<Int> {
    let next = segments.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0, segments[next - 1].range.contains(offset) else { return 0..<0 }
    return segments[next - 1].original.clamped(to: original.indices)
  }

  /// The same for a made text in which some parts were replaced.
  func moved(_ move: (Int) -> Int) -> MadeText {
    MadeText(
      self,
      segments.map { segment in
        let start = move(segment.range.lowerBound)
        return Segment(
          range: start..<max(start, move(segment.range.upperBound)), original: segment.original)
      })
  }
}
