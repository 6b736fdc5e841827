import Testing

@testable import SwiftImport

/// Colours in the places of views.
@Suite struct ImportedColorTests {
  private func card(_ view: String) throws -> ImportedView {
    try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        private var tint: Color { isOn ? .red : .blue }
        @State private var color = Color.green
        private let still = Color.purple
        var body: some View {
          ZStack {
            \(view)
            Circle().fill(tint).onTapGesture {
              withAnimation(.linear(duration: 1)) { isOn.toggle(); color = .red }
            }
          }
        }
      }
      """)
  }

  @Test(arguments: [
    ("tint.ignoresSafeArea()", "tint"), ("self.tint", "tint"),
    ("isOn ? Color.red : Color.blue", "color"),
    ("(isOn ? Color.red : .blue).blur(radius: 2)", "color"),
    ("((isOn ? .red : tint))", "color"), ("(tint)", "tint"),
    ("Color(hue: isOn ? 0 : 0.5, saturation: 1, brightness: 1)", "color"),
  ])
  func `a colour that moves is a fill`(view: String, name: String) throws {
    let card = try card(view)
    #expect(card.warnings.isEmpty)
    let found = try card.values("\(name)_fill_r", at: 0.5, 1.25, 1.5, 3)
    if view.hasPrefix("Color(hue") {
      // From cyan to red.
      #expect(isClose([found[0], found[3]], [0, 1]))
    } else {
      #expect(isClose(found, try card.values("circle_fill_r", at: 0.5, 1.25, 1.5, 3)))
    }
  }

  @Test func `a state that is a colour is a fill`() throws {
    let card = try card("color.frame(width: 10, height: 10)")
    #expect(isClose(try card.values("color_fill_g", at: 0.5), [199.0 / 255]))
    #expect(isClose(try card.values("color_fill_r", at: 3), [1]))
  }

  @Test(arguments: ["still", "Color.purple", "Color(white: 0.5)", "(still)"])
  func `a colour that never changes says nothing`(view: String) throws {
    let card = try card(view)
    #expect(card.document.matches(of: /fill/).count == 1)
    #expect(card.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      "isOn ? Text(\"A\") : Text(\"B\")", "this view cannot be read and is left out"
    ),
    ("Color(hex: isOn ? \"A\" : \"B\")", "this is left out: 'Color' has no argument 'hex:'"),
  ])
  func `a colour that is not known, and another value, are warnings`(
    view: String, warning: String
  ) throws {
    #expect(try card(view).warnings == [warning])
  }

  @Test func `a view that is not known contains the views that it is given`() throws {
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        private var dot: some View { Circle().opacity(isOn ? 1 : 0) }
        private func square(_ x: Double) -> some View { Rectangle().offset(x: isOn ? x : 0) }
        private var button: some View {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
        var body: some View {
          Glass { dot; self.button }
          Glass { if isOn { square(10) } else { square(20) } }
        }
      }
      """)
    #expect(card.warnings == ["'Glass' is declared in no source; it is taken as a view of its own"])
    #expect(isClose(try card.values("circle_opacity", at: 0.5, 1.5), [0, 0.5]))
  }
}
