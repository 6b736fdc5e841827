/// Collects the bytes of an output and hands them on in large pieces.
///
/// Its owner calls `finish()` at the end, or else the last bytes are lost.
struct OutputBuffer: ~Copyable {
  private static let capacity = 1 << 18

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var count = 0
  private let write: (UnsafeRawBufferPointer) throws(PlayingError) -> Void

  init(writingTo write: @escaping (UnsafeRawBufferPointer) throws(PlayingError) -> Void) {
    self.write = write
  }

  deinit {
    bytes.deallocate()
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) throws(PlayingError) {
    try makeRoom(for: 1)
    bytes[count] = byte
    count &+= 1
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(ascii character: Unicode.Scalar) throws(PlayingError) {
    try append(UInt8(ascii: character))
  }

  /// Appends bytes of any number.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) throws(PlayingError) {
    try makeRoom(for: piece.count)
    guard piece.count <= Self.capacity else { return try write(UnsafeRawBufferPointer(piece)) }
    guard let start = piece.baseAddress else { return }
    end.update(from: start, count: piece.count)
    advance(by: piece.count)
  }

  /// Appends a text.
  mutating func append(_ text: String) throws(PlayingError) {
    let length = text.utf8.count
    guard length <= Self.capacity else {
      return try Array(text.utf8).withUnsafeBufferPointer { piece throws(PlayingError) in
        try append(piece)
      }
    }
    try makeRoom(for: length)
    // In two steps, because what takes the bytes of a text here may not throw.
    var text = text
    let end = end
    text.withUTF8 { piece in
      if let start = piece.baseAddress { end.update(from: start, count: length) }
    }
    advance(by: length)
  }

  /// Makes room for a number of bytes that is small; they may be written at `end`.
  @inline(__always)
  mutating func makeRoom(for length: Int) throws(PlayingError) {
    if count &+ length > Self.capacity { try finish() }
  }

  /// Where the next byte goes.
  var end: UnsafeMutablePointer<UInt8> { bytes + count }

  /// Takes over bytes that were written at `end`.
  mutating func advance(by length: Int) {
    count &+= length
  }

  /// Flushes the buffer.
  mutating func finish() throws(PlayingError) {
    guard count > 0 else { return }
    try write(UnsafeRawBufferPointer(start: bytes, count: count))
    count = 0
  }
}
