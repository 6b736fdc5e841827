import JSONText
import Testing

/// A way to nest: what is repeated to open containers, and what closes as many of them again.
struct Nest: Sendable {
  let open: String
  let close: String
  /// How many containers `open` opens.
  let containers: Int

  /// A text with `count` of these around a number.
  func text(_ count: Int, isClosed: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(contentsOf: open.utf8) }
    bytes.append(contentsOf: "0".utf8)
    if isClosed { for _ in 0..<count { bytes.append(contentsOf: close.utf8) } }
    return bytes
  }

  static let all = [
    Nest(open: "[", close: "]", containers: 1),
    Nest(open: "{\"a\":", close: "}", containers: 1),
    Nest(open: "[{\"a\":", close: "}]", containers: 2),
    Nest(open: "{\"a\":[", close: "]}", containers: 2),
    Nest(open: "[0,", close: ",0]", containers: 1),
    Nest(open: "{\"b\":1,\"a\":", close: ",\"c\":2}", containers: 1),
  ]
}

struct NestingTests {
  static let limit = JSONCursor.maximumDepth

  @Test(arguments: Nest.all)
  func `containers may be nested up to the limit`(_ nest: Nest) throws {
    for depth in [Self.limit - nest.containers, Self.limit] {
      let bytes = nest.text(depth / nest.containers)
      try skip(bytes)
      #expect(try depthRead(from: bytes) == depth)
    }
  }

  @Test(arguments: Nest.all, [1, 1_000, 100_000])
  func `the bracket that passes the limit is refused`(_ nest: Nest, _ more: Int) throws {
    for isClosed in [true, false] { expectRefusal(of: nest, more: more, isClosed: isClosed) }
  }

  @Test func `a million brackets are refused`() throws {
    expectRefusal(of: Nest.all[0], more: 1_000_000, isClosed: false)
    expectRefusal(of: Nest.all[2], more: 1_000_000, isClosed: true)
  }

  @Test func `closed containers do not count`() throws {
    let pairs = String(repeating: "[{}],", count: 10_000)
    try skip(Array("[\(pairs)0]".utf8))
    _ = try parse("[\(pairs)0]")
  }

  private func expectRefusal(of nest: Nest, more: Int, isClosed: Bool) {
    let units = Self.limit / nest.containers
    let bytes = nest.text(units + more / nest.containers + 1, isClosed: isClosed)
    let skipped = #expect(throws: JSONError.self) { try skip(bytes) }
    #expect(skipped?.reason == .nestingTooDeep)
    #expect(skipped?.offset == units * nest.open.utf8.count)
    let read = #expect(throws: JSONError.self) { try depthRead(from: bytes) }
    #expect(read == skipped)
  }

  /// Reads by recursion, as a decoder does, but with little on the stack: the test also runs on a
  /// small one.
  private func depthRead(from bytes: [UInt8]) throws(JSONError) -> Int {
    try withCursor(over: bytes) { (cursor: inout JSONCursor) throws(JSONError) in
      let depth = try readDepth(&cursor)
      try cursor.end()
      return depth
    }
  }

  private func readDepth(_ cursor: inout JSONCursor) throws(JSONError) -> Int {
    var deepest = 0
    switch try cursor.peek() {
    case .array:
      try cursor.enterArray()
      while try cursor.nextElement() { deepest = max(deepest, try readDepth(&cursor)) }
    case .object:
      try cursor.enterObject()
      while try cursor.nextKey() != nil { deepest = max(deepest, try readDepth(&cursor)) }
    case .string, .number, .boolean, .null:
      try cursor.skipValue()
      return 0
    }
    return deepest + 1
  }
}
