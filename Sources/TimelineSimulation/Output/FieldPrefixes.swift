/// The bytes before the value of each field of a record.
///
/// Each begins a word of its own, so that a short prefix is copied by one store.
struct FieldPrefixes: ~Copyable {
  /// Where the prefix of a field lies.
  private struct Place {
    let start: Int
    let wordCount: Int
    let byteCount: Int
  }

  private static let wordSize = MemoryLayout<UInt64>.size

  private let bytes: UnsafeMutablePointer<UInt8>
  private let places: UnsafeMutablePointer<Place>

  init(_ prefixes: [String]) {
    let counts = prefixes.map { $0.utf8.count }
    let wordCounts = counts.map { ($0 + Self.wordSize - 1) / Self.wordSize }
    let size = wordCounts.reduce(0, +) * Self.wordSize
    bytes = .allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    places = .allocate(capacity: prefixes.count)
    var start = 0
    for (field, prefix) in prefixes.enumerated() {
      (places + field).initialize(
        to: Place(start: start, wordCount: wordCounts[field], byteCount: counts[field]))
      for (offset, byte) in prefix.utf8.enumerated() { bytes[start + offset] = byte }
      start += wordCounts[field] * Self.wordSize
    }
  }

  deinit {
    bytes.deallocate()
    places.deallocate()
  }

  subscript(field: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + places[field].start, count: places[field].byteCount)
  }

  /// How many bytes the prefix of a field has.
  @inline(__always)
  func count(of field: Int) -> Int { places[field].byteCount }

  /// Writes the prefix of a field, with up to seven bytes more, and returns the place after it.
  @inline(__always)
  func write(_ field: Int, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let place = places[field]
    let source = UnsafeRawPointer(bytes + place.start)
    let target = UnsafeMutableRawPointer(start)
    for word in 0..<place.wordCount {
      let offset = word &* Self.wordSize
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self), toByteOffset: offset,
        as: UInt64.self)
    }
    return start + place.byteCount
  }
}
