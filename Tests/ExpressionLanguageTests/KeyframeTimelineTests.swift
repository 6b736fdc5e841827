import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing

/// `KeyframeTimeline`, `Spring.update` and `TransitionPhase`, each beside its formula.
struct KeyframeTimelineTests {
  private static let line = """
    KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 0.5)
      MoveKeyframe(20.0)
      LinearKeyframe(40.0, duration: 1.5)
    }
    """

  /// Straight lines: from 0 to 10 in 0.5 s, a jump to 20, and to 40 in 1.5 s.
  @Test(arguments: [
    ("duration", 2.0), ("value(time: 0.25)", 5), ("value(time: 0.5)", 10),
    ("value(time: 1.25)", 30),
    ("value(time: 9)", 40), ("value(time: -1)", 0), ("value(progress: 0.125)", 5),
    ("value(progress: 1)", 40),
  ])
  func `a timeline is a function of time`(_ member: String, _ expected: Double) throws {
    #expect(try value(of: "\(Self.line).\(member)") == .double(expected))
  }

  @Test func `lines may be separated by semicolons, or be a list`() throws {
    let keyframes = ["LinearKeyframe(4.0, duration: 1)", "LinearKeyframe(6.0, duration: 1)"]
    for list in [
      "{ \(keyframes.joined(separator: "; ")) }", "{ \(keyframes[0]);\n\(keyframes[1]) }",
    ] {
      #expect(
        try value(of: "KeyframeTimeline(initialValue: 2.0) \(list).value(time: 1.5)") == .double(5))
    }
    let list = "KeyframeTimeline(initialValue: 2.0, [\(keyframes.joined(separator: ", "))])"
    #expect(try value(of: "\(list).value(time: 0.5)") == .double(3))
  }

  /// Vectors and angles move as their components do.
  @Test func `a timeline moves vectors`() throws {
    let size =
      "KeyframeTimeline(initialValue: CGSize.zero) { LinearKeyframe(CGSize(width: 8, height: -4), duration: 2) }"
    #expect(try value(of: "\(size).value(time: 0.5)") == .size(.init(width: 2, height: -1)))
    let angle =
      "KeyframeTimeline(initialValue: Angle.zero) { LinearKeyframe(.degrees(90), duration: 1) }"
    #expect(try value(of: "\(angle).value(time: 0.5).radians") == .double(Double.pi / 4))
    let point =
      "KeyframeTimeline(initialValue: UnitPoint.center) { LinearKeyframe(.top, duration: 1) }"
    #expect(try value(of: "\(point).value(time: 0.5)") == .unitPoint(.init(x: 0.5, y: 0.25)))
  }

  /// A spring keyframe is the closed form of its spring, and lasts until that has settled.
  @Test func `a spring keyframe follows its spring`() throws {
    let text =
      "KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(3.0, spring: Spring(duration: 0.4, bounce: 0.2)) }"
    let spring = Spring(duration: 0.4, bounce: 0.2)
    for time in [0.1, 0.3, 0.7] {
      guard case .double(let found) = try value(of: "\(text).value(time: \(time))") else {
        Issue.record("no number")
        return
      }
      #expect(abs(found - (1 + spring.value(target: 2, time: time))) < 1e-12)
    }
    #expect(
      try value(of: "\(text).duration")
        == .double(spring.settlingDuration(target: 2, epsilon: 0.0001)))
  }

  /// The closed form has no memory: a hundred steps are one.
  @Test func `updates of a spring add up`() throws {
    var fixture = ExpressionFixture()
    fixture.define(
      "advanced(n, step)",
      """
      let spring = Spring(duration: 0.5, bounce: 0.3)
      var x = 10.0
      var v = -20.0
      for _ in 0..<Int(n) { spring.update(value: &x, velocity: &v, target: 50, deltaTime: step) }
      return [x, v]
      """)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let expected: [Double] = [
      10 + spring.value(target: 40, initialVelocity: -20, time: 0.3),
      spring.velocity(target: 40, initialVelocity: -20, time: 0.3),
    ]
    for (count, step) in [(1, 0.3), (3, 0.1), (300, 0.001)] {
      guard case .array(let found) = try fixture.evaluate("advanced(\(count).0, \(step))") else {
        Issue.record("no list")
        return
      }
      for (number, wanted) in zip(found.elements, expected) {
        #expect(abs((number.number ?? .nan) - wanted) < 1e-9)
      }
    }
  }

  @Test func `an update changes parts of variables too`() throws {
    var fixture = ExpressionFixture()
    fixture.define(
      "f()",
      """
      var p = CGPoint(x: 1, y: 2)
      Spring().update(value: &p.x, velocity: &p.y, target: 1, deltaTime: 0)
      return p
      """)
    #expect(try fixture.evaluate("f()") == .point(.init(x: 1, y: 2)))
  }

  @Test(arguments: [
    ("willAppear", -1.0, false), ("identity", 0, true), ("didDisappear", 1, false),
  ])
  func `a phase has a value`(_ name: String, _ number: Double, _ isIdentity: Bool) throws {
    let phase = "TransitionPhase.\(name)"
    #expect(try value(of: "\(phase).value") == .double(number))
    #expect(try value(of: "\(phase).isIdentity") == .bool(isIdentity))
    #expect(try value(of: "\(phase) == .identity") == .bool(isIdentity))
    let choice = "switch \(phase) { case .willAppear: -1 case .identity: 0 default: 1 }"
    #expect(try value(of: choice) == .double(number))
  }

  @Test(arguments: [
    ("pow(&x, 2)", DiagnosticCode.wrongType), ("&x", .wrongType), ("\\.x", .expressionSyntax),
    ("KeyframeTrack(x)", .unknownName),
    ("KeyframeTimeline(initialValue: true) { MoveKeyframe(1) }", .wrongType),
    ("KeyframeTimeline(initialValue: 0) { MoveKeyframe(CGSize.zero) }", .wrongType),
    ("KeyframeTimeline(initialValue: 0) { 1 }", .wrongType),
    ("KeyframeTimeline(initialValue: 0) { MoveKeyframe(1) }.velocity", .unknownMember),
    ("MoveKeyframe(1)\n1", .expressionSyntax),
    (
      "let x = 1.0\nSpring().update(value: &x, velocity: &x, target: 1, deltaTime: 1)\nx",
      .expressionSyntax
    ),
    ("TransitionPhase.appearing", .unknownMember),
    ("TransitionPhase.identity.progress", .unknownMember),
  ])
  func `a wrong use is reported`(_ text: String, _ code: DiagnosticCode) {
    #expect(problems(in: text).first?.code == code)
  }
}
