import JSONText
import TestSupport
import Testing

struct JSONWriterTests {
  @Test func `commas and colons come by themselves`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("a")
    writer.write(1.5)
    writer.writeKey("b")
    writer.beginArray()
    writer.write(true)
    writer.writeNull()
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.write("x")
    writer.endArray()
    writer.writeKey("c")
    writer.write(-7)
    writer.endObject()
    writer.finish()
    #expect(text(writer) == #"{"a":1.5,"b":[true,null,{},[],"x"],"c":-7}"# + "\n")
  }

  @Test func `an envelope can have a record on each line`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("version")
    writer.write(1)
    writer.breakLine(indent: 1)
    writer.writeKey("frames")
    writer.beginArray()
    for time in [0, 0.5] {
      writer.breakLine()
      writer.beginObject()
      writer.writeKey("time")
      writer.write(time)
      writer.endObject()
    }
    writer.breakLine()
    writer.endArray()
    writer.endObject()
    writer.finish()
    #expect(text(writer) == "{\"version\":1,\n \"frames\":[\n{\"time\":0},\n{\"time\":0.5}\n]}\n")
  }

  @Test func `values at the top level are records on lines of their own`() {
    var writer = JSONWriter()
    for number in 1...3 {
      writer.beginArray()
      writer.write(number)
      writer.endArray()
    }
    writer.finish()
    #expect(text(writer) == "[1]\n[2]\n[3]\n")
  }

  @Test(
    arguments: [
      (0, 6, "0"), (1, 6, "1"), (0.5, 6, "0.5"), (1.0 / 60, 6, "0.016667"), (100, 0, "100"),
      (-0.0000001, 6, "0"), (10.10, 3, "10.1"), (1e22, 2, "10000000000000000000000"),
      (999.9999, 3, "1000"), (1200.5, 0, "1200"),
    ] as [(Double, Int, String)])
  func `rounded numbers have no zeros at their end`(
    _ value: Double, _ decimals: Int, _ expected: String
  ) {
    var writer = JSONWriter()
    writer.write(value, maximumDecimals: decimals)
    #expect(text(writer) == expected)
  }

  @Test(
    arguments: [
      ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
      ("\0\u{1B}\u{7F}\u{9F}", #""\u0000\u001b\u007f\u009f""#),
      ("\u{202E}\u{2028}\u{2069}\u{61C}", #""\u202e\u2028\u2069\u061c""#),
      ("é€😀 e\u{301}", "\"é€😀 e\u{301}\""), ("\r\n", #""\r\n""#), ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
  func `strings are escaped where it is needed`(_ value: String, _ expected: String) {
    var writer = JSONWriter()
    writer.write(value)
    #expect(text(writer) == expected)
  }

  @Test func `what is written is read back`() throws {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<2_000 {
      let value = ParsedValue.random(depth: 4, using: &generator)
      var writer = JSONWriter()
      value.write(to: &writer)
      writer.finish()
      #expect(try parse(writer.bytes) == value, "\(generator)")
    }
  }

  @Test func `containers can be written as deep as they can be read`() throws {
    var writer = JSONWriter()
    for _ in 0..<JSONCursor.maximumDepth { writer.beginArray() }
    for _ in 0..<JSONCursor.maximumDepth { writer.endArray() }
    try skip(writer.bytes)
  }

  @Test func `members are written with their keys`() {
    var writer = JSONWriter()
    writer.object { object in
      object.member("a", "x\n")
      object.member("b", 7)
      object.member("c", 0.5)
      object.member("d", true)
      object.nullMember("e")
      object.object("f") { $0.member("g", "") }
      object.array("h") { array in
        array.write(1)
        array.object { _ in }
      }
    }
    #expect(
      text(writer)
        == #"{"a":"x\n","b":7,"c":0.5,"d":true,"e":null,"f":{"g":""},"h":[1,{}]}"#)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.001"), (-1, "-0.001"), (10, "0.01"), (100, "0.1"), (999, "0.999"),
    (1000, "1"), (1001, "1.001"), (-16_666_667, "-16666.667"), (300_000_000, "300000"),
    (Int64.max, "9223372036854775.807"), (Int64.min, "-9223372036854775.808"),
  ])
  func `thousandths are exact, without zeros at the end`(number: Int64, expected: String) {
    var writer = JSONWriter()
    writer.write(thousandths: number)
    #expect(text(writer) == expected)
  }

  private func text(_ writer: JSONWriter) -> String {
    String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ParsedValue {
  fileprivate static func random(
    depth: Int, using generator: inout SeededGenerator
  ) -> ParsedValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: .null
    case 1: .boolean(.random(using: &generator))
    case 2: .number(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 1000)
    case 3: .number(randomNumber(using: &generator))
    case 4: .string(.init(randomText(using: &generator)))
    case 5, 6:
      .array((0..<3).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      .object(
        (0..<4).map { index in
          let key = randomText(using: &generator) + String(index)
          return Member(key: .init(key), value: random(depth: depth - 1, using: &generator))
        })
    }
  }

  private static func randomNumber(using generator: inout SeededGenerator) -> Double {
    let value = Double(bitPattern: generator.next())
    return value.isFinite ? value : 0
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    let scalars = (0..<Int.random(in: 0..<12, using: &generator)).compactMap { _ in
      Unicode.Scalar(
        UInt32.random(in: 0..<(.random(using: &generator) ? 0x80 : 0x11000), using: &generator))
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.writeNull()
    case .boolean(let value): writer.write(value)
    case .number(let value): writer.write(value)
    case .string(let value): writer.write(value.text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.writeKey(member.key.text)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
