import JSONText
import Testing

/// Texts that are built to cost much.
struct HugeTextTests {
  @Test func `a string of eight megabytes is read`() throws {
    let content = [UInt8](repeating: 0x61, count: 8_000_000)
    let value = try parse([0x22] + content + [0x22])
    #expect(value == .string(.init(String(decoding: content, as: UTF8.self))))
  }

  @Test func `a string of eight megabytes that is not closed names its beginning`() throws {
    let bytes: [UInt8] = Array("[\"".utf8) + [UInt8](repeating: 0x61, count: 8_000_000)
    let error = failure(of: bytes).read
    #expect(error?.reason == .unclosedString)
    #expect(error?.openedAt == 1)
    #expect(error?.offset == bytes.count)
  }

  @Test func `a million escapes are resolved`() throws {
    let escapes = String(repeating: "\\n\\u00e9", count: 500_000)
    let value = try parse("\"\(escapes)\"")
    #expect(value == .string(.init(String(repeating: "\né", count: 500_000))))
  }

  @Test func `the key of a long string is compared with the others once`() throws {
    let long = String(repeating: "k", count: 500_000)
    let members = (0..<8).map { "\"\(long)\($0)\":0" }.joined(separator: ",")
    try skip(Array("{\(members)}".utf8))
  }

  @Test(arguments: 0...40)
  func `keys that differ in one byte are different, and escapes do not matter`(_ count: Int) throws
  {
    let keys = (0..<count).reversed().flatMap { place in
      ["x", "y"].map { letter in
        let rest = String(repeating: "k", count: count - 1 - place)
        return String(repeating: "k", count: place) + letter + rest
      }
    }
    let members = keys.map { "\"\($0)\":0," }.joined()
    try skip(Array("{\(members)\"end\":0}".utf8))
    for key in keys.prefix(20) {
      let escaped = key.replacing("x", with: "\\u0078").replacing("y", with: "\\u0079")
      let bytes = Array("{\(members)\"\(escaped)\":0}".utf8)
      #expect(failure(of: bytes).skipped?.code == "duplicate-key")
    }
  }

  @Test func `a hundred thousand equal keys are each found`() throws {
    let text = "{" + String(repeating: "\"key\":0,", count: 99_999) + "\"key\":0}"
    try withCursor(over: Array(text.utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      var duplicates = 0
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        if key.firstUse == 1 { duplicates += 1 }
        try cursor.skipValue()
      }
      #expect(duplicates == 99_999)
    }
  }

  @Test func `a hundred thousand different keys are told apart, and the last one is not new`() {
    let members = (0..<100_000).map { "\"key\($0)\":0," }.joined()
    let bytes = Array("{\(members)\"key\\u0035\":0}".utf8)
    let error = failure(of: bytes).skipped
    let firstUse = 1 + (0..<5).reduce(0) { $0 + "\"key\($1)\":0,".utf8.count }
    #expect(error?.reason == .duplicateKey(firstUse: firstUse))
    #expect(error?.offset == members.utf8.count + 1)
  }

  @Test func `objects with many keys inside each other keep their keys apart`() throws {
    let keys = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    let inner = "{\(keys)}"
    let outer = "{\(keys),\"in\":\(inner),\"on\":\(inner)"
    try skip(Array("\(outer)}".utf8))
    for key in ["k0", "k15", "k16", "k39", "in", "on"] {
      let bytes = Array("\(outer),\"\(key)\":1}".utf8)
      #expect(failure(of: bytes).skipped?.code == "duplicate-key")
    }
  }

  @Test(arguments: 1...40)
  func `a duplicate is found among any count of keys`(_ count: Int) {
    let keys = (0..<count).map { "\"k\($0)\":0," }.joined()
    for repeated in 0..<count {
      let text = "{\(keys)\"k\(repeated)\":0,\"end\":0}"
      let offset = 1 + (0..<repeated).reduce(0) { $0 + "\"k\($1)\":0,".utf8.count }
      let error = failure(of: Array(text.utf8)).skipped
      #expect(error?.reason == .duplicateKey(firstUse: offset))
    }
  }
}
