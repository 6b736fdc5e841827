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
      _ = try parse(bytes)
      try skip(bytes)
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
    let errors = failure(of: nest.text(units + more / nest.containers + 1, isClosed: isClosed))
    #expect(errors.read?.reason == .nestingTooDeep)
    #expect(errors.read?.offset == units * nest.open.utf8.count)
    #expect(errors.skipped == errors.read)
  }
}
