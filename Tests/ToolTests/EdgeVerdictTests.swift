import Foundation
import TestSupport
import Testing

/// Numbers, times, names and expressions at the edge of what there can be: the built tool has the documented
/// verdict, at the right place, soon, and never a signal.
@Suite struct EdgeVerdictTests {
  /// Runs `trace` on a document, and checks what holds for every document.
  private func trace(_ text: String, _ options: String...) throws -> Tool.FinishedRun {
    let run = try Tool.run(["trace", "-"] + options, input: Array(text.utf8))
    #expect(run.seconds < 20, "\(text.prefix(200))")
    #expect(run.status == 0 || run.status == 65, "\(text.prefix(200)): \(run.status) \(run.errors)")
    #expect((run.status == 0) != run.output.isEmpty, "\(text.prefix(200))")
    let table = run.text.lowercased()
    #expect(!table.contains("nan") && !table.contains("inf") && !table.contains("-0.000000,"))
    return run
  }

  /// Expects an error at the mark in a document of one line, which is not part of the document.
  private func expectError(_ marked: String, _ message: String) throws {
    let parts = marked.split(separator: "»", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let run = try trace(parts.joined())
    let place = "<stdin>:1:\(parts[0].unicodeScalars.count + 1): error: "
    #expect(run.status == 65, "\(marked)")
    #expect(run.errors.hasPrefix(place + message), "\(marked): \(run.errors)")
  }

  @Test(arguments: [
    ("0", "'fps' must be from"), ("-0", "'fps' must be from"), ("-1", "'fps' must be from"),
    ("1e-320", "'fps' must be from"), ("1e9", "'fps' must be from"), ("1e18", "'fps' must be from"),
    ("1e308", "'fps' must be from"), ("1e400", "the number is out of range"),
    ("\"60\"", "'fps' must be a number, not a string"),
    ("null", "'fps' must be a number, not null"),
    ("true", "'fps' must be a number"), ("[]", "'fps' must be a number, not an array"),
  ])
  func `a frame rate that cannot be is refused at its value`(value: String, message: String) throws
  {
    try expectError(#"{ "state": { "x": 0 }, "fps": »\#(value) }"#, message)
  }

  @Test(arguments: [
    ("-1", "'until' must be from 0 to 1000000000"), ("1e18", "'until' must be from"),
    ("1e308", "'until' must be from"), ("1e400", "the number is out of range"),
    ("\"60\"", "'until' must be a number"), ("null", "'until' must be a number"),
    ("true", "'until' must be a number"), ("[]", "'until' must be a number"),
  ])
  func `an end that cannot be is refused at its value`(value: String, message: String) throws {
    try expectError(#"{ "fps": 1e-6, "state": { "x": 0 }, "until": »\#(value) }"#, message)
  }

  @Test(arguments: [
    ("0", "0.000000"), ("-0", "0.000000"), ("1e-320", "0.000000"), ("1e9", "1000000000.000000"),
  ])
  func `the least and the greatest end are ends`(value: String, last: String) throws {
    let run = try trace(#"{ "fps": 1e-6, "state": { "x": 0 }, "until": \#(value) }"#)
    #expect(run.text.hasSuffix("\n\(last),0.000000\n"), "\(run.text.suffix(100))")
  }

  /// The frames are those at k/fps; the last one is the first at or after the end.
  @Test(
    arguments: ["0.1", "0.3", "0.3333333333333333", "1.1"], ["24", "30", "60", "120", "23.976"])
  func `the number of frames is exact`(end: String, rate: String) throws {
    let run = try trace(
      #"{ "fps": \#(rate), "state": { "x": 0 }, "until": \#(end) }"#, "--precision", "full")
    // In whole numbers: times are nanoseconds, as the manual says, and rates have three decimals here.
    let (seconds, frames) = (try #require(Double(end)), try #require(Double(rate)))
    let nanoseconds = Int((seconds * 1e9).rounded())
    let thousandths = Int((frames * 1000).rounded())
    let (quotient, rest) = (nanoseconds * thousandths).quotientAndRemainder(
      dividingBy: 1_000_000_000_000)
    #expect(
      run.text.split(separator: "\n").count == 1 + 1 + quotient + (rest > 0 ? 1 : 0),
      "\(end) at \(rate)")
  }

  @Test func `an event on a frame is seen in it, one just after it is not`() throws {
    for (time, row) in [("0.5", "1"), ("0.499999999", "1"), ("0.500000001", "0")] {
      let run = try trace(
        #"{ "fps": 2, "state": { "x": 0 }, "events": [ { "at": \#(time), "set": { "x": 1 } } ] }"#)
      #expect(
        run.text.hasPrefix("time,x\n0.000000,0.000000\n0.500000,\(row).000000\n"),
        "\(time): \(run.text)")
    }
  }

  @Test func `events at one time happen in the order of the file`() throws {
    let steps = [#"{ "at": 0, "set": { "x": 1 } }"#, #"{ "at": 0, "set": { "x": 2 } }"#]
    for (events, last) in [(steps, 2), (steps.reversed(), 1)] {
      let list = events.joined(separator: ", ")
      let run = try trace(#"{ "fps": 1, "state": { "x": 0 }, "events": [ \#(list) ] }"#)
      #expect(run.text == "time,x\n0.000000,\(last).000000\n")
    }
  }

  private func animated(_ animation: String) -> String {
    #"{ "fps": 2, "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 }, "withAnimation": »""#
      + animation + #"" } ] }"#
  }

  @Test(arguments: [
    ".linear(duration: 1).repeatForever()", ".linear(duration: 1).repeatCount(1000000000000000000)",
    ".linear(duration: 1e18)", ".linear(duration: 1).speed(0)", ".linear(duration: 1).speed(-1)",
    ".linear(duration: 1).delay(1e300)", ".interpolatingSpring(stiffness: 100, damping: 0)",
    ".spring(duration: 0.5, bounce: 2)",
  ])
  func `a motion without an end is refused where it begins, and has rows where it is given one`(
    animation: String
  ) throws {
    try expectError(
      animated(animation), "this still moves an hour after the last event [never-settles]")
    let document = animated(animation).replacingOccurrences(of: "»", with: "")
    #expect(try trace(document, "--until", "2").text.split(separator: "\n").count == 6)
  }

  @Test(arguments: [
    ".linear(duration: 0)", ".linear(duration: -1)", ".linear(duration: 1).delay(-2)",
    ".linear(duration: 1e-300)",
  ])
  func `a motion without length is a jump`(animation: String) throws {
    let run = try trace(animated(animation).replacingOccurrences(of: "»", with: ""))
    #expect(run.text == "time,x\n0.000000,1.000000\n")
  }

  @Test func `more rows than there may be are refused at once`() throws {
    let run = try trace(#"{ "fps": 1e6, "until": 1e9, "state": { "x": 0 } }"#)
    #expect(run.errors.contains("more than 100000000 rows [too-many]"))
    #expect(run.seconds < 1)
  }

  private func showing(_ expression: String) -> String {
    #"{ "fps": 1, "until": 0, "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ "#
      + #"{ "attribute": { "op": "\#(expression)" } } ] } ] }"#
  }

  @Test(arguments: [
    ("»1/0", "1.0 / 0.0 is infinite, at 0 s"), ("»0/0", "0.0 / 0.0 is not a number, at 0 s"),
    ("»sqrt(-1)", "sqrt(-1.0) is not a number"), ("»log(0)", "log(0.0) is infinite"),
    ("»x.truncatingRemainder(dividingBy: 0)", "truncatingRemainder(0.0, 0.0) is not a number"),
    ("»pow(9, pow(9, 9))", "pow(9.0, 387420489.0) is infinite"),
    ("»1e308 * 10", "1e+308 * 10.0 is infinite"), ("»Int(1e19)", "Int(1e+19) has no value"),
    ("»Int(0 / 0)", "Int(nan) has no value"), ("»Int.max + 1", "9223372036854775807 + 1 is beyond"),
    ("»sqrtt(4)", "unknown function 'sqrtt'"), ("»sqrt()", "'sqrt' lacks the argument"),
    ("sqrt(1, »2)", "'sqrt' takes no more arguments"), ("»xqqqqq", "unknown name 'xqqqqq'"),
    ("x.»foo", "Double has no member 'foo'"),
  ])
  func `an expression without a value is an error at its place, with its time`(
    expression: String, message: String
  ) throws {
    try expectError(showing(expression), message)
  }

  @Test(arguments: [
    ("false ? 1/0 : 2", "2.000000"), ("9223372036854775807 + 1", "9223372036854775808.000000"),
    ("floor(-1e19)", "-10000000000000000000.000000"), ("round(-0.4)", "0.000000"),
    ("min(1/0, 5)", "5.000000"), ("abs(-9223372036854775807 - 1)", "9223372036854775808.000000"),
    ("1e-400", "0.000000"), ("round(1e300)", ""),
  ])
  func `plain doubles go on where whole numbers would end`(expression: String, value: String) throws
  {
    let run = try trace(showing(expression))
    #expect(run.status == 0, "\(run.errors)")
    // 1e300 is written without an exponent, in 301 digits.
    let expected = value.isEmpty ? 1e300 : try #require(Double(value))
    let cell = try #require(run.text.split(separator: "\n").last?.split(separator: ",").last)
    #expect(value.isEmpty ? cell.count == 308 && Double(cell) == expected : cell == value)
  }

  @Test(arguments: [
    (#"{ "state": { "x": 0, »"x": 1 } }"#, "duplicate key 'x'"),
    (#"{ "state": { "x": 0 }, »"state": { "y": 1 } }"#, "duplicate key 'state'"),
    (
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, »"at": 1, "set": { "x": 1 } } ] }"#,
      "duplicate key 'at'"
    ),
  ])
  func `a key that is there twice is refused with both places`(document: String, message: String)
    throws
  {
    try expectError(document, message)
    let run = try trace(document.replacingOccurrences(of: "»", with: ""))
    #expect(run.errors.contains("line 1, column "), "\(run.errors)")
  }

  /// The hardest numbers known for reading and for printing: 17 digits, halves between doubles, the least and
  /// the greatest, powers of two and ten.
  private static let hardNumbers = [
    "9007199254740993", "9007199254740992.9999", "5e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623158e308", "0.1", "0.3",
    "123456789012345680", "1e23", "8.41e21", "9.5367431640625e-7", "6.02214076e23", "4.35",
    "0.000001",
    "7.2057594037927933e16", "1.00000000000000011102230246251565", "3.0540412e5",
    "89255e-22", "104308485241983990666713401708072175773165034278682682111762292935387072e-60",
    "1e22", "299792458.1e-9", "-1.5e-45", "4503599627370497.5", "2.4703282292062328e-324",
  ]

  @Test
  func `the hardest numbers come through a trace with the same bits`()
    throws
  {
    let states = Self.hardNumbers.enumerated().map { #""x\#($0)": \#($1)"# }.joined(separator: ", ")
    let text = #"{ "fps": 1, "until": 0, "state": { \#(states) } }"#
    let bits = try Self.hardNumbers.map { try #require(Double($0)).bitPattern }
    let table = try trace(text, "--precision", "full").text.split(separator: "\n")
    try #require(table.count == 2)
    #expect(table[1].split(separator: ",").dropFirst().map { Double($0)?.bitPattern } == bits)
    // What is printed is a document's number again.
    let again = table[1].split(separator: ",").dropFirst().enumerated().map {
      #""x\#($0)": \#($1)"#
    }
    let second = #"{ "fps": 1, "until": 0, "state": { \#(again.joined(separator: ", ")) } }"#
    #expect(try trace(second, "--precision", "full").text.split(separator: "\n") == table)
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/python3"), "Python is not installed"))
  func `another reader finds the same bits in JSON as in the table`() throws {
    let states = Self.hardNumbers.enumerated().map { #""x\#($0)": \#($1)"# }.joined(separator: ", ")
    let folder = try TemporaryFolder(
      "t.json", #"{ "fps": 1, "until": 0, "state": { \#(states) } }"#)
    let run = try folder.type(
      """
      for format in csv json ndjson; do inbetween trace t.json --precision full -f $format > out.$format; done
      python3 -c '
      import csv, json
      table = [float(cell).hex() for cell in list(csv.reader(open("out.csv")))[1]]
      frame = json.load(open("out.json"))["frames"][0]
      line = json.loads(open("out.ndjson").read())
      print(table == [value.hex() if type(value) is float else float(value).hex() for value in frame.values()])
      print(frame == line, len(table))'
      """)
    #expect(run.text == "True\nTrue \(Self.hardNumbers.count + 1)\n", "\(run.errors)")
  }

  @Test(arguments: [
    "a,b", "a\\\"b", "a\\nb", "a\\u001b[2J", "a\\u202eb", "=1+1", "-x", "@x", "", "1x",
  ])
  func `a name that a table or a terminal would take for something else is refused`(name: String)
    throws
  {
    try expectError(#"{ "state": { »"\#(name)": 0 } }"#, "")
  }

  @Test func `a name of a megabyte is refused in a short message, and a long one is a column`()
    throws
  {
    let run = try trace(#"{ "state": { "\#(String(repeating: "é", count: 500_000))": 0 } }"#)
    #expect(run.status == 65)
    #expect(run.errors.utf8.count < 1000)
    let name = String(repeating: "n", count: 1_000_000)
    #expect(try trace(#"{ "state": { "\#(name)": 0 } }"#).text.hasPrefix("time,\(name)\n"))
  }

  @Test(arguments: [("yes '['", 66), ("cat /dev/urandom", 66), ("yes", 66), ("yes '{}'", 66)])
  func `an endless input ends soon`(writer: String, status: Int32) throws {
    let run = try Tool.shell("\(writer) | \"$TOOL\" trace")
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "inbetween: error: <stdin>: larger than 64 MiB, the limit for a pipe or device\n")
    #expect(run.seconds < 20)
  }

  @Test func `a path in a ring, and one too long, are named errors`() throws {
    let folder = try TemporaryFolder()
    let ring = try folder.type("ln -s ring ring; inbetween trace ring")
    #expect(ring.status == 66)
    #expect(ring.errors == "inbetween: error: ring: Too many levels of symbolic links\n")
    let path = String(repeating: "long/", count: 900)
    for command in ["trace \(path)x.json", "trace ring/x.json"] {
      let run = try folder.type("inbetween \(command)")
      #expect(run.status == 66)
      #expect(run.output.isEmpty)
      #expect(run.errors.utf8.count < 300)
    }
    #expect(
      try folder.type("inbetween trace \(path)x.json").errors.hasSuffix(": File name too long\n"))
  }
}
