import Foundation
import TestSupport
import Testing

/// What happens with little stack and without memory.
@Suite struct SmallMachineTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func document(_ expression: String) -> String {
    """
    { "fps": 1, "state": { "x": 1, "b": true },
      "views": [ { "id": "v", "modifiers": [ { "attribute": { "op": "\(expression)" } } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 2 } } ] }
    """
  }

  private static func nested(_ count: Int, _ inner: String, in wrap: (String, Int) -> String)
    -> String
  {
    (0..<count).reduce(inner) { wrap($0, $1) }
  }

  private static func definitions(_ count: Int, _ body: (Int) -> String) -> String {
    let list = (0..<count).map { #""f\#($0)(a)": "\#(body($0 + 1))""# } + [#""f\#(count)(a)": "a""#]
    return #"{ "state": { "x": 1 }, "define": { \#(list.joined(separator: ", ")) }, "#
      + #""views": [ { "id": "v", "modifiers": [ { "attribute": { "op": "f0(x)" } } ] } ] }"#
  }

  private static let views = nested(60, #"{ "id": "v" }"#) { inner, number in
    #"{ "id": "v\#(number)", "children": [ \#(inner) ] }"#
  }

  private static let actions = nested(60, #""a60": [ { "set": { "x": 1 } } ]"#) { others, number in
    others + #", "a\#(number)": [ { "call": "a\#(number + 1)" } ]"#
  }

  private static let steps = nested(50, #"{ "set": { "x": 1 } }"#) { inner, number in
    #"{ "withAnimation": ".linear(duration: 0.1)", "set": { "x": \#(number) }, "completion": [ \#(inner) ] }"#
  }

  /// Documents that are as deep as they may be, and deeper; and whether they can be played.
  private static let documents: [(name: String, text: String, isPlayed: Bool)] = [
    ("arrays", repeated("[", 128) + repeated("]", 128), false),
    ("a million arrays", repeated("[", 1_000_000), false),
    ("objects", repeated("{\"a\":", 128) + "1" + repeated("}", 128), false),
    ("parentheses", document(repeated("(", 120) + "x" + repeated(")", 120)), true),
    ("too many parentheses", document(repeated("(", 4000) + "x" + repeated(")", 4000)), false),
    ("signs", document(repeated("-(", 60) + "x" + repeated(")", 60)), true),
    ("calls", document(repeated("max(1, ", 120) + "x" + repeated(")", 120)), true),
    ("too many calls", document(repeated("pow(x, ", 400) + "1" + repeated(")", 400)), false),
    ("choices", document(repeated("b ? x : ", 120) + "x"), true),
    ("arrays of an expression", document(repeated("[", 120) + "x" + repeated("]", 120)), false),
    ("closures", document(repeated("[1].map { ", 60) + "x" + repeated(" }", 60)), false),
    ("a long sum", document(repeated("x+", 4000) + "x"), true),
    ("definitions", definitions(120) { "f\($0)(a) + 1" }, true),
    (
      "definitions in parentheses",
      definitions(120) { repeated("(", 60) + "f\($0)(a)" + repeated(")", 60) }, true
    ),
    ("views", #"{ "state": { "x": 0 }, "views": [ \#(views) ] }"#, true),
    (
      "steps",
      #"{ "fps": 1, "state": { "x": 0 }, "actions": { \#(actions) }, "#
        + #""events": [ { "at": 0, "call": "a0" } ] }"#, true
    ),
    (
      "completions",
      #"{ "fps": 1, "state": { "x": 0 }, "events": [ { "at": 0, "run": [ \#(steps) ] } ] }"#,
      true
    ),
  ]

  @Test(arguments: documents.indices)
  func `a small stack changes nothing, however deep a document is`(index: Int) throws {
    let (name, text, isPlayed) = Self.documents[index]
    let folder = try TemporaryFolder("t.json", text)
    for command in ["check t.json", "trace t.json", "explain t.json", "test t.json"] {
      let run = try folder.type("inbetween \(command)")
      let small = try folder.type("ulimit -s 256; exec inbetween \(command)")
      #expect(small.status == run.status, "\(name): \(command): \(small.errors)")
      #expect([0, 1, 65].contains(small.status), "\(name): \(command)")
      #expect(small.text == run.text && small.errors == run.errors, "\(name): \(command)")
      if command.hasPrefix("trace") {
        #expect((run.status == 0) == isPlayed, "\(name): \(run.errors)")
      }
    }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `with a small stack a signal still ends a run and removes what was begun`(
    signal: String, status: Int
  ) throws {
    let folder = try TemporaryFolder("out.csv", "old")
    // What a shell starts in the background ignores SIGINT, so it is the killer that is started there.
    let run = try folder.shell(
      """
      (i=0; until ls -a "$D" | grep -q '^.inbetween-'; do
         i=$((i + 1)); [ $i -lt 2000 ] || exit; done
       kill -\(signal) "$(ls -a "$D" | sed -n 's/^.inbetween-\\([0-9]*\\)-.*/\\1/p')") &
      ulimit -s 256
      "$TOOL" trace $IN --until 1000000 -o "$D/out.csv"
      echo "status $?"
      """)
    #expect(run.text == "status \(status)\n")
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == ["out.csv"])
  }

  @Test(
    .enabled(
      if: Tool.startsWithinMemory(of: 300_000), "the memory of a process cannot be limited here"))
  func `a run without memory ends as the manual says, and leaves the file as it was`() throws {
    let views = (0..<30_000).map { #"{"id":"v\#($0)","modifiers":[{"attribute":{"op":"x"}}]}"# }
    let folder = try TemporaryFolder(
      "t.json", #"{"state":{"x":0},"views":[\#(views.joined(separator: ","))]}"#)
    try folder.write("old", to: "out.csv")
    // The run wants 10 megabytes at once there. Where less than a frame of the stack is left when memory is wanted, the
    // system ends a process for its stack, which cannot grow.
    let run = try folder.type(
      "export SWIFT_BACKTRACE=enable=no; ulimit -v 62000; inbetween trace t.json -o out.csv")
    #expect(run.status == 134)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("atal error: failed to allocate "), "\(run.errors)")
    #expect(folder.text("out.csv") == "old")
    #expect(folder.names == [".typed", "out.csv", "t.json"])
  }
}
