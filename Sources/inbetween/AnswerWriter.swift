/// Writes one answer of a queue and passes it on in pieces of a useful size.
final class AnswerWriter<Verdict: Sendable> {
  private static var pieceSize: Int { 1 << 18 }

  private let number: Int
  private let queue: AnswerQueue<Verdict>
  private var bytes: [UInt8] = []

  init(number: Int, in queue: AnswerQueue<Verdict>) {
    self.number = number
    self.queue = queue
  }

  func write(_ part: UnsafeRawBufferPointer) throws {
    bytes += part
    guard bytes.count >= Self.pieceSize else { return }
    try queue.append(bytes, toAnswer: number)
    bytes = []
  }

  /// Ends the answer with its verdict, or with the error that stopped it.
  func finish(_ outcome: Result<Verdict, any Error>) {
    queue.finish(number, with: bytes, outcome)
  }
}
