import Diagnostics
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

extension Console {
  /// Writes the result about inputs of `count` bytes, or refuses it before its first byte where it is larger than standard
  /// output takes.
  ///
  /// - Parameter help: what else may be asked for.
  func writeResult(
    _ bytes: [UInt8], to output: OutputOperand = .standardOutput, ofInputs count: Int, help: String
  ) throws(CommandFailure) {
    let limit = OutputBudget.limit(forInput: count)
    guard output != .standardOutput || bytes.count <= limit else {
      let message = RunFailure.tooMuchOutput(limit: limit).diagnostic.message
      throw .unusable(.error(.tooMany, "\(message); \(help)", at: 0..<0))
    }
    try writeResult(bytes, to: output)
  }
}

/// The bytes of a small answer, or the number of those of a large one.
final class AnswerBytes {
  /// Larger answers are not kept: they are made again where they are written.
  private static let capacity = 4_000_000

  private(set) var bytes: [UInt8] = []
  private var count = 0

  /// Whether all bytes are kept.
  var isWhole: Bool { bytes.count == count }

  /// A sink that takes bytes up to a limit, and throws at the first write that exceeds it.
  func sink(to limit: Int) -> ByteSink {
    { part throws(RunFailure) in
      self.count += part.count
      guard self.count <= limit else { throw .tooMuchOutput(limit: limit) }
      if self.count <= Self.capacity { self.bytes += part }
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
