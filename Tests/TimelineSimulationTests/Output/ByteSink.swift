/// Keeps what an output hands on, piece by piece.
final class ByteSink {
  private(set) var pieces: [[UInt8]] = []

  var text: String { String(decoding: pieces.joined(), as: UTF8.self) }

  func write(_ bytes: UnsafeRawBufferPointer) {
    pieces.append(Array(bytes))
  }
}
