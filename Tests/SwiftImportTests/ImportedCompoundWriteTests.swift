import Diagnostics
import Testing

@testable import SwiftImport

/// Writes to several states at once, and to what is in an optional value.
@Suite struct ImportedCompoundWriteTests {
  private static func card(_ members: String, _ steps: String) -> String {
    """
    struct Card: View {
      @State private var x = 1.0
      @State private var y = 2.0
      @State private var n = 7
      \(members)
      var body: some View {
        Text("A").offset(x: x, y: y).blur(radius: Double(n)).onTapGesture {
          \(steps)
        }
      }
    }
    """
  }

  private static func errors(_ text: String) -> [String] {
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    return result.found.first.filter { $0.severity == .error }.map { $0.message }
  }

  @Test(arguments: [
    ("", "(x, y) = (3, 4)", [3, 4, 7]),
    ("", "(x, y) = (y, x)", [2, 1, 7]),
    // All values are read before the first write.
    ("", "(self.x, y, n) = (x + y, x - y, n / 2)", [3, -1, 3]),
    ("", "(_, y) = (3, 4)", [1, 4, 7]),
    ("var all: Double { x * 10 }", "(x, y) = (3, all)", [3, 10, 7]),
    ("@State private var p = CGSize.zero", "(p.width, x) = (6, p.width)\ny = p.width", [0, 6, 7]),
    ("", "withAnimation(nil) { (x, n) = (Double(n), 8) }", [7, 2, 8]),
    (
      "@State private var z = 0.0 { didSet { y += 1 } }", "(z, x) = (3, y)", [2, 3, 7]
    ),
  ])
  func `the elements of a tuple are written when all of them are read`(
    _ members: String, _ steps: String, _ values: [Double]
  ) throws {
    let view = try ImportedView(Self.card(members, steps), options: taps(("text", 1)))
    #expect(view.warnings.isEmpty)
    let columns = ["text_offset_x", "text_offset_y", "text_blur"]
    for (column, value) in zip(columns, values) {
      #expect(isClose(try view.values(column, at: 1), [value]), "\(column)")
    }
  }

  @Test(arguments: ["(x, y) = other()", "(x, z) = (1, 2)", "(_, y) = (go(), 3)"])
  func `another write to a tuple is an error`(_ steps: String) {
    #expect(!Self.errors(Self.card("let z = 1.0\nfunc go() { x = 3 }", steps)).isEmpty)
  }

  @Test(arguments: [
    ("@State private var z: Double?", "z = 3\nz! += 2\nx = z ?? 0", 5),
    ("@State private var z: Double?", "z = 3\nz? *= 2 + 2\nx = z ?? 0", 12),
    ("@State private var z: Double?", "z? += 2\nx = z ?? 8", 8),
    ("@State private var z: Double?", "z? = 2\nx = z ?? 8", 8),
    ("@State private var z: Double?", "z = 3\nz? = 2\nx = z ?? 8", 2),
    ("@State private var z: Double?", "z = 3\nz! = 2\nx = z ?? 8", 2),
  ])
  func `what is in an optional state is written if it is there`(
    _ members: String, _ steps: String, _ value: Double
  ) throws {
    let view = try ImportedView(Self.card(members, steps), options: taps(("text", 1)))
    #expect(view.warnings.isEmpty)
    #expect(isClose(try view.values("text_offset_x", at: 0.5, 1), [1, value]))
  }

  @Test(arguments: [
    ("var goal: Binding<Double>?", "goal?.wrappedValue = 5", ["goal: $x", ""], [5, 1]),
    ("var goal: Binding<Double>? = nil", "goal?.wrappedValue += 4", ["goal: $x", ""], [5, 1]),
    ("var goal: Binding<Double>?", "goal!.wrappedValue *= 5", ["goal: $x"], [5]),
    ("let goal: Binding<Double>", "goal.wrappedValue = 5", ["goal: $x"], [5]),
    ("@Binding var goal: Double", "_goal.wrappedValue = 5", ["goal: $x"], [5]),
    ("@Binding var goal: Double", "$goal.wrappedValue = _goal.wrappedValue + 4", ["goal: $x"], [5]),
    (
      "var isOn: Binding<Bool>?", "isOn?.wrappedValue.toggle()", ["isOn: $isOn", ""], [-1, 1]
    ),
  ])
  func `a binding is written through where it is given`(
    _ member: String, _ steps: String, _ given: [String], _ values: [Double]
  ) throws {
    for (given, value) in zip(given, values) {
      let view = try ImportedView(
        """
        struct Inner: View {
          \(member)
          var body: some View { Circle().onTapGesture { \(steps) } }
        }
        struct Card: View {
          @State private var x = 1.0
          @State private var isOn = false
          var body: some View {
            ZStack { Text("A").offset(x: isOn ? -x : x); Inner(\(given)) }
          }
        }
        """)
      #expect(view.warnings.isEmpty)
      #expect(isClose(try view.values("text_offset_x", at: 0.5, 1), [1, value]), "\(given)")
    }
  }

  @Test func `a function writes through a binding to an element`() throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State private var places: [Double] = [0, 0]
        var body: some View {
          VStack {
            Circle().offset(x: places[0])
            Circle().offset(x: places[1])
            Text("A").onTapGesture { for i in 0..<2 { go($places[i], to: Double(i) + 3) } }
          }
        }
        func go(_ place: Binding<Double>, to end: Double) {
          withAnimation(.linear(duration: 1)) { place.wrappedValue = end }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { place.wrappedValue = 9 }
        }
      }
      """, options: taps(("text", 1)))
    #expect(view.warnings.isEmpty)
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2, 3), [0, 1.5, 3, 9]))
    #expect(isClose(try view.values("circle2_offset_x", at: 1, 1.5, 2, 3), [0, 2, 4, 9]))
  }

  @Test func `a binding to an element whose place changes later is not written`() {
    let text = Self.card(
      "@State private var all = [1.0, 2]\n@State private var place = 0\n"
        + "func go(_ one: Binding<Double>) { place = 1\none.wrappedValue = 5\nx = all[0] }",
      "go($all[place])")
    #expect(!Self.errors(text).isEmpty)
  }

  @Test(arguments: [".constant(x)", "Binding.constant(x)", ".constant(x * 2 / 2)"])
  func `a constant binding is what it is made of`(given: String) throws {
    func card(_ steps: String) -> String {
      """
      struct Dot: View {
        @Binding var place: Double
        var body: some View { Circle().offset(x: place).onTapGesture { \(steps) } }
      }
      struct Card: View {
        @State private var x = 1.0
        var body: some View {
          VStack { Dot(place: \(given)); Button("Go") { x = 5 } }
        }
      }
      """
    }
    let view = try ImportedView(card(""), options: taps(("Go", 1)))
    #expect(view.warnings.isEmpty)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1), [1, 5]))
    // A write to it sets no state.
    #expect(Self.errors(card("place = 7")) != [])
  }
}
