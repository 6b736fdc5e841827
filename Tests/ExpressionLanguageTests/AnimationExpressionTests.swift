import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage

struct AnimationExpressionTests {
  @Test(arguments: [
    (".linear", Animation.linear), (".easeIn", .easeIn), (".easeOut", .easeOut),
    (".easeInOut", .easeInOut), (".linear(duration: 2)", .linear(duration: 2)),
    (".easeInOut(duration: 1.5)", .easeInOut(duration: 1.5)),
    (".default", .default), (".spring", .spring), (".spring()", .spring()),
    (".spring(duration: 1, bounce: 0.2)", .spring(duration: 1, bounce: 0.2)),
    (".spring(bounce: 0.2)", .spring(duration: 0.5, bounce: 0.2)),
    (".spring(blendDuration: 0.2)", .spring(duration: 0.5, bounce: 0, blendDuration: 0.2)),
    (".spring(response: 0.3)", .spring(response: 0.3, dampingFraction: 0.825)),
    (".spring(dampingFraction: 0.6)", .spring(response: 0.5, dampingFraction: 0.6)),
    (
      ".spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)",
      .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)
    ),
    (".spring(.bouncy)", .spring(.bouncy)),
    (
      ".spring(Spring(duration: 1), blendDuration: 0.2)",
      .spring(Spring(duration: 1), blendDuration: 0.2)
    ),
    (".interactiveSpring", .interactiveSpring),
    (".interactiveSpring()", .interactiveSpring(duration: 0.15, extraBounce: 0)),
    (".interactiveSpring(response: 0.2)", .interactiveSpring(response: 0.2, dampingFraction: 0.86)),
    (".smooth", .smooth), (".smooth(duration: 0.3)", .smooth(duration: 0.3)),
    (".snappy(extraBounce: 0.1)", .snappy(duration: 0.5, extraBounce: 0.1)),
    (".bouncy()", .bouncy), (".interpolatingSpring", .interpolatingSpring),
    (
      ".interpolatingSpring(stiffness: 170, damping: 26)",
      .interpolatingSpring(stiffness: 170, damping: 26)
    ),
    (
      ".interpolatingSpring(mass: 2, stiffness: 170, damping: 26, initialVelocity: 3)",
      .interpolatingSpring(mass: 2, stiffness: 170, damping: 26, initialVelocity: 3)
    ),
    (".interpolatingSpring(duration: 1)", .interpolatingSpring(duration: 1, bounce: 0)),
    (".interpolatingSpring(.snappy)", .interpolatingSpring(.snappy)),
    (".timingCurve(0.2, 0, 0.1, 1)", .timingCurve(0.2, 0, 0.1, 1, duration: 0.35)),
    (".timingCurve(.circularEaseIn, duration: 2)", .timingCurve(.circularEaseIn, duration: 2)),
    (".linear.delay(1).speed(2)", .linear.delay(1).speed(2)),
    (".easeIn.repeatCount(3)", .easeIn.repeatCount(3, autoreverses: true)),
    (".easeIn.repeatCount(3, autoreverses: false)", .easeIn.repeatCount(3, autoreverses: false)),
    (".spring.repeatForever()", .spring.repeatForever(autoreverses: true)),
    (".bouncy.logicallyComplete(after: 0.2)", .bouncy.logicallyComplete(after: 0.2)),
    (
      "Animation.spring(response: 0.5).delay(0.2)",
      .spring(response: 0.5, dampingFraction: 0.825).delay(0.2)
    ),
    ("true ? .linear : .spring", .linear),
  ])
  func `a factory makes what SwiftUI's does`(_ text: String, _ expected: Animation) throws {
    #expect(try value(of: text, .type(.optional(.animation))) == .animation(expected))
  }

  @Test(arguments: [
    ("Spring().duration", 0.5), ("Spring(duration: 0.8, bounce: 0.3).bounce", 0.3),
    ("Spring(response: 0.4, dampingRatio: 0.7).dampingRatio", 0.7),
    ("Spring(mass: 2, stiffness: 100, damping: 5).stiffness", 100),
    ("Spring(mass: 2, stiffness: 100, damping: 5).damping", 5),
    ("Spring.bouncy.bounce", 0.3), ("Spring.snappy(duration: 1, extraBounce: 0.1).bounce", 0.25),
    ("Spring(duration: 1).settlingDuration", 1.5),
    ("Spring(duration: 1).value(target: 0, time: 0)", 0),
    ("UnitCurve.linear.value(at: 0.3)", 0.3), ("UnitCurve.linear.velocity(at: 0.3)", 1),
    ("UnitCurve.circularEaseIn.value(at: 0.6)", 0.2),
    ("UnitCurve.circularEaseOut.inverse.value(at: 0.6)", 0.2),
    ("UnitCurve.easeInOut.value(at: 0.5)", 0.5),
    (
      "UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))"
        + ".value(at: 0.25)", 0.25
    ),
    // The true remainder of a curve that was paused: what the article's linear formula misses.
    ("(1 - UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: 0.25))) * 6", 4.5),
  ])
  func `springs and curves answer questions`(_ text: String, _ expected: Double) throws {
    let number = try #require(try value(of: text).number)
    #expect(abs(number - expected) < 2e-5)
  }

  @Test(arguments: [
    (".red", Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)),
    ("'#ff3b30'", Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)),
    ("'#00000080'", Color(red: 0, green: 0, blue: 0, opacity: 128.0 / 255)),
    ("Color('#ffffff')", Color(red: 1, green: 1, blue: 1)),
    (".black.opacity(0.5)", Color(red: 0, green: 0, blue: 0, opacity: 0.5)),
    ("Color(white: 0.2)", Color(red: 0.2, green: 0.2, blue: 0.2)),
    (
      "Color(red: 2, green: 0, blue: -1, opacity: 0.5)",
      Color(red: 2, green: 0, blue: -1, opacity: 0.5)
    ),
    ("Color(hue: 0, saturation: 1, brightness: 1)", Color(red: 1, green: 0, blue: 0)),
    ("Color(hue: 0.5, saturation: 1, brightness: 0.5)", Color(red: 0, green: 0.5, blue: 0.5)),
    ("true ? '#ffffff' : .black", Color(red: 1, green: 1, blue: 1)),
    ("mix('#ff0000', '#0000ff00', 2)", Color(red: -1, green: 0, blue: 2)),
    (
      "Color('#ff0000').mix(with: Color('#0000ff'), by: 0.5)",
      Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)
    ),
  ])
  func `a color is written by name, by digits or by components`(
    _ text: String, _ expected: Color
  ) throws {
    #expect(try value(of: text, .type(.color)) == .color(expected))
  }

  @Test(arguments: [
    (".degrees(90)", ValueType.angle, Value.angle(Angle(degrees: 90))),
    (".degrees(30) * 2 + .radians(1)", .angle, .angle(Angle(radians: .pi / 180 * 30 * 2 + 1))),
    ("-Angle.degrees(90)", .angle, .angle(Angle(degrees: -90))),
    ("Angle.degrees(90) > .radians(1.5)", .bool, .bool(true)),
    ("2 * .degrees(45)", .angle, .angle(Angle(degrees: 90))),
    ("Angle(degrees: 180).radians", .double, .double(.pi)),
    (".center", .unitPoint, .unitPoint(UnitPoint(x: 0.5, y: 0.5))),
    ("[0.25, 1]", .unitPoint, .unitPoint(UnitPoint(x: 0.25, y: 1))),
    ("[1, 2]", .size, .size(Size(width: 1, height: 2))),
    ("CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4) / 2", .point, .point(Point(x: 2.5, y: 4))),
    (
      "CGRect(x: 1, y: 2, width: 3, height: 4).size", .size, .size(Size(width: 3, height: 4))
    ),
    ("CGRect(x: 1, y: 2, width: 3, height: 4).midX", .double, .double(2.5)),
    (".zero", .rect, .rect(Rect(x: 0, y: 0, width: 0, height: 0))),
  ])
  func `angles and vectors have Swift's arithmetic`(
    _ text: String, _ type: ValueType, _ expected: Value
  ) throws {
    #expect(try value(of: text, .type(type)) == expected)
  }

  @Test func `a release knows only its own names`() throws {
    var fixture = ExpressionFixture()
    fixture.checker = ExpressionChecker(release: .ios15)
    let type = ExpectedTypes.type(.animation)
    _ = try fixture.evaluate(".bouncy", type)
    #expect(fixture.diagnostics.first.map(\.code) == [.notAvailable])
    #expect(fixture.diagnostics.first.map(\.range) == [1..<7])
    #expect(fixture.diagnostics.first.first?.severity == .warning)
    #expect(try fixture.evaluate(".default", type) == .animation(.easeInOut(duration: 0.35)))
    #expect(
      try fixture.evaluate(".spring()", type)
        == .animation(.spring(response: 0.55, dampingFraction: 0.825)))
    #expect(fixture.diagnostics.isEmpty)
    _ = try fixture.evaluate(".spring(duration: 1)", type)
    #expect(fixture.diagnostics.first.map(\.code) == [.notAvailable])
  }

  @Test func `a position that takes several types takes each`() throws {
    let size = ExpectedTypes.oneOf([.double, .size])
    #expect(try value(of: "2", size) == .double(2))
    #expect(try value(of: "CGSize(width: 1, height: 2)", size) == .size(Size(width: 1, height: 2)))
    #expect(try value(of: ".zero", size) == .double(0))
    #expect(problems(in: "'a'", size).map(\.message) == ["expected a Double, found a String"])
  }
}
