import JSONText

/// Collects the bytes of an output and hands them on in large pieces.
///
/// Whoever makes one calls `finish()` at the end; what is not handed on by then is lost.
struct OutputBuffer: ~Copyable {
  private static let capacity = 1 << 16

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private var count = 0
  private let write: (UnsafeRawBufferPointer) throws -> Void

  init(writingTo write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
  }

  deinit {
    bytes.deallocate()
  }

  /// Appends one ASCII character.
  mutating func append(_ character: Unicode.Scalar) throws {
    try makeRoom(for: 1)
    bytes[count] = UInt8(ascii: character)
    count += 1
  }

  /// Appends a text.
  mutating func append(_ text: String) throws {
    for byte in text.utf8 {
      try makeRoom(for: 1)
      bytes[count] = byte
      count += 1
    }
  }

  /// Appends a number's digits.
  mutating func append(_ number: Double, as format: NumberFormat) throws {
    try makeRoom(for: DecimalText.maximumLength)
    count += format.write(number, to: bytes + count)
  }

  /// Hands on what is left.
  mutating func finish() throws {
    guard count > 0 else { return }
    try write(UnsafeRawBufferPointer(start: bytes, count: count))
    count = 0
  }

  private mutating func makeRoom(for length: Int) throws {
    if count + length > Self.capacity { try finish() }
  }
}
