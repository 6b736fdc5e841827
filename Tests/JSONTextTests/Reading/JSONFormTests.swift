import JSONText
import TestSupport
import Testing

struct JSONFormTests {
  /// What a value of the form of another one has instead, with the ranges of its parts as texts.
  private struct Repetition: Equatable {
    var numbers: [Double]
    var parts: [String]
  }

  /// Reads the first element of an array, and the second one by the form of the first.
  private func repetition(in text: String, numbers: [String]) throws -> Repetition? {
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { buffer in
      var cursor = JSONCursor(buffer)
      try cursor.begin()
      try cursor.enterArray()
      #expect(try cursor.nextElement())
      try cursor.skipValue()
      let first = cursor.lastRange
      var form = JSONForm(first)
      var end = first.lowerBound
      for number in numbers {
        let range = try #require(find(number, in: bytes, from: end))
        form.add(number: range)
        end = range.upperBound
      }
      #expect(try cursor.nextElement())
      let start = cursor.offset
      guard form.readRepetition(from: &cursor) else {
        #expect(cursor.offset == start)
        return nil
      }
      #expect(cursor.lastRange.lowerBound == start)
      #expect(try !cursor.nextElement())
      return Repetition(
        numbers: form.parts.dropFirst().map(\.number),
        parts: form.parts.map { part in
          let range = part.range.lowerBound + part.shift..<part.range.upperBound + part.shift
          return String(decoding: bytes[range], as: UTF8.self)
        })
    }
  }

  private func find(_ text: String, in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let places = (start..<bytes.count).map { $0..<$0 + text.utf8.count }
    return places.first { $0.upperBound <= bytes.count && bytes[$0].elementsEqual(text.utf8) }
  }

  @Test func `only the numbers of a repetition are read`() throws {
    let found = try repetition(
      in: #"[{"a": 1, "b": "1,5", "c": [2.5]}, {"a": -12.25, "b": "1,5", "c": [3e2]}]"#,
      numbers: ["1", "2.5"])
    #expect(
      found
        == Repetition(
          numbers: [-12.25, 300], parts: [#"{"a": "#, #", "b": "1,5", "c": ["#, "]}"]))
  }

  @Test(
    arguments: [
      #"{"a": 2, "b":1}"#, #"{"a":  2, "b": 1}"#, #"{"a": 2, "b": 1 }"#, #"{"a": 2, "B": 1}"#,
      #"{"a": 2, "b": "1"}"#, #"{"a": true, "b": 1}"#, #"{"a": 2, "b": 01}"#, #"{"a": 2., "b": 1}"#,
      #"{"a": -, "b": 1}"#, #"{"a": 2e, "b": 1}"#, #"{"a": 1e999, "b": 1}"#, #"{"a": 2, "b": 1"#,
      #"{"a": 2, "b": "#, #"{"a": "#, "{",
    ])
  func `any other value is left to be read`(_ other: String) throws {
    for end in ["]", "]" + String(repeating: " ", count: 40)] {
      #expect(
        try repetition(in: #"[{"a": 1, "b": 3}, \#(other)\#(end)"#, numbers: ["1", "3"]) == nil)
    }
  }
}
