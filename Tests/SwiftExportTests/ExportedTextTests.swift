import Testing

@testable import SwiftExport

/// The Swift of small timelines, as an engineer would write it.
@Suite struct ExportedTextTests {
  /// The lines of the view, without their indentation.
  private func lines(_ document: String) throws -> [String] {
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    return text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  private func refusals(_ document: String) throws -> [String] {
    try ExportedSample("card.json", document: Array(document.utf8)).refusals
  }

  /// A document with the views of a list, one row of which has a modifier, and a step.
  private func rows(_ list: String, _ members: String, step: String) -> String {
    "{ \"size\": [200, 200], \"state\": { \"names\": [\"'Ada'\", \"'Ben'\"], \"x\": 0 }, "
      + "\"views\": [ { \"id\": \"list\", \(list) \"children\": [ "
      + "{ \"id\": \"row\", \"forEach\": \"names\", \"as\": \"name\", \(members) } ] } ], "
      + "\"events\": [ { \"at\": 0.5, \(step) } ] }"
  }

  /// A view with one modifier, and a step.
  private func card(
    _ modifier: String, state: String = "\"x\": 0", step: String = "\"set\": { \"x\": 1 }"
  )
    -> String
  {
    "{ \"state\": { \(state) }, \"views\": [ { \"id\": \"box\", \"modifiers\": [ \(modifier) ] } ], "
      + "\"events\": [ { \"at\": 0.5, \(step) } ] }"
  }

  @Test(arguments: [
    (
      "\"withAnimation\": true, \"set\": { \"x\": 1 }, \"completion\": \"all \\\"done\\\"\"",
      "Recorder.shared.note(\"complete\", \"all \\\"done\\\"\")"
    ),
    ("\"emit\": \"shown\"", "Recorder.shared.note(\"emit\", \"shown\")"),
  ])
  func `labels are noted with the word that events have for them`(
    step: String, written: String
  ) throws {
    let lines = try lines(card("{ \"opacity\": \"x\" }", step: step))
    #expect(lines.contains(written), "\(lines)")
    // The line that is printed has the form of CSV, whatever is in the label.
    #expect(
      lines.contains("let quoted = label.replacingOccurrences(of: \"\\\"\", with: \"\\\"\\\"\")"))
    #expect(lines.contains { $0.contains("\"time,event,label\\n\"") })
  }

  @Test(arguments: [
    ("{ \"opacity\": \"x\" }", ".opacity(x)", ".probe(\"box_opacity\", of: x)"),
    (
      "{ \"offset\": { \"x\": \"x\" } }", ".offset(x: x)",
      ".probe(\"box_offset_x\", \"box_offset_y\", of: CGSize(width: x, height: 0))"
    ),
    (
      "{ \"rotationEffect\": \".degrees(x)\" }", ".rotationEffect(.degrees(x))",
      ".probe(\"box_rotationEffect\", of: .degrees(x))"
    ),
    ("{ \"blur\": 3 }", ".blur(radius: 3)", ".probe(\"box_blur\", of: 3)"),
    (
      "{ \"scaleEffect\": \"x\" }", ".scaleEffect(x)",
      ".probe(\"box_scaleEffect_x\", \"box_scaleEffect_y\", of: CGSize(width: x, height: x))"
    ),
  ])
  func `an attribute is a modifier with a probe around it`(
    modifier: String, written: String, probe: String
  ) throws {
    let lines = try lines(card(modifier))
    let place = try #require(lines.firstIndex(of: written), "\(lines)")
    #expect(lines[place + 1] == probe || lines[place + 2] == probe, "\(lines[place...])")
  }

  @Test(arguments: [
    (
      "\"withAnimation\": \".linear(duration: 1)\", \"set\": { \"x\": 1 }",
      "withAnimation(.linear(duration: 1)) {"
    ),
    ("\"withAnimation\": true, \"set\": { \"x\": 1 }", "withAnimation {"),
    ("\"withAnimation\": null, \"set\": { \"x\": 1 }", "withAnimation(nil) {"),
    (
      "\"withAnimation\": \".spring(response: 0.3)\", \"set\": { \"x\": 1 }, \"completion\": \"done\", \"criteria\": \"removed\"",
      "withAnimation(.spring(response: 0.3), completionCriteria: .removed) {"
    ),
    ("\"binding\": \".linear\", \"set\": { \"x\": 1 }", "$x.animation(.linear).wrappedValue = 1"),
    ("\"when\": \"x < 1\", \"set\": { \"x\": 1 }", "if x < 1 {"),
  ])
  func `a step is what an engineer writes`(step: String, line: String) throws {
    let lines = try lines(card("{ \"opacity\": \"x\" }", step: step))
    #expect(lines.contains(line), "\(lines)")
    #expect(lines.contains("DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {"))
  }

  /// A view whose blur is a definition.
  private func defining(_ definition: String, _ blur: String) -> String {
    "{ \"define\": { \(definition) }, \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"box\", "
      + "\"modifiers\": [ { \"blur\": \"\(blur)\" } ] } ], "
      + "\"events\": [ { \"at\": 0.5, \"set\": { \"x\": 1 } } ] }"
  }

  @Test func `a closure with a name is a function, and what is in it is the body`() throws {
    let lines = try lines(
      defining("\"twice\": \"{ number in number * 2 }\"", "twice(x)"))
    #expect(lines.contains("private func twice(_ number: Double) -> Double { number * 2 }"))
    let several = try self.lines(
      defining("\"sum\": [\"{ a, b in\", \"let c = a + b\", \"return c }\"]", "sum(x, 1)"))
    let start = try #require(several.firstIndex { $0.hasPrefix("private func sum(") })
    #expect(several[start...].prefix(4).suffix(3) == ["let c = a + b", "return c", "}"])
  }

  @Test func `a function of a type has no labels, nor has a call of it`() throws {
    let document = { (call: String) in
      "{ \"define\": { \"Animation.ripple(index)\": \".linear(duration: 1).delay(0.1 * index)\" }, "
        + "\"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"box\", \"modifiers\": [ { \"blur\": \"x\" } ] } ], "
        + "\"events\": [ { \"at\": 0.5, \"withAnimation\": \"\(call)\", \"set\": { \"x\": 1 } } ] }"
    }
    let lines = try lines(document(".ripple(2)"))
    #expect(lines.contains("withAnimation(.ripple(2)) {"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("static func ripple(_ index: Double) -> Animation {") })
    #expect(try self.lines(document(".ripple(index: 2)")) == lines)
  }

  @Test func `a closure whose parameters have no names is refused`() throws {
    let found = try refusals(defining("\"next\": \"{ $0 + 1 }\"", "next(x)"))
    #expect(found.contains { $0.contains("'next', whose parameters have no names,") })
  }

  @Test func `the cases of a definition return by themselves`() throws {
    let lines = try lines(
      defining(
        "\"width(n)\": [\"switch n {\", \"case 0: return 1.5\", \"default: return 2 }\"]",
        "width(x)"))
    #expect(lines.contains("case 0: return 1.5"))
  }

  @Test func `a choice of which not every case returns is refused behind a constant`() throws {
    let found = try refusals(
      defining(
        "\"width(n)\": [\"let m = n + 1\", \"switch m {\", \"case 0: 1.5\", \"default: 2 }\"]",
        "width(x)"))
    #expect(found.contains { $0.contains("not every case has a 'return'") })
  }

  @Test func `constants of steps are constants of Swift`() throws {
    let inside = try lines(
      card(
        #"{ "opacity": "x" }"#,
        step:
          #""let": { "next": "x + 1", "half": 0.5 }, "when": "next < 3", "set": { "x": "next * half" }"#
      ))
    let start = try #require(inside.firstIndex(of: "let next: Double = x + 1"), "\(inside)")
    #expect(
      inside[start...].prefix(4)
        == [
          "let next: Double = x + 1", "let half: Double = 0.5", "if next < 3 {", "x = next * half",
        ])
    let among = try lines(
      card(
        #"{ "opacity": "x" }"#,
        step:
          #""run": [ { "let": { "old": "x" } }, { "set": { "x": 0 } }, { "set": { "x": "old" } } ]"#
      ))
    let first = try #require(among.firstIndex(of: "let old: Double = x"), "\(among)")
    #expect(among[first...].prefix(3) == ["let old: Double = x", "x = 0", "x = old"])
  }

  @Test(arguments: [
    #""let": { "x": "x + 1" }, "set": { "x": "x" }"#,
    #""run": [ { "let": { "a": 1 } }, { "let": { "a": 2 } }, { "set": { "x": "a" } } ]"#,
    #""let": { "a": 1 }, "run": [ { "let": { "a": 2 } }, { "set": { "x": "a" } } ]"#,
  ])
  func `a constant that hides another name is refused`(step: String) throws {
    let refused = try refusals(card(#"{ "opacity": "x" }"#, step: step))
    #expect(refused == ["a name of 'let' that hides another cannot be exported"])
  }

  @Test func `a name in a condition is one in Swift`() throws {
    let step = #""when": "let a = [1].first, x < 1", "set": { "x": "a" }"#
    let inside = try lines(card(#"{ "opacity": "x" }"#, step: step))
    let start = try #require(inside.firstIndex(of: "if let a = [1.0].first, x < 1 {"), "\(inside)")
    #expect(inside[start + 1] == "x = a")
    let hiding = #""when": "let x = [1].first", "set": { "x": "x" }"#
    #expect(
      try refusals(card(#"{ "opacity": "x" }"#, step: hiding))
        == ["a name of 'let' that hides another cannot be exported"])
    let reading = #""when": "let a = [1].first, a > x", "set": { "x": "a" }"#
    #expect(
      try lines(card(#"{ "opacity": "x" }"#, step: reading))
        .contains("if let a = [1.0].first, a > x {"))
    let closure = #""when": "let a = [1].first(where: { $0 > 0 })", "set": { "x": "a" }"#
    #expect(
      try refusals(card(#"{ "opacity": "x" }"#, step: closure))
        == ["a closure in 'let' of 'when' cannot be exported"])
  }

  // A Double of a document is one in Swift, where `1 / 2` of whole numbers would be 0.
  @Test(arguments: [
    ("x * (1 / 2)", ".opacity(x * (1 / 2))"),
    ("Double(Int(x) / 2)", ".opacity(Double(Int(x) / 2))"),
    (
      "[1, 2].map { $0 / 2 }.count > 1 ? x : 0",
      ".opacity([1.0, 2.0].map { $0 / 2 }.count > 1 ? x : 0)"
    ),
    ("name == 'a' ? x : 0", ".opacity(name == \"a\" ? x : 0)"),
    ("count * 0.5", ".opacity(Double(count) * 0.5)"),
    ("1 / 2 > 0 ? x : 0", ".opacity(1.0 / 2.0 > 0.0 ? x : 0)"),
  ])
  func `an expression keeps its meaning`(expression: String, written: String) throws {
    let lines = try lines(
      card(
        "{ \"opacity\": \"\(expression)\" }",
        state: "\"x\": 0, \"name\": \"'a'\", \"count\": \"Int(1)\""))
    #expect(lines.contains(written), "\(lines.filter { $0.hasPrefix(".opacity") })")
  }

  @Test(arguments: [
    (
      "{ \"shadow\": \"x\" }",
      "'shadow', of which SwiftUI shows no value on screen, cannot be exported"
    ),
    (
      "{ \"foregroundColor\": \"x > 0 ? .red : .blue\" }",
      "'foregroundColor', of which SwiftUI shows no value on screen, cannot be exported"
    ),
    (
      "{ \"opacity\": 1 }, { \"fill\": \".red\" }",
      "'fill' that is not the innermost modifier of a shape cannot be exported"
    ),
    ("{ \"opacity\": \"mix(0, x, 0.5)\" }", "'mix' cannot be exported"),
  ])
  func `what SwiftUI cannot say or show is refused by its name`(
    modifier: String, message: String
  ) throws {
    #expect(try refusals(card(modifier)) == [message])
  }

  @Test func `the environment is refused by its name`() throws {
    let document = #"""
      { "environment": { "colorScheme": "'light'" },
        "views": [ { "id": "card", "modifiers": [ { "opacity": "colorScheme == 'dark' ? 0.5 : 1" } ] } ],
        "events": [ { "at": 0, "environment": { "colorScheme": "'dark'" } } ] }
      """#
    #expect(
      try refusals(document).first == "'environment', which the system changes, cannot be exported")
  }

  @Test func `a color that is always the same has a probe, from the release on that tells it`()
    throws
  {
    let document = card("{ \"foregroundColor\": \".red\" }")
    let lines = try lines(document)
    let place = try #require(lines.firstIndex(of: ".foregroundColor(.red)"), "\(lines)")
    #expect(lines[place + 1] == ".probe(")
    #expect(lines[place + 2] == "\"box_foregroundColor_r\",")
    let older = "{ \"profile\": \"ios16\"," + document.dropFirst()
    #expect(
      try refusals(older)
        == ["'foregroundColor', of which SwiftUI shows no value on screen, cannot be exported"])
  }

  @Test(arguments: [
    ("\"identity\": \"name\"", "ForEach(names, id: \\.self) { name in", nil),
    (
      "\"identity\": \"'\\\\(name)-row'\"", "ForEach(names, id: \\.self) { name in",
      ".id(\"\\(name)-row\")"
    ),
    (
      "\"when\": \"name != 'Ada'\"", "ForEach(names, id: \\.self) { name in", "if name != \"Ada\" {"
    ),
    (
      "\"modifiers\": [ { \"opacity\": \"x + index\" } ]",
      "ForEach(Array(names.enumerated()), id: \\.element) { index, name in",
      ".probe(\"row_\\(columnName(name))_opacity\", of: x + Double(index))"
    ),
  ])
  func `a repeated view is a row`(members: String, loop: String, inside: String?) throws {
    let lines = try lines(rows("", members, step: "\"set\": { \"names\": [\"'Ada'\"] }"))
    #expect(lines.contains(loop), "\(lines)")
    if let inside { #expect(lines.contains(inside), "\(lines)") }
  }

  @Test func `an identity that no key path says is refused`() throws {
    let document = rows(
      "", "\"identity\": \"index < 1 ? name : 'other'\"", step: "\"set\": { \"x\": 1 }")
    #expect(
      try refusals(document)
        == ["an 'identity' that is not the element, a member or a text of it cannot be exported"])
  }

  @Test(arguments: [
    ("\"VStack\"", "VStack {"),
    (
      "{ \"stack\": \"HStack\", \"spacing\": 4, \"alignment\": \".top\" }",
      "HStack(alignment: .top, spacing: 4) {"
    ),
    ("\"LazyVStack\"", "LazyVStack {"),
    ("\"ZStack\"", "ZStack(alignment: .center) {"),
  ])
  func `a layout is a stack, and a frame in it has a probe`(layout: String, head: String) throws {
    let lines = try lines(
      rows(
        "\"layout\": \(layout),", "\"size\": [100, 20]",
        step: "\"withAnimation\": true, \"set\": { \"names\": [\"'Ben'\"] }"))
    #expect(lines.contains(head), "\(lines)")
    let frame = try #require(lines.firstIndex(of: ".frame(width: 100, height: 20)"))
    #expect(lines[frame + 1] == ".probeFrame(\"row_\\(columnName(name))_layout\")")
    #expect(lines.contains(".frame(width: 200, height: 200)"), "the room")
  }

  @Test(arguments: [
    ("{ \"frame\": { \"maxWidth\": \".infinity\" } }", ".frame(maxWidth: .infinity)"),
    ("{ \"padding\": { \"top\": 5 } }", ".padding(.top, 5)"),
    ("{ \"fixedSize\": true }", ".fixedSize()"),
    ("{ \"layoutPriority\": 1 }", ".layoutPriority(1)"),
    ("{ \"aspectRatio\": 2 }", ".aspectRatio(2, contentMode: .fit)"),
    ("{ \"font\": \".title\" }", ".font(.title)"),
    ("{ \"font\": 20 }", ".font(.system(size: 20))"),
    ("{ \"lineLimit\": 1 }", ".lineLimit(1)"),
    ("{ \"geometryGroup\": true }", ".geometryGroup()"),
  ])
  func `a modifier of layout is that of SwiftUI`(modifier: String, line: String) throws {
    let lines = try lines(
      rows(
        "\"layout\": \"VStack\",", "\"size\": [100, 20], \"modifiers\": [ \(modifier) ]",
        step: "\"set\": { \"names\": [] }"))
    #expect(lines.contains(line), "\(lines)")
  }

  @Test func `a tap is a method that the view and the events call`() throws {
    let lines = try lines(
      card(
        "{ \"opacity\": \"x\" }, { \"onTapGesture\": [ { \"set\": { \"x\": 1 } } ] }",
        step: "\"tap\": \"box\""))
    #expect(lines.count { $0 == "tapBox()" } == 2, "\(lines)")
    #expect(lines.contains("private func tapBox() {"))
  }

  @Test func `a view that is animatable is a structure`() throws {
    let lines = try lines(
      "{ \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"ring\", "
        + "\"define\": { \"part\": \"x\", \"twice\": \"2 * part\" }, \"animatable\": [\"part\"], "
        + "\"modifiers\": [ { \"opacity\": \"twice\" } ] } ], "
        + "\"events\": [ { \"at\": 0, \"set\": { \"x\": 1 } } ] }")
    #expect(lines.contains("RingView(part: x)"), "\(lines)")
    #expect(lines.contains("private struct RingView: View, @preconcurrency Animatable {"))
    #expect(lines.contains("private var twice: Double { 2 * part }"))
    #expect(lines.contains(".probe(\"ring_part\", of: part)"))
  }

  @Test(arguments: [
    ("{ $0.append('C') }", "names.append(\"C\")"),
    ("{ list in list.removeFirst(); list.sort() }", "names.removeFirst()"),
    ("{ $0.swapAt(0, 1) }", "names.swapAt(0, 1)"),
  ])
  func `a closure in 'set' changes the state in place`(closure: String, line: String) throws {
    let document = rows(
      "", "\"identity\": \"name\"", step: "\"set\": { \"names\": \"\(closure)\" }")
    #expect(try lines(document).contains(line))
  }

  @Test func `the shorthand of 'onChange' is its new value`() throws {
    let lines = try lines(
      card(
        "{ \"opacity\": \"x\" }, { \"onChange\": \"x\", \"run\": [ { \"set\": { \"y\": \"$0 / 2\" } } ] }",
        state: "\"x\": 0, \"y\": 0"))
    #expect(lines.contains("y = newValue / 2"), "\(lines)")
  }

  @Test func `a recipe that pauses is a modifier of the file`() throws {
    let lines = try lines(
      card(
        "{ \"opacity\": \"x\" }, { \"pausable\": \"x\", \"target\": 1, \"remaining\": \"2 * (1 - value)\", "
          + "\"animation\": \".linear(duration: remaining)\", \"paused\": \"isPaused\" }",
        state: "\"x\": 0, \"isPaused\": false"))
    let place = try #require(lines.firstIndex(of: ".pausable("), "\(lines)")
    #expect(
      lines[(place + 1)...(place + 5)] == [
        "$x,", "target: 1,", "remaining: { value in 2 * (1 - value) },",
        "animation: { remaining in .linear(duration: remaining) },", "paused: isPaused)",
      ])
  }

  @Test func `a task with a name is kept, and cancelled by it`() throws {
    let lines = try lines(
      card(
        "{ \"opacity\": \"x\" }",
        step:
          "\"run\": [ { \"cancel\": \"load\" }, { \"task\": { \"name\": \"load\", \"run\": [ { \"set\": { \"x\": 1 } } ] } } ]"
      ))
    #expect(lines.contains("@State private var load: Task<Void, Never>?"), "\(lines)")
    #expect(lines.contains("load?.cancel()"))
    #expect(lines.contains("load = Task {"))
  }

  @Test(arguments: [
    ("\"forEach\": 3, \"set\": { \"x\": \"x + 1\" }", "for _ in 0..<3 {"),
    ("\"forEach\": 3, \"set\": { \"x\": \"x + index\" }", "for index in 0..<3 {"),
    (
      "\"forEach\": [1, 2], \"as\": \"step\", \"set\": { \"x\": \"x + step / 2\" }",
      "for step in [1.0, 2.0] {"
    ),
  ])
  func `a step that is repeated is a loop`(step: String, line: String) throws {
    let lines = try lines(card("{ \"opacity\": \"x\" }", step: step))
    #expect(lines.contains(line), "\(lines)")
  }

  @Test func `keyframes move the members of a structure`() throws {
    let lines = try lines(
      card(
        "{ \"keyframeAnimator\": { \"angle\": \".zero\" }, \"as\": \"v\", \"trigger\": \"x\", "
          + "\"tracks\": { \"angle\": [\"CubicKeyframe(.degrees(8), duration: 0.2)\", "
          + "\"CubicKeyframe(.zero, duration: 0.2)\"] }, \"body\": [ { \"rotationEffect\": \"v.angle\" } ] }"
      ))
    #expect(lines.contains("KeyframeTrack(\\.angle) {"), "\(lines)")
    #expect(lines.contains("CubicKeyframe(.zero, duration: 0.2)"))
    #expect(lines.contains("private struct BoxKeyframes {"))
    #expect(lines.contains(".probe(\"box_angle\", of: v.angle)"))
  }

  @Test
  func `a row whose identity has other characters than those of ASCII is refused by its columns`()
    throws
  {
    let document = rows("", "\"identity\": \"name\"", step: "\"set\": { \"names\": [\"'Zoë'\"] }")
    #expect(
      try refusals(document)
        == [
          "the column 'row_Zo_U00EB_transition_opacity', which has no probe in SwiftUI, cannot be exported"
        ])
  }
}
