import Diagnostics
import Testing

@testable import SwiftImport

/// Variables that no view observes: those of types, and those that an object does not publish.
@Suite struct ImportedUnobservedTests {
  private static func errors(_ text: String) -> [Diagnostic] {
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    return result.found.first.filter { $0.severity == .error }
  }

  private static func card(
    _ types: String, _ members: String, _ steps: String, modifier: String = "offset(x: x)"
  ) -> String {
    """
    \(types)
    struct Card: View {
      \(members)
      @State private var x = 0.0
      var body: some View {
        Text("A")
          .\(modifier)
          .onTapGesture {
            \(steps)
          }
      }
    }
    """
  }

  @Test(arguments: [
    ("", "static var count = 0", "Self.count += 1\nx = Double(Self.count) * 5"),
    ("", "static var count = 0", "Card.count = Card.count + 1\nx = Double(Card.count) * 5"),
    ("enum Totals { static var count = 0 }", "", "Totals.count += 1\nx = Double(Totals.count) * 5"),
    (
      "struct Totals { static var count = 0\nstatic var all: Double { Double(count) * 5 } }", "",
      "Totals.count += 1\nx = Totals.all"
    ),
    (
      "", "private static var isFirst = true\nprivate static var places: [Double] = []",
      "if Self.isFirst { x = 5\nSelf.isFirst.toggle() } else { x += 5 }\nSelf.places.append(x)"
    ),
    (
      "", "static var last: Double?\nvar next: Double { (Self.last ?? 0) + 5 }",
      "Self.last = next\nx = Self.last ?? 0"
    ),
    (
      "class Model: ObservableObject { @Published var y = 0; var count = 0.0\nfunc go() { count += 5 } }",
      "@StateObject private var model = Model()", "model.go()\nx = model.count"
    ),
    (
      "@Observable class Model { @ObservationIgnored var count = 0.0\nfunc go() { self.count += 5 } }",
      "@State private var model = Model()", "model.go()\nx = model.count"
    ),
  ])
  func `a variable that no view observes keeps what steps write to it, and gives it to steps`(
    _ types: String, _ members: String, _ steps: String
  ) throws {
    let view = try ImportedView(
      Self.card(types, members, steps), options: taps(("text", 1), ("text", 2), ("text", 3)))
    #expect(view.warnings.isEmpty)
    // Five more at each tap.
    #expect(isClose(try view.values("text_offset_x", at: 0.5, 1, 2, 3), [0, 5, 10, 15]))
  }

  @Test func `all views have a variable of a type in common`() throws {
    let view = try ImportedView(
      """
      struct Row: View {
        static var count = 0.0
        let name: String
        @State private var x = 0.0
        var body: some View {
          Text(name).offset(x: x).onTapGesture { Self.count += 1; x = Self.count }
        }
      }
      struct Card: View {
        var body: some View { VStack { Row(name: "A").accessibilityIdentifier("first"); Row(name: "B").accessibilityIdentifier("second") } }
      }
      """, options: taps(("first", 1), ("second", 2), ("first", 3)))
    #expect(isClose(try view.values("first_offset_x", at: 0.5, 1, 2, 3), [0, 1, 1, 3]))
    #expect(isClose(try view.values("second_offset_x", at: 0.5, 1, 2, 3), [0, 0, 2, 2]))
  }

  // The view shows the new value only after its next update, whose time the write does not determine.
  @Test(arguments: [
    ("static var y = 0.0", "offset(x: Self.y)", "Self.y += 1"),
    ("static var y = 0.0\nvar half: Double { Self.y / 2 }", "offset(x: half)", "Self.y = 1"),
    ("static var isOn = false", "offset(x: Self.isOn ? 1 : 2)", "Self.isOn.toggle()"),
    (
      "static var isOn = false", "onChange(of: Self.isOn) { x = 3 }.offset(x: x)",
      "Self.isOn = true"
    ),
    // A view that is given it keeps the value that it had.
    (
      "static var y = 0.0\nstruct Dot: View { let y: Double\n@State private var x = 0.0\nvar body: some View { Circle().offset(x: x).onTapGesture { x = y } } }",
      "overlay(Dot(y: Self.y))", "Self.y += 1"
    ),
    // So does a property that is made with its view.
    (
      "static var y = 0.0\nlet first = Self.y", "onTapGesture { x = first }.offset(x: x)",
      "Self.y += 1"
    ),
  ])
  func `a write to a variable that a view reads and does not observe is an error`(
    _ members: String, _ modifier: String, _ steps: String
  ) {
    let text = Self.card("", members, "\(steps)\nx = 1", modifier: modifier)
    let errors = Self.errors(text)
    #expect(
      errors.map { $0.message }.contains { $0.hasSuffix("which is not a state, is not simulated") },
      "\(errors)")
    #expect(
      errors.contains { $0.help == "no view observes it: keep it in a @State, or publish it" })
    // One that nothing writes is a constant.
    #expect(Self.errors(Self.card("", members, "x = 1", modifier: modifier)) == [])
  }

  @Test func `a variable that an initializer writes is not followed`() {
    let text = Self.card(
      "", "static var count = 0\ninit() { Self.count += 1 }",
      "Self.count += 1\nx = Double(Self.count)")
    #expect(!Self.errors(text).isEmpty)
  }
}
