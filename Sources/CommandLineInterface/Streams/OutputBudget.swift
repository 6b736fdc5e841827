import TimelineDocument
import TimelineSimulation

/// The size of a result on standard output where nobody asked for more, in bytes. A loop in a small document could
/// otherwise fill a terminal or a disk.
enum OutputBudget {
  /// The limit for a document of any size.
  static let bytes = 64_000_000
  /// The limit for each byte of a large document.
  static let bytesOfInput = 64

  /// The limit for a document of so many bytes.
  static func limit(forInput count: Int) -> Int { max(bytes, bytesOfInput * count) }
}

extension PlaySettings {
  /// The limit of a result on standard output, for a document of `count` bytes; nil for none. A user who chooses the
  /// times of rows on the command line has asked for all of them.
  func outputLimit(of content: BatchContent, forInput count: Int) -> Int? {
    let choosesTimes =
      sampling.frameRate != nil || sampling.from != nil || sampling.until != nil
      || sampling.times != nil
    switch content {
    case .rows where choosesTimes: return nil
    case .rows, .metrics, .events, .explanation, .test, .check:
      return OutputBudget.limit(forInput: count)
    }
  }
}

/// The number of bytes that a sink has taken.
private final class TakenBytes {
  var count = 0
}

/// A sink that hands bytes on up to a limit, and throws at the first write that exceeds it.
func limited(_ sink: @escaping ByteSink, to limit: Int) -> ByteSink {
  let taken = TakenBytes()
  return { bytes throws(RunFailure) in
    taken.count += bytes.count
    guard taken.count <= limit else { throw .tooMuchOutput(limit: limit) }
    try sink(bytes)
  }
}
