import CommandLineInterface
import TimelineSimulation

/// Writes a share of the answers of a queue and passes it on in pieces of a useful size.
final class AnswerWriter<Verdict: Sendable> {
  private static var pieceSize: Int { 1 << 18 }

  private let number: Int
  private let queue: AnswerQueue<Verdict>
  private var piece = AnswerQueue<Verdict>.Piece()

  init(number: Int, in queue: AnswerQueue<Verdict>) {
    self.number = number
    self.queue = queue
  }

  func write(_ part: UnsafeRawBufferPointer) throws(RunFailure) {
    piece.bytes += part
    if piece.bytes.count >= Self.pieceSize { try pass() }
  }

  /// Ends an answer.
  func conclude(_ verdict: Verdict) {
    piece.verdicts.append(verdict)
  }

  /// Passes on what has been written so far.
  func pass() throws(RunFailure) {
    let full = piece
    piece = AnswerQueue.Piece()
    try queue.append(full, toShare: number)
  }

  /// Ends the share, or says what stopped it.
  func finish(_ end: Result<Void, LinesError>) {
    queue.finish(number, with: piece, end)
  }
}
