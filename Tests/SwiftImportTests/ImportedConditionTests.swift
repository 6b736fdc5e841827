import Testing

@testable import SwiftImport

/// The conditions of one `if` or `guard` are read in their order, each with the names that those before it have bound.
@Suite struct ImportedConditionTests {
  /// A circle with the offset of a state, whose tap at 1 s runs some statements.
  private func view(_ statements: String) throws -> ImportedView {
    try ImportedView(
      """
      struct Dot: View {
        @State private var x = 0.0
        @State private var names = ["a", "b", "c"]
        @State private var place: Int? = 4
        @State private var width: Double?
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            \(statements)
          }
        }
      }
      """)
  }

  @Test(arguments: [
    // The place of b is 1, and that of c 2.
    ("if let at = names.firstIndex(of: \"b\"), at > 0 { x = Double(at) } else { x = 9 }", 1),
    ("if let at = names.firstIndex(of: \"a\"), at > 0 { x = Double(at) } else { x = 9 }", 9),
    ("if let at = names.firstIndex(of: \"z\"), at > 0 { x = Double(at) } else { x = 9 }", 9),
    ("if let at = names.firstIndex(of: \"b\"), at > 1 { x = 5 } else if x == 0 { x = 7 }", 7),
    (
      "if let at = names.firstIndex(of: \"c\"), let name = names.dropFirst(at).first, name == \"c\" { x = 6 }",
      6
    ),
    (
      "guard let at = names.firstIndex(of: \"c\"), at > 1 else { return }\nx = Double(at)", 2
    ),
    (
      "guard let at = names.firstIndex(of: \"b\"), at > 1 else { return }\nx = Double(at)", 0
    ),
    ("guard let last = names.last, last == \"b\" else { x = 9; return }\nx = 1", 9),
    ("if let at = names.firstIndex(of: \"b\"), at > 0 { return }\nx = 7", 0),
    ("if let at = names.firstIndex(of: \"a\"), at > 0 { return }\nx = 7", 7),
    ("if let at = names.firstIndex(of: \"b\"), at > 0 { } else { x = 7 }\nx += 1", 1),
    // An optional that is never nil here, under its own name.
    ("if let place, place > 3 { x = Double(place) }", 4),
    ("if let place, place > 4 { x = Double(place) }", 0),
    ("if let width, width > 3 { x = width } else { x = 8 }", 8),
    ("width = 5; if let width, width > 3 { x = width } else { x = 8 }", 5),
  ])
  func `a condition reads the unwrapped value of an earlier one`(
    statements: String, x: Double
  ) throws {
    #expect(isClose(try view(statements).values("circle_offset_x", at: 0.5, 1.5), [0, x]))
  }

  @Test func `a view is there while its condition holds of the unwrapped value`() throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        @State private var x = 0.0
        @State private var name = "c"
        let names = ["a", "b", "c"]
        var body: some View {
          ZStack {
            if let at = names.firstIndex(of: name), at > 1 {
              Circle().offset(x: x)
            } else {
              Rectangle().offset(x: x)
            }
          }
          .onTapGesture { name = "b" }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, nil]))
    #expect(isClose(try view.values("rectangle_offset_x", at: 0.5, 1.5), [nil, 0]))
  }
}
