import Diagnostics
import Testing

@testable import SwiftImport

/// Types of the sources that move something by what they conform to: their functions move it as Swift says.
@Suite struct ImportedTypeTests {
  @Test func `a custom animation moves by its function`() throws {
    let view = try ImportedView(
      """
      struct Ease: CustomAnimation {
        var length: Double = 1
        func animate<V>(
          value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? where V: VectorArithmetic {
          guard time < length else { return nil }
          let part = time / length
          return value.scaled(by: part * part)
        }
      }
      extension Animation {
        static var ease: Animation { Animation(Ease()) }
        static func ease(_ length: Double) -> Animation { Animation(Ease(length: length)) }
        static let calm = Animation(Ease(length: 8))
      }
      struct Card: View {
        @State private var x = 0.0
        @State private var y = 0.0
        @State private var z = 0.0
        var body: some View {
          Text("Go").offset(x: x).contrast(y).blur(radius: z)
            .animation(.calm, value: z)
            .onTapGesture {
              withAnimation(.ease(4)) { x = 100 }
              withAnimation(Animation(Ease(length: 2))) { y = 100 }
              z = 64
            }
        }
      }
      """)
    // From 1 s on, the square of the part of the time that has passed.
    #expect(
      isClose(try view.values("text_offset_x", at: 1, 2, 3, 4, 5), [0, 6.25, 25, 56.25, 100]))
    #expect(isClose(try view.values("text_contrast", at: 2, 2.5, 3), [25, 56.25, 100]))
    #expect(isClose(try view.values("text_blur", at: 3, 5, 9), [4, 16, 64]))
    #expect(view.warnings.isEmpty)
  }

  @Test func `a custom animation merges where it says so`() throws {
    let view = try ImportedView(
      """
      struct Steady: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          time < 2 ? value.scaled(by: time / 2) : nil
        }
        func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
          value.scaled(by: 0.5)
        }
        func shouldMerge<V: VectorArithmetic>(
          previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
        ) -> Bool { true }
      }
      struct Card: View {
        @State private var x = 0.0
        var body: some View {
          Text("Go").offset(x: x).onTapGesture { withAnimation(Animation(Steady())) { x += 100 } }
        }
      }
      """, options: taps(("text", 1), ("text", 2)))
    // The second goes on with the time of the first, towards 200.
    #expect(
      isClose(try view.values("text_offset_x", at: 1.5, 1.9, 2, 2.5, 3), [25, 45, 100, 150, 200]))
  }

  @Test(arguments: [
    (
      "Animation(Counted())",
      "context.state[Count.self] += 1; return time < 1 ? value.scaled(by: time) : nil", "'context'"
    ),
    (
      "Animation(Counted()).delay(1)", "time < 1 ? value.scaled(by: time) : nil",
      "change of a custom"
    ),
    (".counted.speed(2)", "time < 1 ? value.scaled(by: time) : nil", "change of a custom"),
  ])
  func `a custom animation of which a document cannot say all is an error`(
    use: String, body: String, part: String
  ) {
    let made = SwiftImport([
      SourceText(
        name: "a.swift",
        bytes: Array(
          """
          struct Counted: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
              \(body)
            }
          }
          extension Animation { static var counted: Animation { Animation(Counted()) } }
          struct Card: View {
            @State private var x = 0.0
            var body: some View { Text("Go").offset(x: x).onTapGesture { withAnimation(\(use)) { x = 100 } } }
          }
          """.utf8))
    ])
    #expect(made.document == nil)
    let errors = made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }
    #expect(errors.contains { $0.message.contains(part) }, "\(errors.map { $0.message })")
  }

  @Test func `a transition moves by the phase of its body, also inside others`() throws {
    let view = try ImportedView(
      """
      struct Fly: Transition {
        var way: CGFloat = 80
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.offset(x: way * phase.value).blur(radius: phase.isIdentity ? 0 : 4)
        }
        static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
      }
      extension Transition where Self == Fly { static var fly: Fly { Fly() } }
      extension AnyTransition {
        static func oneWay(_ way: CGFloat) -> AnyTransition {
          .asymmetric(insertion: AnyTransition(Fly(way: way)), removal: .opacity)
        }
      }
      struct Board: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            if isShown {
              Text("a").transition(.fly)
              Rectangle().transition(.oneWay(20))
              Circle().transition(.opacity.combined(with: Fly(way: 40)).animation(.linear(duration: 4)))
            }
            Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          }
        }
      }
      """, options: taps(("Go", 1), ("Go", 6)))
    // An offset moves the frame, whose centre is at 195 points.
    #expect(isClose(try view.values("text_layout_x", at: 1.5, 2, 6.5), [155, 195, 235]))
    #expect(isClose(try view.values("text_transition_blur", at: 1.5, 2, 6.5), [2, 0, 2]))
    #expect(isClose(try view.values("rectangle_layout_x", at: 1.5, 2, 6.5), [185, 195, 195]))
    #expect(isClose(try view.values("rectangle_transition_opacity", at: 1.5, 6.25), [1, 0.75]))
    // Of a combination the animation is that of all parts.
    #expect(isClose(try view.values("circle_layout_x", at: 2, 3, 5), [165, 175, 195]))
    #expect(isClose(try view.values("circle_transition_opacity", at: 2, 3, 5), [0.25, 0.5, 1]))
    #expect(view.warnings.isEmpty)
  }

  @Test func `a geometry effect moves the matrix by its animatable data`() throws {
    let view = try ImportedView(
      """
      struct Shake: GeometryEffect {
        var reach: CGFloat = 8
        var times = 2
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: reach * sin(animatableData * .pi * CGFloat(times)), y: 0))
        }
      }
      struct Skew: GeometryEffect {
        var way: CGFloat
        var skew: CGFloat
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
          get { AnimatablePair(way, skew) }
          set { way = newValue.first; skew = newValue.second }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
          let matrix = CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: way, ty: 0)
          return ProjectionTransform(matrix)
        }
      }
      struct Form1: View {
        @State private var attempts = 0
        var body: some View {
          VStack {
            Text("no").modifier(Shake(animatableData: CGFloat(attempts)))
            Image("k").modifier(Skew(way: attempts == 0 ? 0 : 60, skew: CGFloat(attempts)).ignoredByLayout())
            Button("Go") { withAnimation(.linear(duration: 4)) { attempts += 1 } }
          }
        }
      }
      """)
    // A quarter of the way is half a turn of the sine, whose height is the reach.
    #expect(
      isClose(try view.values("text_transformEffect_tx", at: 1, 2, 4), [0, 8, -8]))
    #expect(isClose(try view.values("image_transformEffect_tx", at: 2, 3, 5), [15, 30, 60]))
    #expect(isClose(try view.values("image_transformEffect_c", at: 2, 3, 5), [0.25, 0.5, 1]))
    #expect(view.warnings.isEmpty)
  }

  @Test func `a geometry effect that reads the size of its view is left out with a warning`() throws
  {
    let view = try ImportedView(
      """
      struct Half: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
        }
      }
      struct Card: View {
        @State private var x: CGFloat = 0
        var body: some View {
          Text("a").modifier(Half(animatableData: x)).blur(radius: x)
            .onTapGesture { withAnimation { x = 1 } }
        }
      }
      """)
    #expect(view.warnings.contains { $0.contains("'Half' reads the size") })
    #expect(try view.values("text_transformEffect_tx", at: 2) == [nil])
  }

  private static let press = """
    struct Press: ButtonStyle {
      var scale: CGFloat = 0.5
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(8)
          .scaleEffect(configuration.isPressed ? scale : 1)
          .animation(.linear(duration: 0.2), value: configuration.isPressed)
      }
    }
    extension ButtonStyle where Self == Press { static var press: Press { Press() } }
    """

  @Test func `a button with a style is pressed for a tenth of a second, and then acts`() throws {
    let view = try ImportedView(
      Self.press + """
        struct Card: View {
          @State private var angle = 0.0
          var body: some View {
            Button("Go") { withAnimation(.linear(duration: 1)) { angle = 90 } }
              .buttonStyle(.press)
              .rotationEffect(.degrees(angle))
          }
        }
        """)
    // Half of the way down, and up again from there; the curves of both are one linear motion each.
    #expect(
      isClose(try view.values("button_scaleEffect_x", at: 1, 1.05, 1.1, 1.5), [1, 0.875, 0.75, 1]))
    #expect(isClose(try view.values("button_rotationEffect", at: 1.1, 1.6, 2.1), [0, 45, 90]))
    #expect(view.warnings.count == 1 && view.warnings[0].contains("0.1 s"), "\(view.warnings)")
  }

  @Test func `a button that nothing happens with can be pressed`() throws {
    var options = ImportOptions()
    options.changes = [ImportOptions.Change(name: "ok_isPressed", value: "true", time: 2)]
    let view = try ImportedView(
      Self.press + """
        struct Card: View {
          @State private var isDone = false
          var body: some View { Button("Ok") { isDone = true }.buttonStyle(Press(scale: 0.8)) }
        }
        """, options: options)
    #expect(
      isClose(try view.values("button_scaleEffect_x", at: 2, 2.1, 2.2, 9), [1, 0.9, 0.8, 0.8]))
  }

  @Test func `each row has a button of its own that is pressed`() throws {
    let view = try ImportedView(
      Self.press + """
        struct Row: View {
          let number: Int
          @State private var isOn = false
          var body: some View {
            Button("Row") { isOn.toggle() }.buttonStyle(.press).opacity(isOn ? 0.5 : 1)
          }
        }
        struct List1: View {
          var body: some View { VStack { ForEach(0..<2) { number in Row(number: number) } } }
        }
        """)
    #expect(
      isClose(try view.values("button_0_scaleEffect_x", at: 1.05, 1.1, 1.5), [0.875, 0.75, 1]))
    #expect(isClose(try view.values("button_1_scaleEffect_x", at: 1.05, 1.1, 1.5), [1, 1, 1]))
    #expect(isClose(try view.values("button_0_opacity", at: 1.05, 1.1), [1, 0.5]))
  }
}
