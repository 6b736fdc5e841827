import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TestSupport
import Testing

@testable import ExpressionLanguage

/// The lines of five public articles that a document carries as expressions, unchanged but for JSON's
/// own escapes. A value is what Swift computes for the same line; a type alone is claimed where the
/// value is an animation or the like.
struct SeedTranscriptionTests {
  /// A line with the type of its place, and its value where Swift's is known.
  struct Line: Sendable, CustomStringConvertible {
    let text: String
    let type: ValueType
    let value: Value?
    var description: String { text }

    init(_ text: String, _ type: ValueType, _ value: Value? = nil) {
      self.text = text
      self.type = type
      self.value = value
    }
  }

  private func expect(_ line: Line, _ fixture: ExpressionFixture) throws {
    var fixture = fixture
    let value = try fixture.evaluate(line.text, .type(line.type))
    if let expected = line.value { #expect(value == expected) }
  }

  // MARK: A completion callback with animatable modifiers

  @Test(arguments: [
    Line("introTextOpacity", .double, .double(0.25)),
    Line(".easeIn(duration: 1.0)", .animation, .animation(.easeIn(duration: 1))),
    Line("animatableData == targetValue", .bool, .bool(false)),
    Line("\"Intro text animated in!\"", .text, .text("Intro text animated in!")),
  ])
  func `a completion observed by an animatable modifier`(_ line: Line) throws {
    try expect(
      line,
      ExpressionFixture(states: [
        "introTextOpacity": .double(0.25), "animatableData": .double(0.25),
        "targetValue": .double(1),
      ]))
  }

  // MARK: Pausing and resuming animations

  private func pausing() -> ExpressionFixture {
    var fixture = ExpressionFixture(states: [
      "angle": .double(90), "isPaused": .bool(false), "animatableData": .double(90),
      "targetValue": .double(360),
    ])
    fixture.define("duration", "6")
    fixture.define("startAngle", "0.0")
    fixture.define("endAngle", "360.0")
    fixture.define("Animation.instant", "Animation.linear(duration: 0.0001)")
    fixture.define(
      "remainingDuration",
      """
      { currentAngle in
        duration * (1 - (currentAngle - startAngle) / (endAngle - startAngle))
      }
      """)
    fixture.define(
      "animation",
      """
      { duration in
          .linear(duration: duration)
        }
      """)
    return fixture
  }

  @Test(arguments: [
    Line(".instant", .animation, .animation(.linear(duration: 0.0001))),
    Line("animatableData", .double, .double(90)),
    Line("remainingDuration(animatableData)", .double, .double(6 * (1 - 90.0 / 360))),
    Line(
      "animation(remainingDuration(animatableData))", .animation,
      .animation(.linear(duration: 4.5))),
    Line("targetValue", .double, .double(360)), Line("$angle", .double, .double(90)),
    Line("$isPaused", .bool, .bool(false)),
    Line(".degrees(angle)", .angle, .angle(.degrees(90))),
    Line("isPaused ? \"Resume\" : \"Pause\"", .text, .text("Pause")),
    Line("!isPaused", .bool, .bool(true)), Line("startAngle", .double, .double(0)),
    Line("animation(duration)", .animation, .animation(.linear(duration: 6))),
  ])
  func `pausing and resuming`(_ line: Line) throws { try expect(line, pausing()) }

  @Test func `functions are handed over by their names`() throws {
    var fixture = pausing()
    fixture.add(input: "value", .double(90))
    let remaining = fixture.checker.check(
      ExpressionText("remainingDuration"), expecting: .type(.double), in: fixture.scope,
      closureInputs: ["value"], diagnostics: &fixture.diagnostics)
    #expect(try remaining?.evaluate(in: &fixture.environment) == .double(4.5))
    let animation = fixture.checker.check(
      ExpressionText("animation"), expecting: .type(.animation), in: fixture.scope,
      closureInputs: ["value"], diagnostics: &fixture.diagnostics)
    #expect(
      try animation?.evaluate(in: &fixture.environment) == .animation(.linear(duration: 90)))
    #expect(fixture.diagnostics.isEmpty)
  }

  // MARK: Transactions

  @Test(arguments: [
    Line(".linear", .animation, .animation(.linear)),
    Line("value.translation.height / 500", .double, .double(0.25)),
    Line(".easeInOut(duration: 1)", .animation, .animation(.easeInOut(duration: 1))),
    Line("progress < 0.5", .bool, .bool(true)), Line("isVisible ? 1 : 0", .double, .double(0)),
    Line("showDetails ? 0 : -400", .double, .double(-400)),
    Line(".opacity", .transition, .transition(.opacity)),
    Line(".slide", .transition, .transition(.slide)),
  ])
  func `transactions`(_ line: Line) throws {
    var fixture = ExpressionFixture(states: [
      "progress": .double(0.25), "isVisible": .bool(false), "showDetails": .bool(false),
    ])
    fixture.add(
      input: "value",
      .record(
        try RecordValue(
          names: ["translation"], values: [.size(Size(width: 3, height: 125))])))
    try expect(line, fixture)
  }

  // MARK: AnimatableModifier

  private func animatable() -> ExpressionFixture {
    var fixture = ExpressionFixture(states: [
      "flag": .bool(true), "animate": .bool(false), "pct": .double(0.25),
      "xoffset": .double(50), "rect": .rect(Rect(x: 0, y: 0, width: 40, height: 20)),
      "text": .text("Hello"), "count": .int(2), "waveWidth": .int(3), "number": .double(19.5),
    ])
    fixture.define("from", "[.red, .green]")
    fixture.define("to", "[.blue, .white]")
    fixture.define(
      "colorMixer(c1, c2, pct)",
      """
      guard let cc1 = c1.cgColor.components else { return Color(c1) }
      guard let cc2 = c2.cgColor.components else { return Color(c1) }

      let r = (cc1[0] + (cc2[0] - cc1[0]) * pct)
      let g = (cc1[1] + (cc2[1] - cc1[1]) * pct)
      let b = (cc1[2] + (cc2[2] - cc1[2]) * pct)
      return Color(red: Double(r), green: Double(g), blue: Double(b))
      """)
    fixture.define(
      "effect(pct, n, total, waveWidth)",
      """
      let n = Double(n)
      let total = Double(total)

      return CGFloat(1 + valueInCurve(pct: pct, total: total, x: n/total, waveWidth: waveWidth))
      """)
    fixture.define(
      "valueInCurve(pct, total, x, waveWidth)",
      """
      let chunk = waveWidth / total
      let m = 1 / chunk
      let offset = (chunk - (1 / total)) * pct
      let lowerLimit = (pct - chunk) + offset
      let upperLimit = (pct) + offset
      guard x >= lowerLimit && x < upperLimit else { return 0 }

      let angle = ((x - pct - offset) * m)*360-90

      return (sin(angle.rad) + 1) / 2
      """)
    fixture.define("Double.rad", "return self * .pi / 180")
    fixture.define("Double.deg", "return self * 180 / .pi")
    defineCounter(&fixture)
    fixture.define(
      "computedOffset()", "return CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)")
    fixture.define(
      "composeNewString()",
      """
      String(text.enumerated().map { k, c in

          return k < count ? c.uppercased().first ?? c : c.lowercased().first ?? c
      })
      """)
    return fixture
  }

  private func defineCounter(_ fixture: inout ExpressionFixture) {
    fixture.define(
      "getUnitDigit(number)", "return abs(Int(number) - ((Int(number) / 10) * 10))")
    fixture.define("getTensDigit(number)", "return abs(Int(number) / 10)")
    fixture.define(
      "getOffsetForUnitDigit(number)", "return 1 - CGFloat(number - Double(Int(number)))")
    fixture.define(
      "getOffsetForTensDigit(number)",
      """
      if getUnitDigit(number) == 0 {
          return 1 - CGFloat(number - Double(Int(number)))
      } else {
          return 0
      }
      """)
    fixture.define(
      "digits()",
      """
      let n = self.number + 1

      let tOffset: CGFloat = getOffsetForTensDigit(n)
      let uOffset: CGFloat = getOffsetForUnitDigit(n)
      let u = [n - 2, n - 1, n + 0, n + 1, n + 2].map { getUnitDigit($0) }
      let x = getTensDigit(n)
      var t = [abs(x - 2), abs(x - 1), abs(x + 0), abs(x + 1), abs(x + 2)]
      t = t.map { getUnitDigit(Double($0)) }
      return "\\(t[0])\\(t[1])\\(t[2])\\(t[3])\\(t[4]) \\(u[0])\\(u[1])\\(u[2])\\(u[3])\\(u[4])"
      """)
  }

  @Test(arguments: [
    Line("flag ? 1 : 0", .double, .double(1)), Line("pct", .double, .double(0.25)),
    Line(".red", .color, .color(Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255))),
    Line(
      "CGPoint(x: rect.width / 2.0, y:rect.height / 2.0)", .point, .point(Point(x: 20, y: 10))),
    Line("rect.height / 2.0 + 5.0", .double, .double(15)), Line(".degrees(0)", .angle),
    Line(".degrees(360.0 * Double(pct))", .angle, .angle(.degrees(90))),
    Line("\"\\(Int(pct * 100)) %\"", .text, .text("25 %")),
    Line(
      "colorMixer(c1: from[1], c2: to[1], pct: pct)", .color,
      // #34c759, a quarter of the way to white.
      .color(
        Color(
          red: 52.0 / 255 + (1 - 52.0 / 255) * 0.25, green: 199.0 / 255 + (1 - 199.0 / 255) * 0.25,
          blue: 89.0 / 255 + (1 - 89.0 / 255) * 0.25))),
    Line("UnitPoint(x: 0, y: 0)", .unitPoint), Line("UnitPoint(x: 1, y: 1)", .unitPoint),
    Line(
      "self.effect(self.pct, n, self.text.count, Double(self.waveWidth))", .double,
      .double(
        1 + ArticleWave.valueInCurve(pct: 0.25, total: 5, x: 1.0 / 5, waveWidth: 3))),
    Line("Array(text.enumerated()).map { $0.1 }", .array(.text)),
    Line("digits()", .text, .text("01234 89012")),
    Line("computedOffset().width", .double, .double(50)),
    Line("animate ? 100 : -100", .double, .double(-100)),
    Line(
      ".spring.repeatForever(autoreverses: true)", .animation,
      .animation(.spring.repeatForever(autoreverses: true))),
    Line(
      ".green.gradient", .color,
      .color(Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255))),
    Line("composeNewString()", .text, .text("HEllo")),
    Line("String(text.reversed())", .text, .text("olleH")),
    Line(".easeInOut(duration: 1).repeatForever(autoreverses: true)", .animation),
    Line("Int(newValue)", .int, .int(7)),
  ])
  func `animatable modifiers`(_ line: Line) throws {
    var fixture = animatable()
    fixture.add(input: "n", .int(1))
    fixture.add(input: "newValue", .double(7.75))
    try expect(line, fixture)
  }

  @Test func `the mixer that is pasted agrees with the one that is built in`() throws {
    var fixture = animatable()
    for step in 0...10 {
      fixture.environment.states[2] = .double(Double(step) / 10)
      #expect(
        try fixture.evaluate("colorMixer(c1: from[0], c2: to[0], pct: pct)")
          == fixture.evaluate("mix(from[0], to[0], pct)"))
    }
  }

  // MARK: Async animations

  @Test(arguments: [
    Line("movie.title", .text, .text("Arrival")), Line("movie.year", .text, .text("2016")),
    Line("\"\\(movie.id)-pinned\"", .text, .text("2-pinned")),
    Line("suggestions.filter { $0.id == movie.id}.count", .int, .int(1)),
    Line("Color.accentColor", .color), Line("Color.secondary", .color),
    Line(".secondary", .color), Line(".white", .color, .color(Color(red: 1, green: 1, blue: 1))),
  ])
  func `lists of records`(_ line: Line) throws {
    let names = ["id", "title", "year"]
    let movie = Value.record(
      try RecordValue(names: names, values: [.int(2), .text("Arrival"), .text("2016")]))
    let other = Value.record(
      try RecordValue(names: names, values: [.int(3), .text("Palm Springs"), .text("2020")]))
    var fixture = ExpressionFixture(states: ["suggestions": .list([movie, other])])
    fixture.add(input: "movie", movie)
    try expect(line, fixture)
  }
}
