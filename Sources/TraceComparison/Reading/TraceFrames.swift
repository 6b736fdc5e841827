package import Diagnostics

/// The frames of a trace, for those who draw them.
package enum TraceFrames {
  /// A number of a track, which is known by its place among the names.
  package struct Entry: Hashable, Sendable {
    package let track: Int
    package let number: Double
  }

  /// Reads the numbers of a trace frame by frame, with the names of the tracks so far, and returns the names of
  /// all; one that never has a number is among them.
  package static func read(
    _ source: SourceText, _ body: (Double, [Entry], [String]) -> Void
  ) throws(TraceProblem) -> [String] {
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(TraceProblem) in try read(bytes, body) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (Double, [Entry], [String]) -> Void
  ) throws(TraceProblem) -> [String] {
    guard var frames = try TraceInput(bytes).frames else {
      throw TraceProblem(
        .wrongType, "these are events; a picture needs the rows of a trace", at: 0..<0)
    }
    while let frame = try frames.next() {
      body(frame.time, frame.entries.compactMap(Entry.init), frames.tracks)
    }
    return frames.tracks
  }
}

extension TraceFrames.Entry {
  fileprivate init?(_ entry: Frame.Entry) {
    guard case .number(let number) = entry.cell else { return nil }
    self.init(track: entry.track, number: number)
  }
}
