import CommandLineInterface
import Testing

/// The faults of old releases: what steps under which profile, and what is said about it.
@Suite struct QuirkTests {
  private static let profiles = ["ios13.0", "ios13.2", "ios15", "ios16", "ios17"]

  /// The columns that are at their end after a quarter of a linear second, of those that end in a suffix.
  private func stepping(
    _ document: String, under profile: String, columns suffix: String
  ) throws -> Set<String> {
    let run = runInMemory(
      "trace", "--at", "0.25", "--profile", profile, "--quiet", input: document)
    try #require(run.status == .success, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    try #require(lines.count == 2)
    var found: Set<String> = []
    for (name, value) in zip(lines[0], lines[1]) where name.hasSuffix(suffix) {
      #expect(["0.250000", "1.000000"].contains(value), "\(name)")
      if value == "1.000000" { found.insert(String(name.dropLast(suffix.count))) }
    }
    return found
  }

  /// A state that moves from 0 to 1 in a linear second, seen by some views.
  private func document(_ views: String) -> String {
    """
    { "state": { "x": 0 }, "views": [ \(views) ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ] }
    """
  }

  private static let modifier = #"{ "animatable": { "n": "x" }, "body": [ { "blur": "n" } ] }"#

  private static func view(_ id: String, _ rest: String = "") -> String {
    #"{ "id": "\#(id)", "modifiers": [ { "opacity": "x" }, \#(modifier) ] \#(rest) }"#
  }

  /// Two of each place: with the modifier written at the view, and at a group around it.
  private static let places = """
    \(view("top")), \(view("topOverlay", #", "host": "overlay""#)),
    { "kind": "group", "children": [ \(view("grouped")) ] },
    { "kind": "group", "modifiers": [ \(modifier) ], "children": [ { "id": "given" } ] },
    { "id": "own", "define": { "n": "x" }, "animatable": [ "n" ] },
    { "children": [
      \(view("inside")), \(view("overlay", #", "host": "overlay", "children": [ \#(view("deeper")) ]"#)),
      { "kind": "group", "children": [ \(view("groupedInside")) ] },
      { "kind": "group", "modifiers": [ \(modifier) ], "children": [ { "id": "givenInside" } ] },
      { "id": "ownInside", "define": { "n": "x" }, "animatable": [ "n" ] } ] }
    """

  private static let inside: Set = [
    "inside", "deeper", "groupedInside", "givenInside", "ownInside",
  ]

  @Test(arguments: profiles)
  func `animatable modifiers step where the profile says, and attributes never`(
    profile: String
  ) throws {
    let document = document(Self.places)
    let expected = profile == "ios13.0" ? Self.inside : []
    #expect(try stepping(document, under: profile, columns: "_n") == expected)
    #expect(try stepping(document, under: profile, columns: "_opacity").isEmpty)
    // The body is made anew with a value that has stepped.
    let withBody = expected.subtracting(["ownInside"])
    #expect(try stepping(document, under: profile, columns: "_blur") == withBody)
  }

  /// Every component of a colour that fades in, of which the opacity moves in proportion.
  private static let color =
    #"{ "foregroundColor": "Color(red: 0, green: 0, blue: 0, opacity: x)" }"#

  @Test(arguments: profiles)
  func `colours of texts step up to iOS 15, and other colours never`(profile: String) throws {
    let document = document(
      """
      { "id": "plain", "modifiers": [ \(Self.color) ] },
      { "id": "text", "modifiers": [ { "text": "'a'" }, \(Self.color) ] },
      { "id": "body", "modifiers": [
        { "animation": null, "body": [ { "text": "'a'" } ] }, \(Self.color) ] },
      { "kind": "group", "modifiers": [ \(Self.color) ], "children": [
        { "id": "groupedText", "modifiers": [ { "text": "'a'" } ] }, { "id": "groupedPlain" } ] },
      { "id": "filled", "modifiers": [
        { "text": "'a'" }, { "fill": "Color(red: 0, green: 0, blue: 0, opacity: x)" } ] },
      { "children": [
        { "id": "mixed", "host": "overlay", "modifiers": [
          { "animatable": { "n": "x" }, "body": [ { "text": "'a'" },
            { "foregroundColor": "Color(red: 0, green: 0, blue: 0, opacity: n)" } ] } ] } ] }
      """)
    let hasFault = ["ios13.0", "ios13.2", "ios15"].contains(profile)
    let expected: Set<String> = hasFault ? ["text", "body", "groupedText"] : []
    #expect(try stepping(document, under: profile, columns: "_foregroundColor_a") == expected)
    #expect(try stepping(document, under: profile, columns: "_fill_a").isEmpty)
  }

  /// The details of the events about a track under a profile in which it has a fault.
  private func details(_ track: String, _ views: String, _ events: String) -> [String] {
    let document = """
      { "profile": "ios13.0", "state": { "x": 0 }, "views": [ \(views) ], "events": [ \(events) ] }
      """
    let run = runInMemory("events", "--quiet", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return fields[2] == track ? "\(fields[1]) \(fields[6])" : nil
    }
  }

  /// The profile is the reason only where something would have moved without it.
  @Test(arguments: [
    (#""set": { "x": 1 }"#, "set no-scope"),
    (#""withAnimation": null, "set": { "x": 1 }"#, "set nil-animation"),
    (#""withAnimation": ".spring()", "set": { "x": 1 }"#, "set profile"),
    (#""binding": ".easeIn", "set": { "x": 1 }"#, "set profile"),
    (#""withTransaction": { "tracksVelocity": true }, "set": { "x": 1 }"#, "set no-animation"),
  ])
  func `the reason of a step is the fault only if there was an animation`(
    step: String, detail: String
  ) {
    let views = #"{ "children": [ { "id": "v", "modifiers": [ \#(Self.modifier) ] } ] }"#
    #expect(details("v_n", views, #"{ "at": 0, \#(step) }"#) == [detail])
  }

  @Test func `a drag gives a value that steps no velocity`() {
    let drag = (1...3).map { index in
      #"{ "at": \#(Double(index) / 10), "withTransaction": { "tracksVelocity": true }, "set": { "x": \#(index) } }"#
    }
    let release = #"{ "at": 0.3, "withAnimation": ".spring()", "set": { "x": 9 } }"#
    let events = (drag + [release]).joined(separator: ", ")
    let stepping = ["set no-animation", "set no-animation", "set no-animation", "set profile"]
    let views =
      #"{ "id": "stack", "modifiers": [ { "blur": "x" } ], "children": [ \#(Self.view("v")) ] }"#
    #expect(details("v_n", views, events) == stepping)
    let followed = ["retarget track", "retarget track", "retarget track", "retarget merge"]
    #expect(Array(details("stack_blur", views, events).prefix(4)) == followed)
  }

  /// Observers and recipes are animatable modifiers in Swift: the one sees no arrival, the other finds
  /// the value at its end and pauses nothing.
  @Test(arguments: [("ios13.0", true), ("ios13.2", false), ("ios17", false)])
  func `what watches a value in a container steps with it`(profile: String, hasFault: Bool) throws {
    let document = """
      { "profile": "\(profile)", "state": { "x": 0, "y": 0, "p": false }, "views": [ { "children": [
          { "id": "v", "modifiers": [ { "opacity": "x" }, { "blur": "y" },
            { "pausable": "x", "target": 1, "remaining": "1 - value", "paused": "p",
              "animation": ".linear(duration: remaining)" },
            { "onAnimationCompleted": "y", "completion": "arrived" } ] } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "run": [ { "set": { "x": 1, "y": 1 } } ] },
          { "at": 0.5, "set": { "p": true } },
          { "at": 0.75, "expect": { "v_opacity": \(hasFault ? 0.75 : 0.5), "v_blur": 0.75 } },
          { "at": 1, "expect": { "completed": { "arrived": { "count": \(hasFault ? 0 : 1) } } } } ] }
      """
    let points = try points(of: document)
    #expect(points.count == 3)
    #expect(points.filter { !$0.passed } == [])
  }

  private static let reasons = [
    (
      "ios13.0", #"{ "children": [ \#(view("v")) ] }"#, "v_n",
      "in ios13.0 an animatable modifier in a container steps, unless its view is an overlay"
    ),
    (
      "ios15", #"{ "id": "v", "modifiers": [ { "text": "'a'" }, \#(color) ] }"#,
      "v_foregroundColor", "from ios13.0 to ios15 the colour of a text steps"
    ),
  ]

  @Test(arguments: reasons)
  func `an explanation names the fault and the profiles that have it`(
    profile: String, view: String, track: String, reason: String
  ) throws {
    let run = ExplainedRun("--profile", profile, input: document(view))
    #expect(run.status == .success, "\(run.errors)")
    let paragraph = try #require(run.paragraph("0 s \(track) jumps to"), "\(run.output)")
    #expect(paragraph.contains(": \(reason). What"))
    #expect(paragraph.contains("where it begins and ends between them is inferred"))
  }
}
