import Diagnostics
import Testing

@testable import SwiftImport

/// Containers that move what is in them: what a document can say is said, and the rest is a warning at its line.
@Suite struct ImportedContainerTests {
  @Test func `each view that reads the date of a timeline view moves with it`() throws {
    let view = try ImportedView(
      """
      struct Clock: View {
        @State private var start = Date()
        @State private var isPaused = false
        var body: some View {
          TimelineView(.animation(paused: isPaused)) { context in
            let seconds = context.date.timeIntervalSince(start)
            ZStack {
              Circle().opacity(0.5)
              Rectangle().rotationEffect(.degrees(seconds * 6))
              ForEach(0..<2, id: \\.self) { index in
                Capsule().offset(x: Double(index) * context.date.timeIntervalSinceReferenceDate)
              }
            }
          }
          Button("Pause") { isPaused = true }
        }
      }
      """,
      options: taps(("Pause", 3)))
    // Six degrees a second, until the dates pause at 3 s.
    #expect(isClose(try view.values("rectangle_rotationEffect", at: 0, 1, 2.5, 4), [0, 6, 15, 18]))
    #expect(isClose(try view.values("capsule_1_offset_x", at: 0.5, 2), [0.5, 2]))
    #expect(isClose(try view.values("capsule_0_offset_x", at: 0.5, 2), [0, 0]))
    #expect(
      view.warnings == ["the date of a TimelineView is taken to be the seconds since the run began"]
    )
  }

  @Test func `the dates of a schedule are changes that an animation follows`() throws {
    let view = try ImportedView(
      """
      struct Hand: View {
        var body: some View {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            let angle = context.date.timeIntervalSinceReferenceDate * 6
            Rectangle().rotationEffect(.degrees(angle)).animation(.linear(duration: 0.5), value: angle)
          }
        }
      }
      """)
    // A step of six degrees at each second, half a second long.
    #expect(
      isClose(try view.values("rectangle_rotationEffect", at: 0.9, 1.25, 1.5, 2.25), [0, 3, 6, 9]))
  }

  @Test func `keyframes move the values of a structure`() throws {
    let text = """
      struct Values { var scale = 1.0; var angle = Angle.zero }
      struct Heart: View {
        @State private var count = 0
        var body: some View {
          Image("heart")
            .keyframeAnimator(initialValue: Values(), trigger: count) { content, value in
              content.scaleEffect(value.scale).rotationEffect(value.angle)
            } keyframes: { _ in
              KeyframeTrack(\\.scale) {
                LinearKeyframe(2.0, duration: 1)
                LinearKeyframe(1.0, duration: 0.5)
              }
              KeyframeTrack(\\.angle) { LinearKeyframe(.degrees(40), duration: 2) }
            }
            .onTapGesture { count += 1 }
        }
      }
      """
    let view = try ImportedView(text)
    #expect(view.warnings.isEmpty, "\(view.warnings)")
    #expect(isClose(try view.values("image_scaleEffect_x", at: 1, 1.5, 2, 2.25), [1, 1.5, 2, 1.5]))
    #expect(isClose(try view.values("image_rotationEffect", at: 1, 2, 2.5), [0, 20, 30]))
  }

  @Test func `a view of keyframes moves a number, and goes on for ever`() throws {
    let view = try ImportedView(
      """
      struct Pulse: View {
        var body: some View {
          KeyframeAnimator(initialValue: 1.0) { value in
            Circle().opacity(0.5).scaleEffect(value)
          } keyframes: { _ in
            LinearKeyframe(3.0, duration: 1)
            LinearKeyframe(1.0, duration: 1)
          }
        }
      }
      """)
    #expect(isClose(try view.values("circle_scaleEffect_x", at: 0, 0.5, 1, 1.5), [1, 2, 3, 2]))
    #expect(isClose(try view.values("circle_scaleEffect_x", at: 2.5), [2]))
  }

  @Test func `the views in a phase animator of two phases go along`() throws {
    let view = try ImportedView(
      """
      struct Two: View {
        var body: some View {
          PhaseAnimator([false, true]) { move in
            VStack {
              Circle().offset(x: move ? 10 : 0)
              Rectangle().opacity(move ? 0 : 1).transition(.move(edge: .top))
            }
          } animation: { _ in .linear(duration: 2) }
        }
      }
      """)
    // In the middle of 390 points; the transition needs a size, so that layout is said.
    #expect(isClose(try view.values("circle_layout_x", at: 0, 1, 2, 3), [195, 200, 205, 200]))
    #expect(isClose(try view.values("rectangle_opacity", at: 0, 1, 2, 3), [1, 0.5, 0, 0.5]))
  }

  @Test(arguments: [
    ("TabView { Text(\"A\").opacity(x); Text(\"B\") }", "tab of this TabView"),
    ("ViewThatFits { Text(\"A\").opacity(x); Text(\"B\") }", "first view of this ViewThatFits"),
    ("DisclosureGroup(\"More\") { Text(\"A\").opacity(x) }", "how it opens"),
    ("NavigationLink(\"Go\") { Text(\"A\").opacity(x) }", "what this NavigationLink opens"),
    ("NavigationLink(\"Go\", destination: Text(\"A\"))", "what this NavigationLink opens"),
    ("Menu(\"Go\") { Text(\"A\").opacity(x) }", "what this Menu opens"),
    ("List { if x > 0 { Text(\"A\") }; Text(\"B\").opacity(x) }", "rows of this List"),
    ("Canvas { context, size in context.fill(x) }", "what 'Canvas' draws"),
    ("Path { path in path.addLine(x) }", "what 'Path' draws"),
    ("Image(systemName: x > 0 ? \"a\" : \"b\")", "what 'Image' draws"),
    ("ProgressView()", "what this ProgressView does by itself"),
    ("Text(\"A\").symbolEffect(.pulse)", "what 'symbolEffect' does by itself"),
    (
      "HStack { Button(\"A\") { x = 2 } }.buttonStyle(Pressed())",
      "what 'buttonStyle' does by itself"
    ),
    (
      "ForEach(0..<2) { _ in Button(\"A\") { x = 2 }.buttonStyle(Pressed()) }",
      "'isPressed' of a button"
    ),
    ("layout { Text(\"A\").opacity(x) }", "how 'layout' places its views"),
    ("TimelineView(.animation) { _ in Canvas { c, s in c.fill(1) } }", "what 'Canvas' draws"),
    ("TimelineView(.mine) { _ in Text(\"A\") }", "the schedule of this TimelineView"),
    (
      "Text(\"A\").phaseAnimator([1.0, 2.0]) { c, p in c.overlay { Circle().opacity(p) } }",
      "the views in this phaseAnimator"
    ),
    (
      "PhaseAnimator([1.0, 2.0, 3.0]) { p in VStack { Circle().opacity(p); Text(\"A\") } }",
      "the views in this PhaseAnimator"
    ),
    ("ScrollViewReader { proxy in Button(\"A\") { proxy.scrollTo(1) } }", "'proxy.scrollTo'"),
  ])
  func `a container that moves by itself has a warning at its line`(
    body: String, part: String
  ) throws {
    let view = try ImportedView(
      """
      struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
      }
      struct A: View {
        @State private var x = 0.0
        var layout: AnyLayout { AnyLayout(HStackLayout()) }
        var body: some View {
          \(body)
          Circle().opacity(x).onTapGesture { x = 1 }
        }
      }
      """)
    let found = view.result.diagnostics[0].first.filter { $0.message.contains(part) }
    #expect(!found.isEmpty, "\(view.warnings)")
    // The line of the container.
    let lines = found.map { warning in
      Array(view.source.utf8.prefix(warning.range.lowerBound)).count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines.allSatisfy { $0 == 9 }, "\(lines)")
  }

  @Test func `progress is an attribute, whatever its total`() throws {
    let view = try ImportedView(
      """
      struct Load: View {
        @State private var done = 0.0
        var body: some View {
          ProgressView(value: done, total: 4)
            .onTapGesture { withAnimation(.linear(duration: 1)) { done = 2 } }
        }
      }
      """)
    #expect(isClose(try view.values("progressView_progress", at: 1, 1.5, 2), [0, 0.25, 0.5]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }
}
