/// The bytes before the value of each field of a record.
///
/// Each begins a word of its own, so that one store copies a short prefix, such as the comma of a table.
struct FieldPrefixes: ~Copyable {
  /// Where the prefix of a field lies.
  private struct Place {
    let start: Int
    let count: Int
  }

  private static let wordSize = MemoryLayout<UInt64>.size

  private let bytes: UnsafeMutablePointer<UInt8>
  private let places: UnsafeMutablePointer<Place>

  init(_ prefixes: [String]) {
    let counts = prefixes.map { $0.utf8.count }
    // At least a word each, because a word is copied even for an empty prefix.
    let sizes = counts.map { ($0 / Self.wordSize + 1) * Self.wordSize }
    let size = sizes.reduce(0, +)
    bytes = .allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    places = .allocate(capacity: prefixes.count)
    var start = 0
    for (field, prefix) in prefixes.enumerated() {
      (places + field).initialize(to: Place(start: start, count: counts[field]))
      for (offset, byte) in prefix.utf8.enumerated() { bytes[start + offset] = byte }
      start += sizes[field]
    }
  }

  deinit {
    bytes.deallocate()
    places.deallocate()
  }

  subscript(field: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + places[field].start, count: places[field].count)
  }

  /// How many bytes the prefix of a field has.
  @inline(__always)
  func count(of field: Int) -> Int { places[field].count }

  /// Writes the prefix of a field, with up to eight bytes more, and returns the place after it.
  @inline(__always)
  func write(_ field: Int, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let place = places[field]
    copyWord(at: place.start, to: start)
    var copied = Self.wordSize
    while copied < place.count {
      copyWord(at: place.start &+ copied, to: start + copied)
      copied &+= Self.wordSize
    }
    return start + place.count
  }

  @inline(__always)
  private func copyWord(at offset: Int, to target: UnsafeMutablePointer<UInt8>) {
    let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
    UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
  }
}
