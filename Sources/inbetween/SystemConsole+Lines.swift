import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemConsole {
  func answerEachLine<Verdict: Sendable>(
    of lines: LineSource, to sink: ByteSink,
    by answer: @escaping @Sendable (InputLine, @escaping ByteSink) throws -> Verdict,
    conclude: (Verdict) throws -> Void
  ) throws {
    // The threads, and so the reader, may outlive the call.
    let reader = Monitor(try reader(of: lines))
    let answers = AnswerQueue<Verdict>(limit: 4 * Threads.coreCount)
    try Threads.startOnEachCore { Self.answerLines(of: reader, in: answers, by: answer) }
    // When writing stops for any reason, the answers to come are not needed.
    defer { answers.abandon() }
    while let piece = try answers.next() {
      let writing = Result { try piece.bytes.withUnsafeBytes(sink) }
      // A verdict counts, whether or not its answer found a reader.
      if let verdict = piece.verdict { try conclude(verdict) }
      try writing.get()
    }
  }

  private func reader(of lines: LineSource) throws(InputError) -> LineSequence {
    switch lines {
    case .input(let input): .read(LineReader(try descriptor(of: input)))
    case .numbers(let count): .numbered(next: 1, last: count)
    }
  }

  /// Answers lines until there are no more, on each of the threads.
  private static func answerLines<Verdict: Sendable>(
    of reader: Monitor<LineSequence>, in answers: AnswerQueue<Verdict>,
    by answer: @Sendable (InputLine, @escaping ByteSink) throws -> Verdict
  ) {
    while let (line, writer) = answers.begin(reader) {
      writer.finish(Result { try answer(line, writer.write) })
    }
  }
}

extension AnswerQueue {
  /// Takes the next line and adds its answer; nil when there are no more lines.
  fileprivate func begin(_ reader: Monitor<LineSequence>) -> (InputLine, AnswerWriter<Verdict>)? {
    // A line and its place among the answers are taken together, so that the order is kept.
    reader.withState { reader in
      guard awaitRoom() else { return nil }
      do throws(InputError) {
        guard let line = try reader.next() else {
          close()
          return nil
        }
        return (line, add())
      } catch {
        close(error)
        return nil
      }
    }
  }
}

/// The lines that are still to be answered.
private enum LineSequence {
  case read(LineReader)
  case numbered(next: Int, last: Int)

  mutating func next() throws(InputError) -> InputLine? {
    switch self {
    case .read(var reader):
      // The reader has the only reference to its buffer while it works.
      self = .numbered(next: 1, last: 0)
      defer { self = .read(reader) }
      return try reader.next()
    case .numbered(let number, let last):
      guard number <= last else { return nil }
      self = .numbered(next: number + 1, last: last)
      return InputLine(
        [], LineProgress(number: number, fraction: Double(number) / Double(last)))
    }
  }
}
