import TestSupport
import Testing

@Suite struct JSONEditTests {
  private static let text = #"{ "a": [1, {"b/c": "x, ]\" }"}, 3], "d": {}, "e": true }"#

  @Test(arguments: [
    (JSONEdit.set("/a/0", "[0]"), #"{ "a": [[0], {"b/c": "x, ]\" }"}, 3], "d": {}, "e": true }"#),
    (.set("/a/1/b~1c", "null"), #"{ "a": [1, {"b/c": null}, 3], "d": {}, "e": true }"#),
    (.set("/d/f", "2"), #"{ "a": [1, {"b/c": "x, ]\" }"}, 3], "d": {"f": 2}, "e": true }"#),
    (.set("/e", "\"\""), #"{ "a": [1, {"b/c": "x, ]\" }"}, 3], "d": {}, "e": "" }"#),
    (.set("/f", "2"), #"{"f": 2,  "a": [1, {"b/c": "x, ]\" }"}, 3], "d": {}, "e": true }"#),
    (.remove("/a"), #"{ "d": {}, "e": true }"#),
    (.remove("/a/2"), #"{ "a": [1, {"b/c": "x, ]\" }"}], "d": {}, "e": true }"#),
    (.remove("/a/1/b~1c"), #"{ "a": [1, {}, 3], "d": {}, "e": true }"#),
    (.remove("/e"), #"{ "a": [1, {"b/c": "x, ]\" }"}, 3], "d": {} }"#),
  ])
  func `an edit changes the value at its pointer and nothing else`(
    edit: JSONEdit, expected: String
  ) throws {
    #expect(try edit.applied(to: Self.text) == expected)
  }

  @Test(arguments: ["/x", "/a/3", "/a/x", "/e/f", "/a/1/b", ""])
  func `an edit of what is not there is an error`(pointer: String) {
    #expect(throws: JSONEdit.Failure.self) { try JSONEdit.remove(pointer).applied(to: Self.text) }
  }
}
