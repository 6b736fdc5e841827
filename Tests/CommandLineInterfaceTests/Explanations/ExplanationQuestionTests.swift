import CommandLineInterface
import Foundation
import Testing

/// What of an account is asked for, and the account as JSON.
@Suite struct ExplanationQuestionTests {
  private let document = """
    { "state": { "x": 0, "y": 0 }, "views": [
        { "id": "v", "modifiers": [ { "opacity": "x" }, { "blur": "y" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "first" },
        { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "x": 2 }, "completion": "second" },
        { "at": 1, "set": { "y": 3 } } ] }
    """

  @Test func `some tracks are explained alone`() {
    let run = ExplainedRun("--select", "*_blur", input: document)
    #expect(run.paragraphs.map { $0.prefix(14) } == ["1 s v_blur jum"])
  }

  @Test func `a label tells the story of its completions`() {
    let run = ExplainedRun("--label", "first", input: document)
    #expect(run.paragraphs.count == 2)
    #expect(run.paragraph("0 s v_opacity is animated")?.contains("Waits 'first'") == true)
    #expect(run.paragraph("1 s The completion 'first'")?.contains("(5:5) superseded.") == true)
  }

  @Test func `a time tells the changes in force then, and what has not changed`() {
    let run = ExplainedRun("--at", "0.75", "--select", "v_opacity,v_blur", input: document)
    #expect(run.paragraphs.count == 2)
    #expect(run.paragraph("0.5 s v_opacity is retargeted") != nil)
    #expect(run.paragraph("0.75 s v_blur has not changed until now.") != nil)
  }

  @Test func `a completion that is never called says what it still waits for`() {
    let run = ExplainedRun(
      input: """
        { "state": { "x": 0, "y": 0 }, "until": 3, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "x": 1 },
            "completion": "endless" },
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "y": 1 }, "completion": "held" },
          { "at": 0.5, "pause": "y" } ] }
        """)
    let endless = "3 s The completion 'endless' (logicallyComplete) is not called: the motion of x"
    #expect(
      run.paragraph(endless)?.contains("never ends, with .linear(duration: 1).repeat") == true)
    let held =
      "3 s The completion 'held' (logicallyComplete) is not called: the motion of y is paused."
    #expect(run.paragraph(held)?.contains("Try resume y.") == true)
  }

  @Test(arguments: [
    (["--select", "v_opacty"], "did you mean 'v_opacity'?"),
    (["--label", "secnd"], "did you mean 'second'?"),
    (["--at", "9"], "nothing happens after 1.5 s, the end of the run"),
    (
      ["--at", "1", "--completions"],
      "'--at' has no meaning beside '--completions', which asks for completions"
    ),
  ])
  func `what does not exist is refused with what is near`(arguments: [String], hint: String) {
    let run = runInMemory(["explain"] + arguments, input: document)
    #expect(run.status == .usage)
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// A curve of 1 s is complete and removed after 1 s. A spring of 0.5 s without bounce is logically
  /// complete after 0.5 s and at rest later. What repeats forever is neither.
  @Test func `the table of scopes has the times of all three`() throws {
    let document = """
      { "state": { "curve": 0, "spring": 0, "endless": 0 }, "until": 3,
        "views": [ { "id": "v", "modifiers": [ { "opacity": "curve" },
            { "onAnimationCompleted": "curve", "completion": "seen" } ] },
          { "id": "w", "modifiers": [ { "blur": "spring" }, { "scaleEffect": "endless" } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "curve": 1 }, "name": "a" },
          { "at": 0.5, "withAnimation": ".spring(duration: 0.5)", "set": { "spring": 1 }, "name": "b" },
          { "at": 1, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "endless": 1 },
            "name": "c" },
          { "at": 2, "withAnimation": true, "run": [], "completion": "idle", "name": "d" } ] }
      """
    let run = runInMemory("explain", "--completions", "-f", "ndjson", input: document)
    let entries = try run.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    let scopes = entries.filter { $0["kind"] as? String == "scope" }
    #expect(scopes.map { $0["transaction"] as? String } == ["a", "b", "c", "d"], "\(run.output)")
    #expect(scopes.map { $0["time"] as? Double } == [0, 0.5, 1, 2])
    #expect(scopes.map { $0["observer"] as? Double } == [1, nil, nil, nil])
    #expect(scopes.map { $0["logical"] as? Double } == [1, 1, nil, nil])
    let removed = scopes.map { $0["removed"] as? Double }
    #expect(removed[0] == 1 && removed[2] == nil && removed[3] == nil)
    #expect((removed[1] ?? 0) > 1.2)
    let motions = scopes.map {
      ($0["motions"] as? [[String: Any]] ?? []).map { $0["track"] as? String }
    }
    #expect(motions == [["v_opacity"], ["w_blur"], ["w_scaleEffect"], []])
    let answers = scopes.compactMap { $0["answer"] as? String }
    #expect(answers[2].contains("logically complete not in this time"))
    #expect(answers[3] == "Nothing is animated in d.")
    let table = runInMemory("explain", "--completions", input: document).output
    let rows = table.split(separator: "\n").prefix(5).map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(rows[0] == ["scope", "opened", "observer", "logical", "removed"])
    #expect(rows[1] == ["a", "0", "1", "1", "1"])
    #expect(rows[3] == ["c", "1", "-", "never", "never"])
    #expect(rows[4] == ["d", "2", "-", "-", "-"])
  }

  /// Nothing that is asked for happens, which each format says in its way.
  @Test(arguments: [
    (
      ["--select", "v_blur", "--until", "0.9"], "v_blur does not change in this time: no step that"
    ),
    (["--select", "v_blur", "--at", "0.9"], "v_blur has not changed until now."),
    (
      ["--from", "1.2", "--label", "first"], "The completion 'first' waits for nothing in this time"
    ),
    (
      ["--label", "second", "--at", "0.25"],
      "No change has come until now for which 'second' waits."
    ),
    (["--completions", "--select", "v_blur"], "No scope animates what is asked for."),
    (["--from", "1.6"], "Nothing changes in this time: no step runs."),
  ])
  func `no answer is empty`(arguments: [String], answer: String) throws {
    let text = ExplainedRun(arguments, input: document)
    #expect(text.text.contains(answer), "\(text.output)")
    for format in ["json", "ndjson"] {
      let run = runInMemory(["explain", "-f", format] + arguments, input: document)
      #expect(
        run.output.contains(#""kind":"none""#) && run.output.contains(answer), "\(run.output)")
    }
  }

  /// A JSON reader of its own follows the pointer of each step to the step.
  @Test func `pointers lead to the steps`() throws {
    let run = runInMemory("explain", "-f", "ndjson", input: document)
    let root = try JSONSerialization.jsonObject(with: Data(document.utf8))
    var found = 0
    for line in run.output.split(separator: "\n") {
      let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let step = entry?["step"] as? [String: Any], let pointer = step["pointer"] as? String
      else { continue }
      var value: Any? = root
      for part in pointer.split(separator: "/") {
        value =
          (value as? [Any]).flatMap { list in Int(part).map { list[$0] } }
          ?? (value as? [String: Any])?[String(part)]
      }
      #expect((value as? [String: Any])?["at"] as? Double == entry?["time"] as? Double)
      found += 1
    }
    #expect(found == 3)
  }
}
