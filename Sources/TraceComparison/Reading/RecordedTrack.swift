package import Diagnostics

/// A track of a recording: its numbers, with their times.
package struct RecordedTrack: Sendable {
  package let name: String
  package fileprivate(set) var times: [Double] = []
  package fileprivate(set) var values: [Double] = []
  /// Where its first value is.
  package fileprivate(set) var place = 0..<0
  /// The first value that is not a number, if any.
  package fileprivate(set) var problem: TraceProblem?

  /// Reads all tracks of a trace in any format that is compared, in the order of their columns, between
  /// two times; the column of the times is not among them.
  package static func read(
    _ source: SourceText, from start: Double?, until end: Double?
  ) throws(TraceProblem) -> [RecordedTrack] {
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(TraceProblem) in try read(bytes, from: start, until: end) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Double?, until end: Double?
  ) throws(TraceProblem) -> [RecordedTrack] {
    guard var frames = try TraceInput(bytes).frames else {
      throw TraceProblem(
        .wrongType, "these are events; a motion is in the rows of a trace", at: 0..<0)
    }
    var tracks: [RecordedTrack] = []
    while let frame = try frames.next() {
      guard frame.time >= start ?? frame.time, frame.time <= end ?? frame.time else { continue }
      for entry in frame.entries {
        while tracks.count <= entry.track {
          tracks.append(RecordedTrack(name: frames.tracks[tracks.count]))
        }
        tracks[entry.track].add(entry, at: frame.time)
      }
    }
    return tracks.filter { !$0.times.isEmpty || $0.problem != nil }
  }

  private mutating func add(_ entry: Frame.Entry, at time: Double) {
    if times.isEmpty { place = entry.place }
    if case .number(let number) = entry.cell {
      times.append(time)
      values.append(number)
    } else if problem == nil {
      problem = TraceProblem(.wrongType, "a value to fit must be a number", at: entry.place)
    }
  }

  /// Whether it has numbers that differ.
  package var moves: Bool { values.contains { $0 != values[0] } }
}
