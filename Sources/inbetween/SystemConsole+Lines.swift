import CommandLineInterface
import Platform
import TimelineSimulation

extension SystemConsole {
  func answerEachLine(
    of lines: LineSource, to sink: ByteSink,
    by answer:
      @escaping @Sendable (InputLine, @escaping ByteSink) throws(RunFailure) -> BatchVerdict,
    conclude: (BatchVerdict) -> Void
  ) throws(LinesError) {
    // The threads, and so the reader, may outlive the call.
    let reader = Monitor(try reader(of: lines))
    let answers = AnswerQueue<BatchVerdict>(limit: 4 * Threads.coreCount)
    do throws(ThreadError) {
      try Threads.startOnEachCore { Self.answerLines(of: reader, in: answers, by: answer) }
    } catch {
      throw .noThread(reason: error.reason)
    }
    // When writing stops for any reason, the answers to come are not needed.
    defer { answers.abandon() }
    while let piece = try answers.next() {
      let writing = Result { () throws(RunFailure) in try piece.bytes.write(to: sink) }
      // A verdict counts, whether or not its answer found a reader.
      for verdict in piece.verdicts { conclude(verdict) }
      try writing.mapError(LinesError.stopped).get()
    }
  }

  private func reader(of lines: LineSource) throws(LinesError) -> LineSequence {
    switch lines {
    case .input(let input):
      do throws(InputError) {
        return .read(LineReader(try descriptor(of: input)))
      } catch {
        throw .unreadable(error)
      }
    case .numbers(let count): return .numbered(next: 1, last: count)
    }
  }

  /// Answers lines until there are no more, on each of the threads.
  ///
  /// A thread takes as many lines at once as it has answered in a moment: to take a line costs as much as to
  /// answer a short one, if another thread is about to do the same.
  private static func answerLines(
    of reader: Monitor<LineSequence>, in answers: AnswerQueue<BatchVerdict>,
    by answer: @Sendable (InputLine, @escaping ByteSink) throws(RunFailure) -> BatchVerdict
  ) {
    var count = 1
    while let (lines, writer) = answers.begin(reader, atMost: count) {
      let start = monotonicTime
      var lastPass = start
      let result = Result { () throws(RunFailure) in
        for line in lines {
          writer.conclude(try answer(line, writer.write))
          // Finished answers do not wait for lines that take long.
          guard monotonicTime - lastPass > 2 * moment else { continue }
          try writer.pass()
          lastPass = monotonicTime
        }
      }
      writer.finish(result.mapError(LinesError.stopped))
      count = monotonicTime - start < moment ? min(2 * count, 64) : max(count / 2, 1)
    }
  }

  /// The seconds that an answer may wait for those that are written together with it.
  private static let moment = 0.001
}

extension AnswerQueue {
  /// Takes the next lines, and adds a share to the queue for their answers; nil after the last line.
  fileprivate func begin(
    _ reader: Monitor<LineSequence>, atMost count: Int
  ) -> ([InputLine], AnswerWriter<Verdict>)? {
    // Lines and their place among the answers are taken together, so that the order is kept.
    reader.withState { reader in
      guard awaitRoom() else { return nil }
      do throws(InputError) {
        let lines = try reader.next(atMost: count)
        guard !lines.isEmpty else {
          close()
          return nil
        }
        return (lines, add())
      } catch {
        close(.unreadable(error))
        return nil
      }
    }
  }
}

/// The lines that are still to be answered.
private enum LineSequence {
  case read(LineReader)
  case numbered(next: Int, last: Int)

  /// The next lines: one, and those after it that need not be waited for; none after the last one.
  mutating func next(atMost count: Int) throws(InputError) -> [InputLine] {
    switch self {
    case .read(var reader):
      // The reader has the only reference to its buffer while it works.
      self = .numbered(next: 1, last: 0)
      defer { self = .read(reader) }
      guard let first = try reader.next() else { return [] }
      var lines = [first]
      while lines.count < count, let line = reader.nextComplete() { lines.append(line) }
      return lines
    case .numbered(let number, let last):
      let taken = number..<min(number + count, last + 1)
      self = .numbered(next: taken.upperBound, last: last)
      return taken.map {
        InputLine([], LineProgress(number: $0, fraction: Double($0) / Double(last)))
      }
    }
  }
}
