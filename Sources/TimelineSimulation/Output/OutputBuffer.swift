/// Collects the bytes of an output and hands them on in large pieces.
///
/// Its owner calls `finish()` at the end, or else the last bytes are lost.
struct OutputBuffer: ~Copyable {
  private static let capacity = 1 << 18

  private let bytes: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  private(set) var end: UnsafeMutablePointer<UInt8>
  private let write: (UnsafeRawBufferPointer) throws(RunFailure) -> Void

  init(writingTo write: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void) {
    bytes = .allocate(capacity: Self.capacity)
    end = bytes
    self.write = write
  }

  deinit {
    bytes.deallocate()
  }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) throws(RunFailure) {
    try makeRoom(for: 1)
    end.pointee = byte
    end += 1
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(ascii character: Unicode.Scalar) throws(RunFailure) {
    try append(UInt8(ascii: character))
  }

  /// Appends bytes of any number.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) throws(RunFailure) {
    try makeRoom(for: piece.count)
    guard piece.count <= Self.capacity else { return try write(UnsafeRawBufferPointer(piece)) }
    guard let start = piece.baseAddress else { return }
    end.update(from: start, count: piece.count)
    end += piece.count
  }

  /// Appends a text.
  mutating func append(_ text: String) throws(RunFailure) {
    let length = text.utf8.count
    guard length <= Self.capacity else {
      return try Array(text.utf8).withUnsafeBufferPointer { piece throws(RunFailure) in
        try append(piece)
      }
    }
    try makeRoom(for: length)
    // In two steps, because what takes the bytes of a text here may not throw.
    var text = text
    let place = end
    text.withUTF8 { piece in
      if let start = piece.baseAddress { place.update(from: start, count: length) }
    }
    end += length
  }

  /// Makes room for a number of bytes that is small; they may be written at `end`.
  @inline(__always)
  mutating func makeRoom(for length: Int) throws(RunFailure) {
    if bytes + Self.capacity < end + length { try finish() }
  }

  /// Takes over the bytes that were written from `end` on up to a new one.
  @inline(__always)
  mutating func advance(to newEnd: UnsafeMutablePointer<UInt8>) {
    end = newEnd
  }

  /// Flushes the buffer.
  mutating func finish() throws(RunFailure) {
    guard end > bytes else { return }
    let count = end - bytes
    try write(UnsafeRawBufferPointer(start: bytes, count: count))
    end = bytes
  }
}
