import Testing

@testable import SwiftImport

/// The values that previews, initializers and options give properties, and those that are whole numbers.
@Suite struct ImportedValueTests {
  /// A circle that moves from its place by an expression, with members of the view before it and a preview.
  private func view(_ members: String, _ x: String, _ preview: String) -> String {
    """
    struct Card: View {
      \(members)
      @State private var isOn = false
      var body: some View {
        Circle().offset(x: isOn ? \(x) : 0).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    #Preview { \(preview) }
    """
  }

  @Test(arguments: [
    ("var way: Double = 10", "Card(way: 100)", 100),
    ("@State var way: Double = 10", "Card(way: 100)", 100),
    ("let way: Double; init(way: Double) { self.way = min(way, 60) }", "Card(way: 100)", 60),
    ("let way: Double; init(way: Double = 30) { self.way = way }", "Card()", 30),
    ("let way: Double; init(_ way: Double) { self.way = way * 2 }", "Card(50)", 100),
    (
      "@State var way: Double; init(first: Double = 8) { _way = State(initialValue: first) }",
      "Card()", 8
    ),
    (
      "@State var way: Double; init(way: Double) { _way = State(initialValue: way + 1) }",
      "Card(way: 8)", 9
    ),
    (
      "let way: Double; init(way: Double) { self.way = way }; init() { way = 5 }", "Card(way: 7)", 7
    ),
    ("let way: Double; init(way: Double) { self.way = way }; init() { way = 5 }", "Card()", 5),
  ])
  func `a preview and an initializer give the values of the view`(
    members: String, preview: String, expected: Double
  ) throws {
    let view = try ImportedView(view(members, "way", preview))
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1), [expected / 2, expected]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
    // A component is given its values in the same way.
    let deck = try ImportedView(
      self.view(members, "way", "Text(\"\")")
        + "\nstruct Deck: View { var body: some View { ZStack { \(preview); Text(\"a\") } } }",
      options: {
        var options = ImportOptions()
        options.view = "Deck"
        return options
      }())
    #expect(isClose(try deck.values("circle_offset_x", at: 1), [expected]))
  }

  @Test func `of several previews of a view the first gives the values, with a warning`() throws {
    let view = try ImportedView(
      view("let way: Double", "way", "VStack { Card(way: 3); Card(way: 5) }"))
    #expect(isClose(try view.values("circle_offset_x", at: 1), [3]))
    #expect(view.warnings.contains { $0.contains("another 'Card'") })
  }

  @Test(arguments: [
    ("let count: Int", "CGFloat(count / 2)", "Card(count: 7)", 3),
    ("var count = 1", "CGFloat(count / 2)", "Card(count: 7)", 3),
    (
      "let count: Int; init(count: Int = 9) { self.count = count }", "CGFloat(count / 2)", "Card()",
      4
    ),
    (
      "func half(_ number: Int, by other: Int = 2) -> Int { number / other }", "CGFloat(half(7))",
      "Card()", 3
    ),
    (
      "var half: CGFloat { let all = 7; let part = 2; return CGFloat(all / part) }", "half",
      "Card()", 3
    ),
    ("@State var list = [5, 9]", "CGFloat(list[1] / 2)", "Card()", 4),
    ("static let list: [Int] = [5, 9]", "CGFloat(Card.list[0] / 2)", "Card()", 2),
    ("let list = [5, 9]", "CGFloat(list[0] / 2)", "Card()", 2),
    ("let list: [Double] = [5, 9]", "list[0] / 2", "Card()", 2.5),
    ("var half: Double { let all: Double = 7; return all / 2 }", "half", "Card()", 3.5),
    ("let count: Double", "count / 2", "Card(count: 7)", 3.5),
  ])
  func `a whole number is one where Swift takes it for one`(
    members: String, x: String, preview: String, expected: Double
  ) throws {
    let view = try ImportedView(view(members, x, preview))
    #expect(isClose(try view.values("circle_offset_x", at: 1), [expected]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `elements that are written down are whole numbers`() throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        var body: some View {
          ZStack { ForEach([5, 8], id: \\.self) { number in Circle().offset(x: isOn ? CGFloat(number / 2) : 0) } }
            .onAppear { isOn = true }
        }
      }
      """)
    #expect(isClose(try view.values("circle_5_offset_x", at: 1), [2]))
    #expect(isClose(try view.values("circle_8_offset_x", at: 1), [4]))
  }

  @Test func `a value of an option is a whole number where its property is one`() throws {
    var options = ImportOptions()
    options.values = [.init(name: "count", text: "5")]
    let view = try ImportedView(
      view("let count: Int", "CGFloat(count / 2)", "Card(count: 7)"), options: options)
    #expect(isClose(try view.values("circle_offset_x", at: 1), [2]))
  }

  @Test(arguments: [
    ("return .degrees(360 * turns) + .degrees(120)", 480.0), (".degrees(90)", 90),
    ("if turns > 2 { return .zero }\n    return .radians(0) - .degrees(-30)", 30),
    ("turns == 1 ? .degrees(45) : .degrees(10)", 45),
  ])
  func `a value that a function returns has the type of the function`(body: String, degrees: Double)
    throws
  {
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var angle: Angle = .degrees(0)
        let turns = 1.0
        func whole() -> Angle {
          \(body)
        }
        var body: some View {
          Circle().rotationEffect(angle).onTapGesture { angle += whole() }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_rotationEffect", at: 0.5, 1.5), [0, degrees]))
  }
}
