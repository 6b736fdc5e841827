import JSONText
import Testing

/// A text that is not JSON, with the place and code of its error.
struct RefusedText: Sendable, CustomTestStringConvertible {
  let text: String
  let place: String
  let code: String

  init(_ text: String, _ place: String, _ code: String) {
    self.text = text
    self.place = place
    self.code = code
  }

  var testDescription: String { String(reflecting: text) }
}

struct JSONErrorTests {
  static let refused: [RefusedText] = [
    .init("", "1:1", "empty-text"),
    .init(" \n ", "2:2", "empty-text"),
    .init("\u{FEFF}", "1:1", "empty-text"),
    .init("[", "1:2", "unexpected-end"),
    .init("{", "1:2", "unexpected-end"),
    .init("[1", "1:3", "unexpected-end"),
    .init("[1,", "1:4", "unexpected-end"),
    .init("{\"a\"", "1:5", "unexpected-end"),
    .init("{\"a\":", "1:6", "unexpected-end"),
    .init("{\"a\":1", "1:7", "unexpected-end"),
    .init("{\"a\":1,", "1:8", "unexpected-end"),
    .init("]", "1:1", "unexpected-character"),
    .init("[}", "1:2", "unexpected-character"),
    .init("{]", "1:2", "unexpected-character"),
    .init("[1}", "1:3", "unexpected-character"),
    .init("{\"a\":1]", "1:7", "unexpected-character"),
    .init("[1 2]", "1:4", "unexpected-character"),
    .init("[,1]", "1:2", "unexpected-character"),
    .init("[1,,2]", "1:4", "unexpected-character"),
    .init("[1,]", "1:3", "trailing-comma"),
    .init("[1 ,\n]", "1:4", "trailing-comma"),
    .init("{\"a\":1,}", "1:7", "trailing-comma"),
    .init("{,}", "1:2", "unexpected-character"),
    .init("{\"a\":1,,}", "1:8", "unexpected-character"),
    .init("{\"a\" 1}", "1:6", "unexpected-character"),
    .init("{\"a\"::1}", "1:6", "unexpected-character"),
    .init("{\"a\":}", "1:6", "unexpected-character"),
    .init("{a:1}", "1:2", "unexpected-character"),
    .init("{'a':1}", "1:2", "unexpected-character"),
    .init("{1:1}", "1:2", "unexpected-character"),
    .init("['a']", "1:2", "unexpected-character"),
    .init("1 2", "1:3", "unexpected-character"),
    .init("{}}", "1:3", "unexpected-character"),
    .init("[]\u{FEFF}", "1:3", "unexpected-character"),
    .init("[1]// end", "1:4", "unexpected-character"),
    .init("/* begin */[1]", "1:1", "unexpected-character"),
    .init("# begin\n[1]", "1:1", "unexpected-character"),
    .init("[\u{A0}1]", "1:2", "unexpected-character"),
    .init("[\u{0C}1]", "1:2", "unexpected-character"),
    .init("tru", "1:4", "unexpected-end"),
    .init("[tru]", "1:2", "unknown-word"),
    .init("[truer]", "1:2", "unknown-word"),
    .init("[True]", "1:2", "unknown-word"),
    .init("[nil]", "1:2", "unknown-word"),
    .init("[NaN]", "1:2", "unknown-word"),
    .init("[Infinity]", "1:2", "unknown-word"),
    .init("[-Infinity]", "1:3", "missing-digit"),
    .init("[é]", "1:2", "unexpected-character"),
    .init("01", "1:1", "leading-zero"),
    .init("[-00]", "1:3", "leading-zero"),
    .init("-", "1:2", "missing-digit"),
    .init("[-]", "1:3", "missing-digit"),
    .init("[1.]", "1:4", "missing-digit"),
    .init("[1.e1]", "1:4", "missing-digit"),
    .init("[1e]", "1:4", "missing-digit"),
    .init("[1e+]", "1:5", "missing-digit"),
    .init("[1E-x]", "1:5", "missing-digit"),
    .init("[+1]", "1:2", "unexpected-character"),
    .init("[.5]", "1:2", "unexpected-character"),
    .init("[0x10]", "1:3", "unexpected-character"),
    .init("[1_000]", "1:3", "unexpected-character"),
    .init("[1.2.3]", "1:5", "unexpected-character"),
    .init("[1e400]", "1:2", "number-out-of-range"),
    .init("[0, -1e309]", "1:5", "number-out-of-range"),
    .init("\"", "1:2", "unclosed-string"),
    .init("[\"abc", "1:6", "unclosed-string"),
    .init("[\"abc\\", "1:7", "unclosed-string"),
    .init("[\"abc\\\"]", "1:9", "unclosed-string"),
    .init("[\"abc\\u00", "1:10", "unclosed-string"),
    .init("[\"a\tb\"]", "1:4", "control-character"),
    .init("[\"a\n\"]", "1:4", "control-character"),
    .init("[\"a\u{0}\"]", "1:4", "control-character"),
    .init("[\"é\u{1F}\"]", "1:4", "control-character"),
    .init("[\"\\x41\"]", "1:3", "invalid-escape"),
    .init("[\"é\\é\"]", "1:4", "invalid-escape"),
    .init("[\"\\'\"]", "1:3", "invalid-escape"),
    .init("[\"\\U0041\"]", "1:3", "invalid-escape"),
    .init("[\"\\u12\"]", "1:3", "invalid-unicode-escape"),
    .init("[\"\\u12G4\"]", "1:3", "invalid-unicode-escape"),
    .init("[\"\\u\"]", "1:3", "invalid-unicode-escape"),
    .init("[\"ab\\ud800\"]", "1:5", "lone-surrogate"),
    .init("[\"ab\\udc00\"]", "1:5", "lone-surrogate"),
    .init("[\"\\ud800\\n\"]", "1:3", "lone-surrogate"),
    .init("[\"\\ud800\\u0041\"]", "1:3", "lone-surrogate"),
    .init("[\"\\ud800\\ud800\\udc00\"]", "1:3", "lone-surrogate"),
    .init("[\"\\ud83d\\ude00\\ude00\"]", "1:15", "lone-surrogate"),
    .init("[\"\\ud800\\u12\"]", "1:9", "invalid-unicode-escape"),
    .init("{\"a\":1,\"b\":2,\"a\":3}", "1:14", "duplicate-key"),
    .init("{\"a\":1,\n\"\\u0061\":3}", "2:1", "duplicate-key"),
    .init("{\"\":1,\"\":3}", "1:7", "duplicate-key"),
    .init("[{\"a\":{\"b\":1,\"b\":2}}]", "1:14", "duplicate-key"),
  ]

  @Test(arguments: refused)
  func `an error has its place and code`(_ refused: RefusedText) throws {
    let bytes = Array(refused.text.utf8)
    let errors = failure(of: bytes)
    let error = try #require(errors.read)
    #expect(position(ofByte: error.offset, in: bytes).description == refused.place)
    #expect(error.code == refused.code)
    #expect(errors.skipped == errors.read)
    #expect(error.range.upperBound <= bytes.count)
  }

  @Test(
    arguments: [
      ("", "the text is empty, expected a JSON value"),
      ("[", "unexpected end of input, expected a value"),
      ("[1", "unexpected end of input, expected ',' or ']'"),
      ("{\"a\"", "unexpected end of input, expected ':' after the key"),
      ("[1 2]", "expected ',' or ']', found '2'"),
      ("{a:1}", "expected a key in double quotes or '}', found 'a'"),
      (
        "{'a':1}", "expected a key in double quotes or '}', found \"'\"; strings need double quotes"
      ),
      ("{\"a\":1,b}", "expected a key in double quotes, found 'b'"),
      ("{} x", "expected nothing more after the value, found 'x'"),
      ("[+1]", "expected a value, found '+'; a positive number has no sign"),
      ("[.5]", "expected a value, found '.'; a number begins with a digit"),
      ("[1] // x", "expected nothing more after the value, found '/'; JSON has no comments"),
      ("[\u{A0}]", "expected a value, found '\\u{a0}'"),
      ("[\u{202E}]", "expected a value, found '\\u{202e}'"),
      ("[\u{1B}[0m]", "expected a value, found '\\u{1b}'"),
      ("[é]", "expected a value, found 'é'"),
      ("[NaN]", "expected a value; the only words of JSON are 'true', 'false' and 'null'"),
      ("[1,]", "a comma must be followed by another element"),
      ("[01]", "a number cannot begin with an extra zero"),
      ("[1.]", "expected a digit after '.'"),
      ("[1e400]", "the number is out of range, its magnitude is above 1.8e308"),
      ("\"a", "the string is not closed, expected '\"'"),
      ("\"\t\"", "a tab inside a string must be escaped as \\t"),
      ("\"\n\"", "a line end inside a string must be escaped as \\n"),
      ("\"\u{1}\"", "a control character inside a string must be escaped as \\u0001"),
      ("\"\\x\"", "'x' cannot follow a backslash, expected one of \" \\ / b f n r t u"),
      ("\"\\u12\"", "expected four hexadecimal digits after '\\u'"),
      ("\"\\ud83d\"", "'\\ud83d' is half of a surrogate pair, expected both halves"),
      ("{\"a\":1,\"a\":2}", "the object already has this key"),
      (String(repeating: "[", count: 129), "more than 128 containers inside each other"),
    ])
  func `an error is one sentence`(_ text: String, _ sentence: String) {
    #expect(failure(of: Array(text.utf8)).skipped?.description == sentence)
  }

  @Test(
    arguments: [
      ("[1, {\"a\": [2]", 4), ("[1, {\"a\": [2", 10), ("[1, [2], 3", 0), ("[\"abc", 1),
      ("{\"a\": {}, \"b", 10), ("[1}", 0), ("{\"a\":[1}", 5), ("[{\"a\":1]", 1), ("[{}, \"a\n", 5),
      ("[tru", 0), ("{\"a\":{\"b\":1} x", 0),
    ])
  func `an error names the opening of what it is inside of`(_ text: String, _ opening: Int) {
    #expect(failure(of: Array(text.utf8)).read?.openedAt == opening)
  }

  @Test(
    arguments: [
      ("[1e400 ]", 1..<6), ("[trueish]", 1..<8), ("[\"\\ud800\"]", 2..<8), ("[\"\\u12\"]", 2..<6),
      ("[\"\\é\"]", 2..<5), ("[é]", 1..<3), ("[1", 2..<2), ("{\"ab\":1,\"ab\":2}", 8..<12),
      ("[1,]", 2..<3), ("[-]", 2..<3), ("[-é]", 2..<4),
    ])
  func `an error covers the bytes that are wrong`(_ text: String, _ range: Range<Int>) {
    #expect(failure(of: Array(text.utf8)).read?.range == range)
  }
}
