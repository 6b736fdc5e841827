import Diagnostics
import Testing

@testable import SwiftImport

/// Gestures that a view declares apart, and methods that they name.
@Suite struct ImportedGestureTests {
  private func card(_ gesture: String) throws -> ImportedView {
    try ImportedView(
      """
      struct Card: View {
        @State private var x = 0.0
        @State private var isOn = false
        private let stored = DragGesture(minimumDistance: 0).onChanged { _ in }
        private var drag: some Gesture {
          DragGesture().onChanged(moved(value:)).onEnded(self.ended)
        }
        private var returned: some Gesture {
          return DragGesture().onChanged { x = $0.translation.width }.onEnded(ended)
        }
        private var tap: some Gesture {
          TapGesture().onEnded { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
        private func pull(of number: Double) -> some Gesture {
          DragGesture().onChanged { value in x = value.translation.width * number }
        }
        private func moved(value: DragGesture.Value) { x = value.translation.width }
        private func ended(_ value: DragGesture.Value) {
          withAnimation(.linear(duration: 1)) { x = 0 }
        }
        private func tapped() { withAnimation(.linear(duration: 1)) { x = 100 } }
        var body: some View { Circle().offset(x: x)\(gesture) }
      }
      """)
  }

  @Test(arguments: [
    ".gesture(drag)", ".gesture(self.drag)", ".simultaneousGesture(returned)",
    ".highPriorityGesture(drag)",
    ".gesture(DragGesture().onChanged(moved(value:)).onEnded(ended(_:)))",
  ])
  func `a drag that is declared apart moves the view`(gesture: String) throws {
    let card = try card(gesture)
    #expect(card.warnings == [Self.assumed])
    // A drag from 1 s to 1.5 s, 100 points to the right, and a second back.
    #expect(isClose(try card.values("circle_offset_x", at: 0.9, 1.5, 2, 3), [0, 100, 50, 0]))
  }

  @Test func `the gesture of a function has its arguments`() throws {
    let card = try card(".gesture(pull(of: 2))")
    #expect(card.warnings == [Self.assumed])
    #expect(isClose(try card.values("circle_offset_x", at: 0.9, 1.6), [0, 200]))
  }

  @Test(arguments: [
    ".gesture(tap)", ".gesture(TapGesture(count: 2).onEnded(tapped))",
    ".gesture(LongPressGesture().onEnded { if $0 { tapped() } })",
    ".gesture(LongPressGesture(minimumDuration: 1).onChanged { _ in isOn = true }.onEnded { ended in if ended && isOn { tapped() } })",
    ".gesture(LongPressGesture().onEnded(self.tapped))",
  ])
  func `a tap that is declared apart taps the view`(gesture: String) throws {
    let card = try card(gesture)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_offset_x", at: 0.9, 1.5, 2.5), [0, 50, 100]))
  }

  @Test(arguments: [
    (".gesture(isOn ? nil : tap)", 50.0, 100.0), (".gesture(isOn ? tap : nil)", 0, 0),
    (".gesture(x == 0 ? tap : TapGesture().onEnded { x = 7 })", 50, 7),
    (".gesture(isOn ? tap : TapGesture().onEnded { x = 7 })", 0, 7),
  ])
  func `a gesture may be chosen`(
    gesture: String, first: Double, second: Double
  ) throws {
    let card = try card(gesture)
    #expect(card.warnings.isEmpty)
    #expect(
      isClose(try card.values("circle_offset_x", at: 0.9, 1.5, 2.5), [0, first, second]))
  }

  @Test(arguments: [".gesture(none)", ".gesture(RotateGesture())", ".gesture(self)"])
  func `a gesture that is not known is a warning`(gesture: String) throws {
    #expect(try card(gesture).warnings.first?.hasSuffix("is not simulated") == true)
  }

  @Test func `the updates of a press are left out with a warning`() throws {
    let card = try card(
      ".gesture(LongPressGesture().updating($isDown) { _, isDown, _ in isDown = true }.onEnded { _ in x = 9 })"
    )
    #expect(card.warnings == ["'updating' is left out"])
    #expect(isClose(try card.values("circle_offset_x", at: 0.9, 1.5), [0, 9]))
  }

  @Test func `a method has the size of the geometry that it is given`() throws {
    var options = ImportOptions()
    options.size = ImportOptions.ScreenSize(width: 200, height: 300)
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var x = 0.0
        private func move(in geometry: GeometryProxy, by part: Double) {
          x = geometry.size.width * part
        }
        var body: some View {
          GeometryReader { geometry in
            Circle().offset(x: x).onTapGesture { move(in: geometry, by: 0.5) }
          }
        }
      }
      """, options: options)
    #expect(isClose(try card.values("circle_offset_x", at: 0.9, 1.5), [0, 100]))
  }

  @Test(arguments: [
    ("DragGesture().onChanged { dot = $0.location }", 60.0, 30.0),
    (
      "DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { dot = $0.location }",
      110, 80
    ),
    (
      "DragGesture().onChanged { value in dot = value.location }.onEnded { dot = $0.startLocation }",
      50, 20
    ),
    ("DragGesture().onChanged(moved)", 60, 30), ("drag", 60, 30),
  ])
  func `a drag says where the finger is`(gesture: String, x: Double, y: Double) throws {
    var options = ImportOptions()
    options.size = ImportOptions.ScreenSize(width: 200, height: 140)
    options.drags = [
      ImportOptions.Drag(
        label: "card", from: ImportOptions.Point(x: 0, y: 0), to: ImportOptions.Point(x: 10, y: 10),
        in: 0.5, at: 1)
    ]
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var dot = CGPoint.zero
        private var drag: some Gesture { DragGesture().onChanged { place($0.location) } }
        private func moved(_ value: DragGesture.Value) { dot = value.location }
        private func place(_ point: CGPoint) { dot = point }
        var body: some View {
          ZStack {
            Rectangle().frame(width: 100, height: 40).gesture(\(gesture))
              .accessibilityIdentifier("card")
            Circle().offset(x: dot.x, y: dot.y)
          }
        }
      }
      """, options: options)
    #expect(card.warnings.isEmpty)
    // The card is in the middle of the screen, and the finger begins in the middle of the card.
    #expect(isClose(try card.values("circle_layout_x", at: 0.9, 1.6), [100, 100 + x]))
    #expect(isClose(try card.values("circle_layout_y", at: 0.9, 1.6), [70, 70 + y]))
  }

  @Test func `gestures that are each other are an error`() {
    let made = SwiftImport([
      SourceText(
        name: "a.swift",
        bytes: Array(
          """
          struct Card: View {
            var first: some Gesture { second }
            var second: some Gesture { first }
            var body: some View { Circle().gesture(first) }
          }
          """.utf8))
    ])
    #expect(made.document == nil)
  }

  @Test(arguments: [
    "Color.black.opacity(isOn ? 0.5 : 0).ignoresSafeArea().onTapGesture { isOn.toggle() }",
    "Color.black.opacity(0.5).opacity(isOn ? 1 : 0).onTapGesture { isOn.toggle() }",
    "shade.opacity(isOn ? 0.5 : 0).onTapGesture(perform: { isOn.toggle() })",
    "dimmed", "self.dimmed",
  ])
  func `a colour behind a view may be tapped`(background: String) throws {
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        private let shade = Color.gray
        private var dimmed: some View {
          shade.opacity(isOn ? 0.5 : 0).onTapGesture { isOn.toggle() }
        }
        var body: some View { Circle().background(\(background)) }
      }
      """)
    #expect(card.warnings.isEmpty)
    let column = try #require(try card.table(at: [0]).keys.first { $0.hasSuffix("_opacity") })
    #expect(try card.values(column, at: 0.5) == [0])
    #expect(try card.values(column, at: 1.5) != [0])
  }

  @Test func `a colour behind a view is a style`() throws {
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        var body: some View {
          Circle().background(Color.black.opacity(isOn ? 0.5 : 0)).onTapGesture { isOn.toggle() }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_background_a", at: 0.5, 1.5), [0, 0.5]))
  }

  private static let assumed =
    "how 'circle' is dragged is not known: from 0,0 to 100,100 in 0.5 s is taken"
}
