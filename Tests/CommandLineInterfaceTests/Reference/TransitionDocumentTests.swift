import CommandLineInterface
import Testing

/// What transitions move, through documents and the command.
@Suite struct TransitionDocumentTests {
  /// A view of 50 by 30 points that is there or not, under a transition, and what its columns show.
  private func values(
    _ modifiers: String, isShown: Bool, becomes shown: Bool, at times: String, _ more: String = ""
  ) throws -> [[String: Double]] {
    let document = """
      { \(more) "state": { "isShown": \(isShown) }, "until": 2,
        "views": [ { "id": "v", "when": "isShown", "size": [50, 30], "modifiers": [ \(modifiers) ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "isShown": \(shown) } } ] }
      """
    let run = runInMemory("trace", "--precision", "full", "--at", times, input: document)
    try #require(run.status == .success, "\(run.errors)")
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    return rows.dropFirst().map { row in
      var values: [String: Double] = [:]
      for (name, field) in zip(rows[0], row) { values[String(name)] = Double(field) }
      return values
    }
  }

  /// Measured: id, transition, whether the view comes, the attribute, and how far that moved.
  private static let measured: [(String, String?, Bool, String, [Double])] = [
    ("X0", nil, true, "opacity", [1]),
    ("X0", nil, false, "opacity", [-1]),
    ("X3", ".move(edge: .trailing)", true, "offset", [-50, 0]),
    ("X3t", ".move(edge: .top)", true, "offset", [0, 30]),
    ("X3t", ".move(edge: .top)", false, "offset", [0, -30]),
    (
      "X6", ".asymmetric(insertion: .opacity, removal: .move(edge: .trailing))", true, "opacity",
      [1]
    ),
    (
      "X6", ".asymmetric(insertion: .opacity, removal: .move(edge: .trailing))", false, "offset",
      [50, 0]
    ),
    ("X8", ".opacity.combined(with: .move(edge: .bottom))", true, "opacity", [1]),
    ("X8", ".opacity.combined(with: .move(edge: .bottom))", true, "offset", [0, -30]),
    ("X10", ".push(from: .leading)", true, "opacity", [1]),
    ("X10", ".push(from: .leading)", true, "offset", [50, 0]),
    ("X10", ".push(from: .leading)", false, "opacity", [-1]),
    ("X10", ".push(from: .leading)", false, "offset", [50, 0]),
  ]

  @Test(arguments: measured)
  func `a transition moves what SwiftUI's moved`(
    id: String, transition: String?, comes: Bool, attribute: String, delta: [Double]
  ) throws {
    let modifier = transition.map { "{ \"transition\": \"\($0)\" }" } ?? ""
    let rows = try values(modifier, isShown: !comes, becomes: comes, at: "0,0.5")
    // Half of the way in half of the time: a removed view has no row at the end.
    let suffixes = delta.count == 1 ? [""] : ["_x", "_y"]
    for (suffix, delta) in zip(suffixes, delta) {
      let name = "v_transition_\(attribute)\(suffix)"
      let start = try #require(rows[0][name])
      let half = try #require(rows[1][name])
      #expect(abs(2 * (half - start) - delta) < 1e-12, "\(id)")
    }
  }

  @Test func `what of an asymmetric transition is for the other way stands still`() throws {
    let modifier = """
      { "transition": ".asymmetric(insertion: .opacity, removal: .move(edge: .trailing))" }
      """
    let coming = try values(modifier, isShown: false, becomes: true, at: "0.5")
    #expect(coming[0]["v_transition_offset_x"] == 0)
    let going = try values(modifier, isShown: true, becomes: false, at: "0.5")
    #expect(going[0]["v_transition_opacity"] == 1)
  }

  /// The object of a transition, and the expression that means the same.
  private static let spellings: [(object: String, expression: String)] = [
    (
      #"{ "asymmetric": { "insertion": ".opacity", "removal": ".move(edge: .trailing)" } }"#,
      ".asymmetric(insertion: .opacity, removal: .move(edge: .trailing))"
    ),
    (
      #"{ "combined": [".opacity", ".scale(scale: 0.5)", { "combined": [".opacity", ".slide"] }] }"#,
      ".opacity.combined(with: .scale(scale: 0.5)).combined(with: .opacity.combined(with: .slide))"
    ),
    (
      #"{ "combined": [".slide", ".opacity"], "animation": ".easeIn(duration: 2)" }"#,
      ".slide.combined(with: .opacity).animation(.easeIn(duration: 2))"
    ),
    (
      #"{ "combined": [".slide.animation(nil)", ".opacity"], "animation": ".easeIn(duration: 2)" }"#,
      ".slide.animation(nil).combined(with: .opacity).animation(.easeIn(duration: 2))"
    ),
    (
      #"{ "asymmetric": { "removal": ".identity", "insertion": { "combined": "#
        + #"[".push(from: .top)", ".opacity"], "animation": null } } }"#,
      ".asymmetric(insertion: .push(from: .top).combined(with: .opacity).animation(nil), "
        + "removal: .identity)"
    ),
  ]

  @Test(arguments: spellings, [false, true])
  func `an object of expressions moves what the expression moves`(
    spelling: (object: String, expression: String), comes: Bool
  ) throws {
    for more in ["", #""reduceMotion": true, "#] {
      let object = try values(
        #"{ "transition": \#(spelling.object) }"#, isShown: !comes, becomes: comes, at: "0,0.3,0.7",
        more)
      let expression = try values(
        #"{ "transition": "\#(spelling.expression)" }"#, isShown: !comes, becomes: comes,
        at: "0,0.3,0.7", more)
      #expect(object == expression)
      #expect(object[0].count > 1 || !comes)
    }
  }

  @Test func `a custom transition inside another moves one way only`() throws {
    let turn = #"{ "body": [{ "rotationEffect": ".degrees(phase.value * 90)" }] }"#
    let modifier =
      #"{ "transition": { "asymmetric": { "insertion": \#(turn), "removal": ".opacity" } } }"#
    let coming = try values(modifier, isShown: false, becomes: true, at: "0.25")
    #expect(coming[0]["v_transition_rotationEffect"] == -90 * 0.75)
    #expect(coming[0]["v_transition_opacity"] == 1)
    let going = try values(modifier, isShown: true, becomes: false, at: "0.25")
    #expect(going[0]["v_transition_rotationEffect"] == 0)
    #expect(going[0]["v_transition_opacity"] == 0.75)
  }

  @Test func `where less motion is wanted, one part that moves makes a fade of all`() throws {
    let still = #"{ "body": [{ "blur": "phase.isIdentity ? 0 : 8" }], "hasMotion": false }"#
    for (part, column) in [(".identity", "v_transition_blur"), (".slide", "v_transition_opacity")] {
      let modifier = #"{ "transition": { "combined": [\#(still), "\#(part)"] } }"#
      let row = try values(
        modifier, isShown: false, becomes: true, at: "0.5", #""reduceMotion": true, "#)
      #expect(Set(row[0].keys) == ["time", column])
    }
  }

  @Test func `a transition has a limited number of parts`() {
    func check(_ count: Int) -> String {
      let parts = Array(repeating: "\".opacity\"", count: count).joined(separator: ", ")
      let document = """
        { "state": { "on": true }, "views": [ { "id": "v", "when": "on", "modifiers": [
          { "transition": { "combined": [\(parts)] } } ] } ] }
        """
      return runInMemory("check", input: document).errors
    }
    #expect(check(127).isEmpty)
    #expect(check(128).hasPrefix("<stdin>:2:19: error: a transition has more than 128 parts"))
  }

  @Test func `without a size nothing can move by it`() {
    let document = """
      { "state": { "isShown": false },
        "views": [ { "id": "v", "when": "isShown", "modifiers": [ { "transition": ".slide" } ] } ],
        "events": [ { "at": 1, "set": { "isShown": true } } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "<stdin>:2:63: error: this transition moves a view by its size: give the view a \"size\" or "
          + "a frame, at 1 s "))
  }

  @Test func `of a transition that is spelled out, both states must be known`() {
    let document = """
      { "state": { "isShown": true },
        "views": [ { "id": "v", "when": "isShown", "modifiers": [
          { "transition": { "active": [ { "fill": ".red" } ], "identity": [] } } ] } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains("'fill' must be in both states of the transition"))
  }
}
