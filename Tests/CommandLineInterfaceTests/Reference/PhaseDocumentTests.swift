import CommandLineInterface
import Testing

/// Phases through documents: which comes when, and when they stop.
@Suite struct PhaseDocumentTests {
  private func events(_ animator: String, _ events: String = "", until: Double) -> [String] {
    let document = """
      { "until": \(until), "state": { "n": 0 }, "views": [ { "id": "v", "modifiers": [ { \(animator), "as": "p",
          "body": [ { "opacity": "p" } ] } ] } ], "events": [ \(events) ] }
      """
    let run = runInMemory("events", "--precision", "1", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return ["begin", "set", "retarget"].contains(fields[1])
        ? "\(fields[0]) \(fields[1]) \(fields[5]) \(fields[6])" : nil
    }
  }

  @Test func `without a trigger the phases go round, each with the animation to it`() {
    let animator = """
      "phaseAnimator": "[0.0, 1.0, 4.0]", "animation": "p == 4 ? nil : .linear(duration: 0.5 + p)"
      """
    // To 1 in 1.5 s, to 4 at once, and at the same instant on to 0 in 0.5 s.
    #expect(
      events(animator, until: 3.7) == [
        "0.0 begin 1.0 phase", "1.5 set 4.0 nil-animation", "1.5 begin 0.0 phase",
        "2.0 begin 1.0 phase", "3.5 set 4.0 nil-animation", "3.5 begin 0.0 phase",
      ])
  }

  @Test func `a trigger leads through all phases once and back to the first`() {
    let animator = """
      "phaseAnimator": "[0.0, 1.0, 2.0]", "trigger": "n", "animation": ".linear(duration: 0.5)"
      """
    #expect(
      events(animator, #"{ "at": 1, "set": { "n": 1 } }"#, until: 9) == [
        "1.0 begin 1.0 phase", "1.5 begin 2.0 phase", "2.0 begin 0.0 phase",
      ])
  }

  @Test func `in the middle a trigger brings the next phase at once`() {
    let animator = """
      "phaseAnimator": "[0.0, 1.0, 2.0]", "trigger": "n", "animation": ".linear(duration: 0.5)"
      """
    // From the first like's phase 1 on to 2 and back to 0; the overtaken completion does nothing.
    #expect(
      events(animator, #"{ "at": [1, 1.2], "set": { "n": "n + 1" } }"#, until: 9) == [
        "1.0 begin 1.0 phase", "1.2 retarget 2.0 cross-fade", "1.7 begin 0.0 phase",
      ])
  }

  @Test func `phases in which nothing is animated stop with a warning`() {
    let document = """
      { "state": { "n": 0 }, "views": [ { "id": "v", "modifiers": [
          { "phaseAnimator": "[1, 2]", "as": "p", "body": [ { "text": "'\\\\(p)'" } ] } ] } ] }
      """
    let run = runInMemory("check", input: document)
    #expect(run.status == .success)
    #expect(
      run.errors.contains("all phases come and go at one instant; the animator is stopped here"))
  }

  @Test func `no phases are an error where they are written`() {
    let document = """
      { "state": { "list": [1] }, "views": [ { "id": "v", "modifiers": [
          { "phaseAnimator": "list.filter { $0 > 1 }", "as": "p", "body": [ { "opacity": "p" } ] } ] } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("a phase animator needs at least one phase"))
  }

  @Test func `a view that comes back in time goes on with its phases`() {
    let document = """
      { "until": 2.2, "state": { "on": true }, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "phaseAnimator": "[0.0, 1.0]", "as": "p", "animation": ".linear(duration: 0.5)",
            "body": [ { "opacity": "p" } ] } ] } ],
        "events": [ { "at": 0.2, "withAnimation": ".linear(duration: 1)", "toggle": "on" },
          { "at": 0.9, "withAnimation": ".linear(duration: 1)", "toggle": "on" } ] }
      """
    let run = runInMemory("events", "--precision", "1", input: document)
    let begins = run.output.split(separator: "\n").filter { $0.contains(",begin,v_opacity,") }
    #expect(begins.map { $0.prefix(3) } == ["0.0", "0.9", "1.4", "1.9"])
  }

  @Test func `animators stand in the bodies of others, and see what those give`() {
    let document = """
      { "until": 1.5, "state": { "n": 0, "s": 3 }, "views": [ { "id": "v", "modifiers": [
          { "phaseAnimator": "[0.0, 1.0]", "as": "p", "trigger": "n", "animation": ".linear(duration: 0.5)",
            "body": [ { "opacity": "p" },
              { "keyframeAnimator": { "x": 0 }, "as": "k", "trigger": "p",
                "tracks": { "x": ["LinearKeyframe(1, duration: 0.25)"] }, "body": [ { "blur": "k.x" } ] } ] },
          { "animatable": { "t": "s" }, "body": [
            { "phaseAnimator": "[t, t]", "as": "q", "trigger": "n", "body": [ { "cornerRadius": "q" } ] } ] } ] } ],
        "events": [ { "at": 0.5, "set": { "n": 1 } } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--at", "0,0.6,0.7,1,1.1,1.5", "--select",
      "v_opacity,v_blur,v_cornerRadius", input: document)
    // Each of the two phases starts the keyframes anew: 0.4 after a tenth of a second.
    #expect(
      run.output == """
        time,v_opacity,v_blur,v_cornerRadius
        0.0,0.0,0.0,3.0
        0.6,0.2,0.4,3.0
        0.7,0.4,0.8,3.0
        1.0,1.0,0.0,3.0
        1.1,0.8,0.4,3.0
        1.5,0.0,1.0,3.0

        """, "\(run.errors)")
  }
}
