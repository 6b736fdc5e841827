import Testing

@testable import SwiftImport

/// A state that is nil at first has the type of what it is set to, and is unwrapped where a view is there only with it.
@Suite struct ImportedOptionalTests {
  /// A notice that comes with a tap at 1 s, and goes by a work item after the seconds that it says itself.
  private static let notice = """
    struct Notice: Equatable {
      var words: String
      var seconds: Double = 3
    }
    struct NoticeModifier: ViewModifier {
      @Binding var notice: Notice?
      @State private var removal: DispatchWorkItem?
      func body(content: Content) -> some View {
        content
          .overlay {
            ZStack {
              if let notice = notice {
                Circle().offset(x: notice.seconds * 10).transition(.opacity)
              }
            }
            .animation(.linear(duration: 0.2), value: notice)
          }
          .onChange(of: notice) { _ in putOff() }
      }
      private func putOff() {
        guard let notice = notice else { return }
        if notice.seconds > 0 {
          removal?.cancel()
          let item = DispatchWorkItem { leave() }
          removal = item
          DispatchQueue.main.asyncAfter(deadline: .now() + notice.seconds, execute: item)
        }
      }
      private func leave() {
        notice = nil
        removal = nil
      }
    }
    struct Page: View {
      @State private var notice: Notice?
      var body: some View {
        Button("Save") { notice = Notice(words: "Saved", seconds: 1.5) }
          .modifier(NoticeModifier(notice: $notice))
      }
    }
    """

  @Test func `a notice that is nil at first comes, and goes when it says`() throws {
    let view = try ImportedView(Self.notice)
    // It comes at 1, is there at 1.2, begins to go at 2.5 and is gone at 2.7, with the place that it had.
    #expect(
      isClose(
        try view.values("circle_offset_x", at: 0.5, 1.3, 2.4, 2.6, 2.8), [nil, 15, 15, 15, nil]),
      "\(view.document)")
    #expect(
      isClose(
        try view.values("circle_transition_opacity", at: 1.1, 1.3, 2.6), [0.5, 1, 0.5]),
      "\(view.document)")
    #expect(!view.warnings.contains { $0.contains("left out") }, "\(view.warnings)")
  }

  @Test func `what a sheet shows is its item`() throws {
    let view = try ImportedView(
      """
      struct Choice: Identifiable {
        var id: Int
        var x = 0.0
      }
      struct Page: View {
        @State private var choice: Choice?
        var body: some View {
          Button("Choose") { choice = Choice(id: 1, x: 4) }
            .sheet(item: $choice) { chosen in Circle().offset(x: chosen.x) }
        }
      }
      """)
    // In the middle of a screen of 390, and 4 to the right.
    let places = try view.values("circle_layout_x", at: 0.5, 2)
    #expect(isClose(places, [nil, 199]), "\(view.document)")
  }

  @Test(arguments: [
    // Where the document knows that it is never nil, nothing is forced.
    ("@State private var place: Double? = 4", "place! * 2", 8),
    ("@State private var places = [4.0, 5]", "places.last! * 2", 10),
    ("@State private var place: Double?", "(place == nil ? 3 : place! * 2)", 3),
  ])
  func `an exclamation mark is taken as it is`(
    state: String, x: String, value: Double
  ) throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        \(state)
        @State private var y = 0.0
        var body: some View {
          Circle().offset(x: \(x), y: y).onTapGesture { y = 1 }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5), [value]), "\(view.document)")
  }

  @Test(arguments: [
    ("@State private var place: Double? = 4", 4.0), ("@State private var place: Double?", nil),
  ])
  func `a view has what its condition has unwrapped`(state: String, first: Double?) throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        \(state)
        var body: some View {
          ZStack {
            if let place { Circle().offset(x: place) }
          }
          .onTapGesture { place = 9 }
        }
      }
      """)
    #expect(
      isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [first, 9]), "\(view.document)")
  }

  @Test func `a mark that begins a line is a negation`() throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        @State private var place: Double? = 4
        @State private var isOff = false
        var first: Double { place! }
        var x: Double {
          let place = first
          return
            !isOff ? place : 0
        }
        var isOn: Bool {
          let other = place
          !isOff
        }
        var body: some View {
          Circle().offset(x: isOn ? x : 1).onTapGesture { isOff = true }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [4, 1]), "\(view.document)")
  }

  @Test(arguments: [
    ("@State private var n: Int? = nil", "", "n = 7"), ("@State private var n: Int? = 7", "", ""),
    ("@State private var n: Int?", "", "n = 7"), ("let n: Int? = 7", "", ""),
    ("var n: Int?", "#Preview { Card(n: 7) }", ""),
    ("@State private var n: Int?", "#Preview { Card(n: 7) }", ""),
    ("static let n: Int? = 7", "", "let n = Self.n"),
  ])
  func `an optional whole number is divided as an Int`(
    member: String, preview: String, steps: String
  ) throws {
    let view = try ImportedView(
      """
      struct Card: View {
        \(member)
        @State private var x = 1.0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            \(steps)
            if let n { x = Double(n / 2) }
          }
        }
      }
      \(preview)
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [1, 3]), "\(view.document)")
    #expect(view.warnings.isEmpty)
  }

  @Test(arguments: [
    ("Double? = 3", "4", 3, 4), ("Int? = 3", "4", 3, 4), ("CGFloat? = nil", "4", 8, 4),
    ("Double? = 3", "nil", 3, 8), ("Double? = 1 + 2", "nil", 3, 8),
    ("Double? = [3.0, 4].first", "nil", 3, 8), ("Double? = Self.three", "nil", 3, 8),
  ])
  func `a state of an optional type may be nil, whatever it is at first`(
    type: String, next: String, first: Double, then: Double
  ) throws {
    let view = try ImportedView(
      """
      struct Card: View {
        static let three: Double? = 3 > 2 ? 3 : nil
        @State private var z: \(type)
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture { x = Double(z ?? 8); z = \(next) }
        }
      }
      """, options: taps(("circle", 1), ("circle", 2)))
    #expect(
      isClose(try view.values("circle_offset_x", at: 1, 2), [first, then]), "\(view.document)")
    #expect(view.warnings.isEmpty)
  }
}
