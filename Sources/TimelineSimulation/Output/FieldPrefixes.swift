/// The bytes before the value of each field of a record.
struct FieldPrefixes: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Where each prefix begins, and the last one ends.
  private let starts: UnsafeMutablePointer<Int>

  init(_ prefixes: [String]) {
    let text = prefixes.flatMap { $0.utf8 }
    bytes = .allocate(capacity: text.count)
    bytes.initialize(from: text, count: text.count)
    starts = .allocate(capacity: prefixes.count + 1)
    starts.initialize(to: 0)
    for (field, prefix) in prefixes.enumerated() {
      (starts + field + 1).initialize(to: starts[field] + prefix.utf8.count)
    }
  }

  deinit {
    bytes.deallocate()
    starts.deallocate()
  }

  subscript(field: Int) -> UnsafeBufferPointer<UInt8> {
    @inline(__always)
    get {
      UnsafeBufferPointer(start: bytes + starts[field], count: starts[field + 1] - starts[field])
    }
  }
}
