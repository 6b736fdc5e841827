import CommandLineInterface
import Testing

/// What acts on changes of a view, through documents: the order of callbacks, and what they see.
@Suite struct ViewDocumentTests {
  /// The lines that a document emits, each with its time and turn.
  private func emitted(_ modifiers: String, _ events: String = "") -> [String] {
    let document = """
      { "published": { "model": { "n": 0 } }, "state": { "x": 0, "on": false },
        "views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, \(modifiers) ] } ],
        "events": [ \(events) ] }
      """
    let run = runInMemory("events", "--precision", "1", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return fields[1] == "emit" ? "\(fields[0]) \(fields[4])" : nil
    }
  }

  @Test func `at the beginning come appearances, first values and tasks, then events at 0`() {
    let modifiers = """
      { "task": [ { "emit": "task" } ] },
      { "onReceive": "model.n", "run": [ { "emit": "received" } ] },
      { "onChange": "x", "initial": true, "run": [ { "emit": "initial" } ] },
      { "onAppear": [ { "emit": "appeared" } ] }
      """
    #expect(
      emitted(modifiers, #"{ "at": 0, "emit": "event" }"#)
        == ["0.0 appeared", "0.0 initial", "0.0 received", "0.0 task", "0.0 event"])
  }

  @Test func `a change is told once for each update, with the values before and after`() {
    let modifiers = """
      { "onChange": "x", "run": [ { "when": "newValue == 5 && oldValue == 2", "emit": "5 from 2" } ] },
      { "onChange": "x", "run": [ { "when": "$0 == 2", "emit": "2" } ] }
      """
    let events = """
      { "at": 1, "run": [ { "withAnimation": ".linear", "set": { "x": 2 } }, { "set": { "x": 5 } } ] },
      { "at": 2, "set": { "x": 5 } }
      """
    #expect(emitted(modifiers, events) == ["1.0 2", "1.0 5 from 2"])
  }

  @Test func `a property is published at each write, equal values too`() {
    let modifiers = """
      { "onReceive": "model.n", "dropFirst": true, "run": [ { "emit": "received" } ] }
      """
    let events = """
      { "at": 1, "set": { "model.n": 1 } }, { "at": 2, "set": { "model.n": 1 } }
      """
    #expect(emitted(modifiers, events) == ["1.0 received", "2.0 received"])
  }

  @Test func `what a callback changes is not animated by what came before`() {
    let document = """
      { "state": { "x": 0, "y": 0 },
        "views": [ { "id": "v", "modifiers": [ { "opacity": "y" },
          { "onChange": "x", "run": [ { "set": { "y": 1 } } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
      """
    #expect(runInMemory("trace", "--at", "0", input: document).output.hasSuffix(",1.000000\n"))
  }

  @Test func `work put off has lost its scope`() {
    let document = """
      { "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)",
        "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] } } ] }
      """
    let run = runInMemory("trace", "--at", "0.29,0.3", input: document)
    #expect(run.output == "time,x\n0.290000,0.000000\n0.300000,1.000000\n")
  }

  @Test func `callbacks in circles are an error that names one of them`() {
    let document = """
      { "state": { "on": false, "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
        { "onChange": "on", "run": [ { "toggle": "on" } ] } ] } ],
        "events": [ { "at": 1, "toggle": "on" } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:2:32: error: callbacks raise each other without end"))
  }
}
