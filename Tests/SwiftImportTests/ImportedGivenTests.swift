import Diagnostics
import Testing

@testable import SwiftImport

/// Bindings with an animation that others are given, and lists that are written down once.
struct ImportedGivenTests {
  @Test(arguments: [
    ("Knob(on: $on.animation(.linear(duration: 2)))", "on.toggle()"),
    ("Knob(on: $on.animation(.linear(duration: 2)))", "self.on = true"),
    ("Knob(on: $on.animation(.linear(duration: 2)))", "Inner(on: $on)"),
    (
      "Knob(on: $on.animation(.linear(duration: 2)))",
      "Other(on: $on.animation(.linear(duration: 4)))"
    ),
    ("Knob(on: $on)", "on.toggle()"),
  ])
  func `a binding that is given with an animation writes with it`(
    use: String, step: String
  ) throws {
    let isView = step.hasPrefix("Inner") || step.hasPrefix("Other")
    let view = try ImportedView(
      """
      struct Inner: View {
        @Binding var on: Bool
        var body: some View { Toggle("On", isOn: $on) }
      }
      struct Other: View {
        @Binding private var on: Bool
        init(on: Binding<Bool>) { _on = on }
        var body: some View { Button("On") { on.toggle() } }
      }
      struct Knob: View {
        @Binding var on: Bool
        var body: some View { \(isView ? step : "Button(\"On\") { \(step) }") }
      }
      struct Panel: View {
        @State private var on = false
        var body: some View {
          VStack {
            Circle().offset(x: on ? 100 : 0)
            \(use)
          }
        }
      }
      """)
    // The tap is at 1, and the way takes two seconds, or four where the inner binding says so, or no time.
    let seconds = step.hasPrefix("Other") ? 4.0 : use.contains("animation") ? 2.0 : 0.001
    let expected = [1.5, 2, 3].map { min(($0 - 1) / seconds, 1) * 100 }
    #expect(
      isClose(try view.values("circle_offset_x", at: 1.5, 2, 3), expected), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [("x += 10", 10.0), ("x = x + 10", 10), ("points.append(10)", 20)])
  func `every write of a binding has its animation`(step: String, end: Double) throws {
    let view = try ImportedView(
      """
      struct Knob: View {
        @Binding var x: Double
        @Binding var points: [Double]
        var body: some View { Button("Go") { \(step) } }
      }
      struct Panel: View {
        @State private var x = 0.0
        @State private var points = [0.0]
        var body: some View {
          VStack {
            Circle().offset(x: x + points[points.count - 1] * 2)
            Knob(
              x: $x.animation(.linear(duration: 2)), points: $points.animation(.linear(duration: 2)))
          }
        }
      }
      """)
    #expect(
      isClose(try view.values("circle_offset_x", at: 1.5, 2, 3), [end / 4, end / 2, end]),
      "\(view.document)")
  }

  @Test func `what a binding with an animation presents is dismissed with it`() throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State private var shown = false
        var body: some View {
          VStack {
            Circle().offset(x: shown ? 100 : 0)
            Button("Show") { shown = true }
          }
          .alert("Sure?", isPresented: $shown.animation(.linear(duration: 1))) { Button("Yes") { } }
        }
      }
      """, options: taps(("Show", 1), ("Yes", 2)))
    // From the middle of 390 points.
    #expect(
      isClose(try view.values("circle_layout_x", at: 1.5, 2.25, 2.5, 3), [295, 270, 245, 195]),
      "\(view.document)")
  }

  @Test(arguments: [
    ("let rows = [Row(id: 7, size: 10), Row(id: 8, size: 20)]", "", "rows"),
    ("static let rows: [Row] = [Row(id: 7, size: 10), .init(id: 8, size: 20)]", "", "Self.rows"),
    ("", "let rows = [Row(id: 7, size: 10), Row(id: 8, size: 20)]", "rows"),
    (
      "let rows = Row.all",
      "extension Row { static let all = [Row(id: 7, size: 10), Row(id: 8, size: 20)] }",
      "rows"
    ),
  ])
  func `a constant list of structures has a view for each`(
    member: String, global: String, rows: String
  ) throws {
    let view = try ImportedView(
      """
      struct Row: Identifiable {
        let id: Int
        var size: Double
      }
      \(global)
      struct List: View {
        \(member)
        @State private var on = false
        var body: some View {
          VStack {
            ForEach(\(rows)) { row in
              Circle().offset(x: on ? row.size : 0)
            }
            Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
          }
        }
      }
      """)
    #expect(
      isClose(try view.values("circle_7_offset_x", at: 1, 1.5, 2), [0, 5, 10]), "\(view.document)")
    #expect(isClose(try view.values("circle_8_offset_x", at: 1, 1.5, 2), [0, 10, 20]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: ["while x < 3 { x += 1 }", "repeat { x += 1 } while x < 3"])
  func `a loop of which nobody knows the length is named where it is`(loop: String) throws {
    let text = """
      struct Card: View {
        @State private var x = 0.0
        var body: some View { Circle().offset(x: x).onTapGesture { \(loop) } }
      }
      """
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    let errors = result.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }
    let word = loop.prefix { $0 != " " }
    let error = try #require(errors.first { $0.message.contains("'\(word)' cannot be imported") })
    let place = try #require(text.firstRange(of: loop)).lowerBound
    #expect(error.range.lowerBound == text.utf8.distance(from: text.startIndex, to: place))
  }
}
