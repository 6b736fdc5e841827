import Testing

@testable import SwiftImport

/// An action keeps the values that the constants of its view had when the view was made.
@Suite struct ImportedConstantTests {
  /// Where a circle is after a tap at 1 s, and another one at 3 s.
  private func places(_ body: String, _ members: String = "") throws -> [Double?] {
    var options = ImportOptions()
    options.taps = [1, 3].map { ImportOptions.Tap(label: "circle", time: $0) }
    let view = try ImportedView(
      """
      enum Phase { case idle, loading(Double) }
      struct Board: View {
        @State private var n = 1.0
        @State private var x = 0.0
        @State private var items = [3.0, 4.0, 5.0, 6.0]
        @State private var phase = Phase.loading(8)
        \(members)
        var body: some View {
          \(body)
        }
      }
      """, options: options)
    return try view.values("circle_offset_x", at: 0.5, 2.5, 4.5)
  }

  @Test(arguments: [
    ("let w = n * 2\nCircle().offset(x: x).onTapGesture { n += 1; x = w }", [0.0, 2, 4]),
    ("let w = n * 2\nCircle().offset(x: x).onTapGesture { x = w; n += 1 }", [0, 2, 4]),
    // A computed property has the value that it has then.
    ("Circle().offset(x: x).onTapGesture { n += 1; x = double }", [0, 4, 6]),
    ("let w = double\nCircle().offset(x: x).onTapGesture { n += 1; x = w }", [0, 2, 4]),
    ("let w = n\nCircle().offset(x: x).onTapGesture { add(); x = w }", [0, 1, 2]),
    (
      "if let first = items.first { Circle().offset(x: x).onTapGesture { items.removeFirst(); x = first } }",
      [0, 3, 4]
    ),
    (
      "if case .loading(let w) = phase { Circle().offset(x: x).onTapGesture { phase = .loading(w + 1); x = w } }",
      [0, 8, 9]
    ),
    // So does a parameter of a function whose steps stand where it is called.
    ("Circle().offset(x: x).onTapGesture { keep(n) { } }", [0, 1, 2]),
    // Work that runs later has the constant as it was at the tap, and reads the state when it runs.
    (
      "let w = n\nCircle().offset(x: x).onTapGesture { "
        + "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { x = w + 10 * n }; n += 1 }",
      [0, 21, 32]
    ),
  ])
  func `an action has what a constant was`(body: String, expected: [Double]) throws {
    let members =
      "var double: Double { n * 2 }\nfunc add() { n += 1 }\n"
      + "func keep(_ amount: Double, _ then: () -> Void) { n += 1; x = amount; then() }"
    #expect(isClose(try places(body, members), expected))
  }

  @Test func `an action has what its view was given, and through a binding what is there`() throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        let given: Double
        @Binding var n: Double
        @Binding var x: Double
        @Binding var y: Double
        var body: some View {
          Circle().offset(x: x, y: y).onTapGesture { n += 1; x = given; y = n }
        }
      }
      struct Board: View {
        @State private var n = 1.0
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View { Dot(given: 3 * n, n: $n, x: $x, y: $y) }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 3]))
    #expect(isClose(try view.values("circle_offset_y", at: 0.5, 1.5), [0, 2]))
  }

  @Test func `the element of a binding is what it is then`() throws {
    let view = try ImportedView(
      """
      struct Item: Identifiable { let id: Int; var place = 2.0 }
      struct Board: View {
        @State private var items = [Item(id: 1)]
        @State private var x = 0.0
        var body: some View {
          VStack {
            ForEach($items) { $item in
              Rectangle().opacity(x / 10).onTapGesture { item.place += 5; x = item.place }
            }
          }
        }
      }
      """)
    #expect(isClose(try view.values("rectangle_1_opacity", at: 0.5, 1.5), [0, 0.7]))
  }
}
