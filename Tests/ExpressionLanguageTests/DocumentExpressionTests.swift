import AnimationEngine
import ExpressionLanguage
import Testing
import ExpressionLanguage

/// Every expression of the example documents, with the names around it.
struct DocumentExpressionTests {
  private func expectAll(
    _ cases: KeyValuePairs<String, ExpectedTypes>, in fixture: ExpressionFixture,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var fixture = fixture
    for (text, expected) in cases {
      do {
        _ = try fixture.evaluate(text, expected)
      } catch {
        Issue.record("\(text): \(error)", sourceLocation: sourceLocation)
      }
    }
  }

  private static let animation = ExpectedTypes.type(.optional(.animation))

  @Test func `the introduction`() {
    let fixture = ExpressionFixture(states: ["introTextOpacity": .double(0)])
    expectAll(
      [
        "'Welcome to SwiftLee'": .type(.text), "introTextOpacity": .type(.double),
        ".easeIn(duration: 1.0)": Self.animation,
      ], in: fixture)
  }

  @Test func `the pausable label`() {
    var fixture = ExpressionFixture(states: ["angle": .double(0), "isPaused": .bool(false)])
    fixture.define("duration", "6")
    fixture.define("startAngle", "0")
    fixture.define("endAngle", "360")
    expectAll(
      [
        "'I\\'m slowly rotating!'": .type(.text), ".degrees(angle)": .type(.angle),
        "endAngle": .type(.double), "startAngle": .type(.double),
        ".linear(duration: duration)": Self.animation,
      ], in: fixture)
    fixture.add(input: "value", .double(90))
    let remaining = "duration * (1 - (value - startAngle) / (endAngle - startAngle))"
    #expect((try? fixture.evaluate(remaining)) == .double(4.5))
    fixture.add(input: "remaining", .double(4.5))
    #expect(
      (try? fixture.evaluate(".linear(duration: remaining)", Self.animation))
        == .animation(.linear(duration: 4.5)))
  }

  @Test func `dragging`() {
    var fixture = ExpressionFixture(states: ["progress": .double(0), "isSquare": .bool(true)])
    fixture.add(
      input: "transaction",
      .transaction(
        TransactionValue(
          animation: nil, isContinuous: true, disablesAnimations: false, tracksVelocity: false)))
    fixture.scope.declareAlias("$0", of: "transaction")
    expectAll(
      [
        "1 - progress / 2": .type(.double), "isSquare ? 0 : 60": .type(.double),
        "$0.isContinuous ? nil : .easeInOut(duration: 1)": Self.animation,
        "transaction.animation": Self.animation,
      ], in: fixture)
    var change = ExpressionFixture(states: ["progress": .double(0)])
    change.add(input: "newValue", .double(0.2))
    change.scope.declareAlias("$0", of: "newValue")
    change.add(input: "translation", .double(100))
    expectAll(["$0 < 0.5": .any, "translation / 500": .any], in: change)
  }

  @Test func `details and transitions`() {
    let fixture = ExpressionFixture(states: [
      "showDetails": .bool(false), "showSocial": .bool(false),
    ])
    expectAll(
      [
        "showDetails ? 0 : -400": .type(.double), "showSocial ? 0 : -400": .type(.double),
        ".linear": Self.animation, "showDetails": .any, ".opacity": .type(.transition),
        ".slide": .type(.transition), "[showDetails, showSocial]": .any,
        ".asymmetric(insertion: .slide, removal: .opacity).animation(.linear)":
          .type(.transition),
      ], in: fixture)
  }

  @Test func `the wave and the counter`() {
    var fixture = ExpressionFixture(states: ["wave": .bool(true), "number": .double(8)])
    expectAll(
      [
        "wave ? 1 : 0": .type(.double), ".linear(duration: 2)": Self.animation,
        "number": .type(.double),
        ".spring(response: 0.5, dampingFraction: 0.5)": Self.animation,
      ], in: fixture)
    fixture = ExpressionFixture(states: ["animate": .bool(true)])
    fixture.define("xoffset", "animate ? 100 : -100")
    expectAll(
      [
        "CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)": .type(.size),
        ".spring.repeatForever(autoreverses: true)": Self.animation,
      ], in: fixture)
  }

  @Test func `local replication`() {
    var fixture = ExpressionFixture()
    fixture.add(state: "viewModel.pinned", .list([.text("Inception")]))
    fixture.add(state: "viewModel.suggestions", .list([.text("Arrival"), .text("Edge")]))
    fixture.add(state: "pinned", .array(.empty), type: .array(.text))
    fixture.add(input: "movie", .text("Arrival"))
    fixture.add(input: "newValue", .list([.text("Arrival")]))
    expectAll(
      [
        "['Inception']": .any, "['Arrival', 'Edge of Tomorrow']": .any, "movie": .type(.text),
        "pinned": .any, "'\\(movie)-pinned'": .any, "newValue": .type(.array(.text)),
        "viewModel.pinned": .type(.array(.text)), "viewModel.pinned.count": .type(.int),
        "viewModel.suggestions.contains(movie)": .type(.bool),
      ], in: fixture)
    #expect((try? fixture.evaluate("'\\(movie)-pinned'")) == .text("Arrival-pinned"))
  }

  @Test func `repeats`() {
    let fixture = ExpressionFixture(states: ["a": .double(0)])
    expectAll(
      [
        ".linear(duration: 0.5).repeatCount(3, autoreverses: true)": Self.animation,
        ".linear(duration: 0.5).repeatForever(autoreverses: false)": Self.animation,
        "a": .type(.double),
      ], in: fixture)
  }

  @Test func `the sheet`() {
    var fixture = ExpressionFixture(states: ["y": .double(0), "open": .bool(true)])
    for name in ["translation", "velocity", "predictedEnd"] {
      fixture.add(input: name, .double(200))
    }
    expectAll(
      [
        "y": .type(.double), "open": .type(.bool), ".move(edge: .bottom)": .type(.transition),
        ".easeOut": .type(.unitCurve), "translation": .any, ".spring": Self.animation,
        "predictedEnd > 250 ? 500 : 0": .type(.double), "predictedEnd > 250": .type(.bool),
        ".interpolatingSpring(mass: 1, stiffness: 170, damping: 26, "
          + "initialVelocity: velocity / (500 - translation))": Self.animation,
      ], in: fixture)
  }

  @Test func `the heartbeat`() {
    var fixture = ExpressionFixture(states: ["beats": .double(0)])
    let record = try? RecordValue(
      names: ["scale", "angle"], values: [.double(1), .angle(Angle(degrees: 8))])
    fixture.add(input: "v", record.map { .record($0) } ?? .null)
    expectAll(
      [
        "beats + 1": .type(.double), ".zero": .type(.angle), "v.scale": .type(.double),
        "v.angle": .type(.angle), "LinearKeyframe(1.0, duration: 0.1)": .type(.keyframe(.double)),
        "SpringKeyframe(1.4, duration: 0.25, spring: .bouncy)": .type(.keyframe(.double)),
        "SpringKeyframe(1.0, spring: .bouncy)": .type(.keyframe(.double)),
        "CubicKeyframe(.degrees(8), duration: 0.15)": .type(.keyframe(.angle)),
        "CubicKeyframe(.zero, duration: 0.2)": .type(.keyframe(.angle)),
      ], in: fixture)
  }

  @Test func `a keyframe is data`() throws {
    let spring = "SpringKeyframe(1.4, duration: 0.25, spring: .bouncy)"
    #expect(
      try value(of: spring, .type(.keyframe(.double)))
        == .keyframe(
          Keyframe(to: .double(1.4), .spring(.bouncy, duration: 0.25, startVelocity: nil))))
    let cubic = "CubicKeyframe(.degrees(8), duration: 0.15, startVelocity: .zero)"
    #expect(
      try value(of: cubic, .type(.keyframe(.angle)))
        == .keyframe(
          Keyframe(
            to: .angle(Angle(degrees: 8)),
            .cubic(duration: 0.15, startVelocity: .angle(Angle(degrees: 0)), endVelocity: nil))))
  }

  @Test func `a transition is data`() throws {
    let text = ".asymmetric(insertion: .slide, removal: .scale(scale: 2)).animation(.linear)"
    #expect(
      try value(of: text, .type(.transition))
        == .transition(
          .animated(
            .asymmetric(
              insertion: .slide, removal: .scale(2, anchor: UnitPoint(x: 0.5, y: 0.5))),
            .linear)))
    #expect(
      try value(of: "AnyTransition.opacity.combined(with: .move(edge: .top))")
        == .transition(.combined(.opacity, .move(.top))))
  }
}
