import Foundation
import TestSupport
import Testing

/// What another reader of JUnit's XML makes of a report: Python's `junitparser`.
@Suite(.enabled(if: Python.has("junitparser"), "Python has no junitparser"))
struct JUnitReaderTests {
  private static let document = #"""
    { "state": { "x": 3 }, "events": [
      { "at": 1, "expect": { "x": 3, "state.x": 4 } },
      { "at": 1, "when": "x > 3", "expect": { "x": 4 } } ] }
    """#

  @Test func `it counts what there is, and finds the places and messages`() throws {
    let folder = try TemporaryFolder("a <&\"'> b.json", Self.document)
    try folder.write("{", to: "broken.json")
    let report = try folder.shell(
      #"cd "$D"; "$TOOL" test *.json none.json -f junit -o report.xml 2>/dev/null"#)
    #expect(report.status == 66)
    let run = try Python.run(
      #"""
      import sys
      from junitparser import JUnitXml
      xml = JUnitXml.fromfile(sys.argv[1])
      print(xml.tests, xml.failures, xml.errors, xml.skipped)
      for suite in xml:
          print(suite.name, suite.tests, suite.failures, suite.errors, suite.skipped)
          for case in suite:
              kinds = [type(result).__name__ + ": " + result.message for result in case.result]
              print(" ", case.classname, case._elem.get("line"), case.name, kinds)
              for result in case.result:
                  print("   ", (result.text or "").split("\n")[0])
      """#, folder.path + "/report.xml", using: "junitparser")
    #expect(
      String(decoding: run, as: UTF8.self) == #"""
        5 1 2 1
        a <&"'> b.json 3 1 0 1
          a <&"'> b.json 2 at 1 s: x is 3 []
          a <&"'> b.json 2 at 1 s: state.x is 4 ['Failure: expected 4, found 3']
            at: "a <&\"'> b.json:2:34"
          a <&"'> b.json 3 x is 4 ['Skipped: its condition was never met']
            \#("")
        broken.json 1 0 1 0
          broken.json None can be played ['Error: cannot be played']
            broken.json:1:2: error: unexpected end of input, expected a key in double quotes or '}' [syntax]
        none.json 1 0 1 0
          none.json None can be read ['Error: cannot be read']
            none.json: No such file or directory

        """#)
  }
}
