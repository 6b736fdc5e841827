import JSONText
import Testing

struct JSONCursorTests {
  static let accepted: [(String, ParsedValue)] = [
    ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)), ("0", .number(0)),
    ("-0", .number(0)), ("1", .number(1)), ("-1.5e3", .number(-1500)), ("1E+2", .number(100)),
    ("1e-2", .number(0.01)), ("0e0", .number(0)), ("0.0", .number(0)), ("10", .number(10)),
    ("123456789", .number(123_456_789)), ("1.0E00002", .number(100)),
    ("\"\"", .string("")), ("\"a\"", .string("a")), ("[]", .array([])), ("{}", .object([])),
    (" [ ] ", .array([])), ("\t{\n}\r\n", .object([])), ("[1]", .array([.number(1)])),
    ("[1,2 , 3]", .array([.number(1), .number(2), .number(3)])),
    ("[[],[[]],{}]", .array([.array([]), .array([.array([])]), .object([])])),
    ("{\"a\":1}", .object([.init(key: "a", value: .number(1))])),
    (
      "{ \"a\" : { \"b\" : [ null ] } , \"c\" : false }",
      .object([
        .init(key: "a", value: .object([.init(key: "b", value: .array([.null]))])),
        .init(key: "c", value: .boolean(false)),
      ])
    ),
    ("{\"\":0}", .object([.init(key: "", value: .number(0))])),
    (
      "{\"a\":{\"a\":1}}",
      .object([.init(key: "a", value: .object([.init(key: "a", value: .number(1))]))])
    ),
    (
      "[{\"a\":1},{\"a\":1}]",
      .array(Array(repeating: .object([.init(key: "a", value: .number(1))]), count: 2))
    ),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .string("\"\\/\u{8}\u{C}\n\r\t")),
    ("\"\\u0000\\u001f\\u0041\\u00e9\\u20AC\"", .string("\0\u{1F}Aé€")),
    ("\"\\ud83d\\ude00\\uD834\\uDD1E\"", .string("😀𝄞")),
    ("\"\\uFFFF\\uFFFE\\ufeff\"", .string("\u{FFFF}\u{FFFE}\u{FEFF}")),
    ("\"\u{7F}\u{80}\u{2028}\u{2029}\"", .string("\u{7F}\u{80}\u{2028}\u{2029}")),
    ("\"//\"", .string("//")), ("\"[{,:'\"", .string("[{,:'")),
    ("\"e\u{301}\u{301}\"", .string("e\u{301}\u{301}")),
  ]

  @Test(arguments: accepted)
  func `a text of the grammar is read to its value`(_ text: String, _ value: ParsedValue) throws {
    #expect(try parse(text) == value)
    try skip(Array(text.utf8))
    #expect(try parse(" \n\r\t\(text) \n\r\t") == value)
  }

  @Test func `keys that differ in normal form only are different keys`() throws {
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    try skip(Array(text.utf8))
    try withCursor(over: Array(text.utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        #expect(key.firstUse == nil)
        try cursor.skipValue()
      }
    }
  }

  @Test func `a duplicate key is told with its first use, and reading can go on`() throws {
    let text = #"{"one":1,"two":{"one":1},"\u006fne":3,"three":4}"#
    try withCursor(over: Array(text.utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      var uses: [Int?] = []
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        uses.append(key.firstUse)
        #expect((key.duplicate == nil) == (key.firstUse == nil))
        try cursor.skipValue()
      }
      #expect(uses == [nil, nil, 1, nil])
      try cursor.end()
    }
  }

  @Test func `the last range is that of the value read, skipped or closed last`() throws {
    let text = #" {"a": [1, "b", true, null, {}], "c": {"d": -1.5e3} } "#
    let bytes = Array(text.utf8)
    var ranges: [String] = []
    try withCursor(over: bytes) { (cursor: inout JSONCursor) throws(JSONError) in
      func note() { ranges.append(String(decoding: bytes[cursor.lastRange], as: UTF8.self)) }
      try cursor.enterObject()
      _ = try cursor.nextKey()
      try cursor.enterArray()
      _ = try cursor.nextElement()
      _ = try cursor.readNumber()
      note()
      _ = try cursor.nextElement()
      _ = try cursor.readString()
      note()
      _ = try cursor.nextElement()
      _ = try cursor.readBoolean()
      note()
      _ = try cursor.nextElement()
      try cursor.readNull()
      note()
      _ = try cursor.nextElement()
      try cursor.skipValue()
      note()
      _ = try cursor.nextElement()
      note()
      _ = try cursor.nextKey()
      try cursor.skipValue()
      note()
      _ = try cursor.nextKey()
      note()
    }
    let object = #"{"a": [1, "b", true, null, {}], "c": {"d": -1.5e3} }"#
    #expect(
      ranges == [
        "1", "\"b\"", "true", "null", "{}", #"[1, "b", true, null, {}]"#, #"{"d": -1.5e3}"#, object,
      ])
  }

  @Test func `peeking stops at the value and can be repeated`() throws {
    try withCursor(over: Array("[ {} , \"\"]".utf8)) {
      (cursor: inout JSONCursor) throws(JSONError) in
      #expect(try cursor.peek() == .array)
      try cursor.enterArray()
      _ = try cursor.nextElement()
      #expect(try cursor.peek() == .object)
      #expect(try cursor.peek() == .object)
      #expect(cursor.offset == 2)
      try cursor.skipValue()
      _ = try cursor.nextElement()
      #expect(try cursor.peek() == .string)
      #expect(cursor.offset == 7)
    }
  }

  @Test func `a copy looks ahead without moving the cursor`() throws {
    let text = #"{"a":{"x":1,"y":[2]},"b":3}"#
    try withCursor(over: Array(text.utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      try cursor.enterObject()
      _ = try cursor.nextKey()
      var ahead = cursor
      try ahead.skipValue()
      let next = try ahead.nextKey()
      #expect(next.map { ahead.text($0.string) } == "b")
      try cursor.enterObject()
      let inner = try cursor.nextKey()
      #expect(inner.map { cursor.text($0.string) } == "x")
    }
  }

  @Test(
    arguments: [
      ("{}", "an object"), ("[]", "an array"), ("\"\"", "a string"), ("1", "a number"),
      ("true", "'true' or 'false'"), ("null", "'null'"),
    ])
  func `reading a value of another kind is an error at the value`(
    _ text: String, _ own: String
  ) throws {
    typealias Read = (inout JSONCursor) throws(JSONError) -> Void
    let reads: [(String, Read)] = [
      ("an object", { (cursor: inout JSONCursor) throws(JSONError) in try cursor.enterObject() }),
      ("an array", { (cursor: inout JSONCursor) throws(JSONError) in try cursor.enterArray() }),
      ("a string", { (cursor: inout JSONCursor) throws(JSONError) in _ = try cursor.readString() }),
      ("a number", { (cursor: inout JSONCursor) throws(JSONError) in _ = try cursor.readNumber() }),
      (
        "'true' or 'false'",
        { (cursor: inout JSONCursor) throws(JSONError) in _ = try cursor.readBoolean() }
      ),
      ("'null'", { (cursor: inout JSONCursor) throws(JSONError) in try cursor.readNull() }),
    ]
    for (name, read) in reads where name != own {
      let error = #expect(throws: JSONError.self) {
        try withCursor(over: Array("  \(text)".utf8), read)
      }
      #expect(error?.offset == 2)
    }
  }
}
