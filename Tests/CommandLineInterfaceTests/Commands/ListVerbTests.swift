import CommandLineInterface
import Testing

/// Verbs that change lists and parts, seen through claims about the model and through events.
@Suite struct ListVerbTests {
  /// Plays events and asks at 1 s for states, as they stand in JSON.
  private func check(
    _ state: String, _ events: String, leave expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let document = """
      { "state": { \(state) }, "events": [ \(events), { "at": 1, "expect": { \(expected) } } ] }
      """
    let run = runInMemory("test", "-", input: document)
    #expect(run.status == .success, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
  }

  private func failure(_ state: String, _ events: String) -> String {
    let run = runInMemory("trace", input: "{ \"state\": { \(state) }, \"events\": [ \(events) ] }")
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    return run.errors.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    (#"{ "at": 0, "append": { "l": 4 } }"#, "[1, 2, 1, 4]"),
    (#"{ "at": 0, "append": { "l": "l.count" } }"#, "[1, 2, 1, 3]"),
    // All that match go; nothing goes where nothing matches.
    (#"{ "at": 0, "remove": { "l": 1 } }"#, "[2]"),
    (#"{ "at": 0, "remove": { "l": 7 } }"#, "[1, 2, 1]"),
    (#"{ "at": 0, "remove": { "l": "{ $0 < 2 }" } }"#, "[2]"),
    (#"{ "at": 0, "remove": { "l": "{ number in number == l.count - 1 }" } }"#, "[1, 1]"),
    (#"{ "at": 0, "forEach": [1, 2], "as": "n", "remove": { "l": "{ $0 == n }" } }"#, "[]"),
    // A move is a removal and an insertion.
    (#"{ "at": 0, "move": { "value": 1, "from": "l", "to": "l" } }"#, "[2, 1]"),
    (#"{ "at": 0, "move": { "value": 1, "from": "l", "to": "l", "at": 0 } }"#, "[1, 2]"),
    (
      #"{ "at": 0, "move": { "value": 9, "from": "l", "to": "l", "at": "l.count" } }"#,
      "[1, 2, 1, 9]"
    ),
    // One step after the other, each sees what the earlier did.
    (
      #"{ "at": 0, "run": [ { "append": { "l": "l.count" } }, { "append": { "l": "l.count" } } ] }"#,
      "[1, 2, 1, 3, 4]"
    ),
    (#"{ "at": 0, "set": { "l[0]": "l[1] + 5" } }"#, "[7, 2, 1]"),
    (#"{ "at": 0, "forEach": 3, "set": { "l[index]": "Double(index)" } }"#, "[0, 1, 2]"),
  ])
  func `a list is left as it should be`(events: String, list: String) {
    check(#""l": [1, 2, 1]"#, events, leave: "\"state.l\": \(list)")
  }

  @Test func `parts of parts change alone`() {
    check(
      #""r": { "name": "'a'", "rows": [ { "on": true, "size": "CGSize(width: 1, height: 2)" } ] }, "flags": [true, false]"#,
      #"""
      { "at": 0, "set": { "r.rows[0].size.width": 5, "r.name": "'b'" } }, { "at": 0, "toggle": ["r.rows[0].on", "flags[1]"] },
      { "at": 0, "append": { "r.rows": "r.rows[0]" } }, { "at": 0, "remove": { "flags": false } }
      """#,
      leave: #"""
        "state.r.name": "'b'", "state.r.rows.count": 2, "state.r.rows[1].size": "CGSize(width: 5, height: 2)",
        "state.r.rows[0].on": false, "state.flags": [true, true]
        """#)
  }

  @Test func `a whole number for a state of Ints is an Int`() {
    check(
      #""n": "Int(3)", "l": "[Int(1)]", "x": 0"#,
      #"{ "at": 0, "run": [ { "set": { "n": 5 } }, { "append": { "l": 7 } }, { "set": { "x": "Double(n / 2 + l[1] / 2)" } } ] }"#,
      leave: #""state.x": 5"#)
  }

  @Test(arguments: [
    (
      #"{ "at": 0.5, "set": { "l[3]": 1 } }"#,
      "index 3 is outside of the array, whose last index is 2, at 0.5 s"
    ),
    (
      #"{ "at": 0.5, "toggle": "b[2]" }"#,
      "index 2 is outside of the array, whose last index is 0, at 0.5 s"
    ),
    (
      #"{ "at": 0, "move": { "value": 1, "from": "l", "to": "l", "at": 2 } }"#,
      "nothing can be put at 2 of a list that ends at 1, at 0 s"
    ),
    (
      #"{ "at": 0, "move": { "value": 1, "from": "l", "to": "l", "at": -1 } }"#,
      "nothing can be put at -1 of a list that ends at 1, at 0 s"
    ),
    (
      #"{ "at": 0, "move": { "value": 1, "from": "l", "to": "l", "at": 0.5 } }"#,
      "0.5 is no place in a list, at 0 s"
    ),
    (
      #"{ "at": 0, "set": { "l": "(0..<100000).map { Double($0) }" } }, { "at": 0, "append": { "l": 1 } }"#,
      "the array or text would have more than 100000 elements, at 0 s"
    ),
    (
      #"{ "at": 0, "append": { "l": "1e308 * l.count * 10" } }"#,
      "1e+308 * 3.0 is infinite, at 0 s"
    ),
  ])
  func `what cannot be done is told with its time`(events: String, message: String) {
    let line = failure(#""l": [1, 2, 1], "b": [true]"#, events)
    #expect(line.hasSuffix("error: \(message) [evaluation]"), "\(line)")
  }

  /// The turns and labels of what was emitted.
  private func emitted(_ document: String) -> [String] {
    let run = runInMemory("events", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return fields[1] == "emit" ? "\(fields[7]) \(fields[4])" : nil
    }
  }

  @Test(arguments: [
    (#""append": { "m.a": 1 }"#, ["3 a"]),
    (#""remove": { "m.a": 1 }"#, ["3 a"]),
    (#""set": { "m.a[0]": 5 }"#, ["3 a"]),
    (#""set": { "m.a": "m.a" }"#, ["3 a"]),
    (#""remove": { "m.a": "{ $0 > 99 }" }"#, ["3 a"]),
    (#""move": { "value": 5, "from": "m.a", "to": "m.b" }"#, ["3 a", "4 b"]),
    (#""move": { "value": 5, "from": "m.b", "to": "m.b" }"#, ["3 b", "4 b"]),
  ])
  func `each write of a published list is published once, in a turn of its own`(
    verb: String, expected: [String]
  ) {
    // The first values take the first turns: both observers pass over them.
    let document = """
      { "published": { "m": { "a": [1, 5, 5], "b": [] } }, "state": { "x": 0 },
        "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
          { "onReceive": "m.a", "run": [ { "when": "newValue.count < 99", "emit": "a" } ] },
          { "onReceive": "m.b", "run": [ { "emit": "b" } ] } ] } ],
        "events": [ { "at": 1, \(verb) } ] }
      """
    #expect(
      emitted(document).suffix(expected.count + 2) == ["1 a", "2 b"]
        + expected.map {
          "\((Int($0.prefix(1)) ?? 0) + 1) \($0.dropFirst(2))"
        })
  }

  @Test func `a part changes the animation of the whole, whose other parts go on`() {
    let document = #"""
      { "fps": 4, "until": 1, "state": { "p": "CGPoint(x: 0, y: 0)" }, "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "p": "CGPoint(x: 8, y: 8)" } },
        { "at": 0.5, "withAnimation": ".linear(duration: 0.5)", "set": { "p.x": 0 } } ] }
      """#
    // The whole is one animated value. From 0.5 s on x fades: 4, then half of what is left of 6, then 0;
    // y keeps its target, and fades towards it from where the first motion is: 6 + (8 - 6) / 2.
    let rows = runInMemory("trace", input: document).output.split(separator: "\n").dropFirst()
    #expect(
      rows.map(String.init) == [
        "0.000000,0.000000,0.000000", "0.250000,2.000000,2.000000", "0.500000,4.000000,4.000000",
        "0.750000,3.000000,7.000000", "1.000000,0.000000,8.000000",
      ])
  }
}
