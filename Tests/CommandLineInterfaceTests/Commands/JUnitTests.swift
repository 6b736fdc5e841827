import CommandLineInterface
import Foundation
import Testing

/// The report of `test` as XML.
@Suite struct JUnitTests {
  private static let good =
    #"{ "state": { "x": 3 }, "events": [ { "at": 1, "expect": { "x": 3 } } ] }"#
  private static let bad = """
    { "state": { "x": 3 }, "events": [
      { "at": 1, "expect": { "x": 4 } },
      { "at": 2, "when": "x > 3", "expect": { "x": 3 } } ] }
    """
  private static let files = [
    "good.json": good, "bad.json": bad, "empty.json": #"{ "state": { "x": 3 } }"#,
    "broken.json": "{", #"<&">'.json"#: good,
  ]

  private func test(_ arguments: String...) -> FinishedRun {
    let console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    let status = run(arguments: ["test"] + arguments, console: console)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  @Test func `the whole report of a claim that is true`() {
    let run = test("good.json", "-f", "junit")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="1" failures="0" errors="0" skipped="0">
          <testsuite name="good.json" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="at 1 s: x is 3" classname="good.json" file="good.json" line="1"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a claim that is not true, one that was not asked, and files that cannot be played`() {
    let run = test("bad.json", "empty.json", "broken.json", "none.json", "--format=junit")
    #expect(run.status == .unreadableInput)
    #expect(
      run.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="5" failures="1" errors="2" skipped="2">
          <testsuite name="bad.json" tests="2" failures="1" errors="0" skipped="1">
            <testcase name="at 1 s: x is 4" classname="bad.json" file="bad.json" line="2">
              <failure message="expected 4, found 3">at: "bad.json:2:26"
        time: 1
        expected: 4
        found: 3
        difference: -1
        rows:
          - { time: 0.9833333333333333, values: { "x": 3 } }
          - { time: 1.0166666666666666, values: { "x": 3 } }
        why:
          - time: 1
            answer: "Nothing changes in this time: no step runs."
        </failure>
            </testcase>
            <testcase name="x is 3" classname="bad.json" file="bad.json" line="3">
              <skipped message="its condition was never met"/>
            </testcase>
          </testsuite>
          <testsuite name="empty.json" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="expects nothing" classname="empty.json" file="empty.json">
              <skipped message="no expectations"/>
            </testcase>
          </testsuite>
          <testsuite name="broken.json" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="can be played" classname="broken.json" file="broken.json">
              <error message="cannot be played">broken.json:1:2: error: unexpected end of input, \
        expected a key in double quotes or '}' [syntax]
        1 | {
          |  ^
        help: the '{' at line 1, column 1 is never closed
        </error>
            </testcase>
          </testsuite>
          <testsuite name="none.json" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="can be read" classname="none.json" file="none.json">
              <error message="cannot be read">none.json: No such file or directory
        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `both formats agree about every claim and about the status`() throws {
    let names = ["bad.json", "good.json", "empty.json"]
    let console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    #expect(run(arguments: ["test"] + names, console: console) == .negative)
    let points = try TAPPoint.parse(console.output)
    let xml = test("bad.json", "good.json", "empty.json", "-fjunit")
    #expect(xml.status == .negative)
    let cases = xml.output.matches(of: #/<testcase /#)
    #expect(cases.count == points.count)
    let failures = xml.output.matches(of: #/<failure /#)
    #expect(failures.count == points.filter { !$0.passed }.count)
  }

  @Test func `names with signs that XML uses are read back as they are`() throws {
    let run = test(#"<&">'.json"#, "-f", "junit")
    #expect(
      run.output.contains(##"<testsuite name="&lt;&amp;&quot;&gt;'.json" tests="1""##),
      "\(run.output)")
  }

  @Test func `what XML cannot hold is replaced`() {
    let console = MemoryConsole()
    let name = "a\u{1}b\u{FFFE}c\nd"
    #expect(run(arguments: ["test", name, "-f", "junit"], console: console) == .unreadableInput)
    #expect(console.output.contains("name=\"a\u{FFFD}b\u{FFFD}c&#10;d\""))
  }

  @Test func `TAP 14 differs from TAP 13 in its first line`() {
    let usual = runInMemory("test", "good.json", files: Self.files)
    let newer = runInMemory("test", "good.json", "-f", "tap14", files: Self.files)
    #expect(usual.output.hasPrefix("TAP version 13\n1.."))
    #expect(newer.output == usual.output.replacing("version 13", with: "version 14"))
  }

  @Test func `the ending of the file promises the format`() throws {
    for (name, opening) in [("r.xml", "<?xml "), ("r.tap", "TAP version 13"), ("r.txt", "TAP ")] {
      let console = MemoryConsole()
      console.files = Self.files.mapValues { Array($0.utf8) }
      #expect(run(arguments: ["test", "good.json", "-o", name], console: console) == .success)
      let bytes = try #require(console.files[name])
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(opening))
      #expect(console.output.isEmpty)
    }
  }

  @Test func `a report is written of claims that are not true, and never over what is tested`() {
    let console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    #expect(run(arguments: ["test", "bad.json", "-o", "r.xml"], console: console) == .negative)
    #expect(console.files["r.xml"] != nil)
    #expect(
      run(arguments: ["test", "good.json", "bad.json", "-o", "bad.json"], console: console)
        == .usage)
    #expect(console.files["bad.json"] == Array(Self.bad.utf8))
  }

  @Test func `a format of another command is refused by name`() {
    let run = test("good.json", "-f", "xml")
    #expect(run.status == .usage)
    #expect(
      run.errors.contains(
        "must be 'tap', 'tap14', 'text', 'junit', 'github', 'sarif' or 'ndjson', not 'xml'"))
    #expect(test("good.json", "-o", "junit").errors.contains("did you mean '--format junit'?"))
  }
}
