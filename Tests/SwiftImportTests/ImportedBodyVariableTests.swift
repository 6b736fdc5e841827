import Testing

@testable import SwiftImport

/// Variables in the bodies of views.
struct ImportedBodyVariableTests {
  private static func card(_ statements: String) -> String {
    """
    struct Card: View {
      @State var isOpen = false
      @State var level = 2.0
      var body: some View {
        \(statements)
        return Text("A")
          .offset(x: x)
          .onTapGesture { isOpen.toggle() }
      }
    }
    """
  }

  @Test(arguments: [
    ("var x = 1.0\nif isOpen { x = 5 }", 1.0, 5.0),
    ("var x = 1.0\nif isOpen { x += level }", 1, 3),
    ("var x = 1.0\nx = x + 2\nif isOpen { x *= 2 } else { x -= 1 }", 2, 6),
    ("var x = 1.0\nif level > 3 { x = 4 } else if isOpen { x = level } else { x = 7 }", 7, 2),
    ("var x = 1.0\nif isOpen { x = 5 }\nlet y = x\nx = y * 2", 2, 10),
  ])
  func `a variable of a body is followed`(_ statements: String, _ first: Double, _ second: Double)
    throws
  {
    let view = try ImportedView(Self.card(statements), options: taps(("text", 1)))
    #expect(
      isClose(try view.values("text_offset_x", at: 0, 1), [first, second]), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a variable that a loop changes is not taken for its first value`() throws {
    let view = try ImportedView(
      Self.card("var x = 1.0\nfor _ in 0..<3 { x += 1 }"), options: taps(("text", 1)))
    #expect(view.warnings.contains("the value of 'x' after its changes cannot be said"))
    #expect(!view.document.contains("offset"))
  }

  @Test func `a view is found whose name another type has`() throws {
    var options = taps(("text", 1))
    options.view = "Card"
    let view = try ImportedView(
      "enum Deck { enum Card { case ace } }", Self.card("let x = isOpen ? 2.0 : 1.0"),
      options: options)
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [1, 2]))
  }
}
