import Diagnostics
import Testing

@testable import SwiftImport

/// Views of the sources that are there more than once: each has a state of its own.
@Suite struct ImportedStateTests {
  private static let row = """
    struct Row: View {
      let name: String
      @Binding var isDone: Bool
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text(name).opacity(isDone ? 0 : 1)
          Button("Open") { withAnimation(.linear(duration: 1)) { open() } }
          Toggle("Done", isOn: $isDone.animation(.linear(duration: 2)))
        }
        .scaleEffect(isOpen ? 2 : 1)
      }
      func open() { isOpen = true }
    }
    """

  @Test func `whole numbers without a type are divided as Ints, and others as Doubles`() throws {
    let view = try ImportedView(
      """
      struct Halves: View {
        let half = 7 / 2
        let exact: Double = 7 / 2
        static let part = (9 + 2) / 4 * 2
        @State private var count = -9 / 2
        @State private var isOn = false
        var body: some View {
          let third = 11 % 4 + 10 / 3
          Circle()
            .offset(x: isOn ? CGFloat(half) : 0, y: isOn ? CGFloat(third) : 0)
            .rotationEffect(.degrees(isOn ? Double(Self.part) : 0))
            .scaleEffect(isOn ? exact : 1)
            .blur(radius: isOn ? Double(count) + 10 : 0)
            .onTapGesture { let step = 5 / 2; count += step; isOn = true }
        }
      }
      """)
    // 3, 3 + 3, 11 / 4 * 2 = 4, and -4 + 2 + 10.
    #expect(try view.values("circle_offset_x", at: 1.5) == [3])
    #expect(try view.values("circle_offset_y", at: 1.5) == [6])
    #expect(try view.values("circle_rotationEffect", at: 1.5) == [4])
    #expect(try view.values("circle_scaleEffect_x", at: 1.5) == [3.5])
    #expect(try view.values("circle_blur", at: 1.5) == [8])
  }

  @Test func `a computed property reads the state of its own view`() throws {
    let view = try ImportedView(
      """
      struct Fade: View {
        @State private var shown = 1.0
        private var half: Double { shown / 2 }
        var body: some View {
          Circle().opacity(half).onTapGesture { shown = 0 }
        }
      }
      struct Both: View {
        var body: some View { VStack { Fade(); Fade() } }
      }
      """)
    #expect(
      view.warnings == [
        "'Fade' has a state of its own; it becomes one of the document, 'fade_shown'"
      ])
    // The taps are a second apart.
    #expect(try view.values("circle_opacity", at: 0.5, 1.5, 2.5) == [0.5, 0, 0])
    #expect(try view.values("circle2_opacity", at: 0.5, 1.5, 2.5) == [0.5, 0.5, 0])
  }

  @Test func `each row of a loop has its own state, and sets the element that it is given`() throws
  {
    let view = try ImportedView(
      Self.row + """

        struct Item { var name: String; var isDone = false }
        struct Rows: View {
          @State private var items = [Item(name: "Ada"), Item(name: "Bea")]
          var body: some View {
            VStack {
              ForEach(items.indices, id: \\.self) { i in
                Row(name: items[i].name, isDone: $items[i].isDone)
              }
            }
          }
        }
        """, options: taps(("Open", 1), ("Done", 3)))
    #expect(isClose(try view.values("vStack2_0_scaleEffect_x", at: 0, 1.5, 2), [1, 1.5, 2]))
    #expect(isClose(try view.values("vStack2_1_scaleEffect_x", at: 2), [1]))
    #expect(isClose(try view.values("text_0_opacity", at: 2, 4, 5), [1, 0.5, 0]))
    #expect(isClose(try view.values("text_1_opacity", at: 5), [1]))
    #expect(!view.result.diagnostics.contains { $0.hasErrors })
  }

  @Test func `uses of one view have states of their own`() throws {
    let view = try ImportedView(
      """
      struct Like: View {
        @State private var isLiked = false
        var body: some View {
          Circle().opacity(isLiked ? 1 : 0).animation(.linear(duration: 1), value: isLiked)
            .onTapGesture { isLiked.toggle() }
        }
      }
      struct Two: View { var body: some View { HStack { Like(); Like() } } }
      """)
    // Everything that can be touched, in its order, a second apart.
    #expect(isClose(try view.values("circle_opacity", at: 1, 1.5, 2.5), [0, 0.5, 1]))
    #expect(isClose(try view.values("circle2_opacity", at: 1.5, 2, 2.5), [0, 0, 0.5]))
  }

  @Test func `a first value follows from what the view is given`() throws {
    let view = try ImportedView(
      """
      struct Bar: View {
        @State private var length: Double
        init(start: Double) { _length = State(initialValue: start) }
        var body: some View {
          Rectangle().offset(x: length).onAppear { withAnimation(.linear(duration: 1)) { length += 100 } }
        }
      }
      struct Bars: View {
        var body: some View { ZStack { ForEach(0..<3, id: \\.self) { n in Bar(start: Double(n) * 10) } } }
      }
      """)
    #expect(isClose(try view.values("rectangle_2_offset_x", at: 0, 0.5, 1), [20, 70, 120]))
    #expect(isClose(try view.values("rectangle_0_offset_x", at: 0.5), [50]))
  }

  @Test func `what decides whether the view is there is inside of its state`() throws {
    let view = try ImportedView(
      """
      struct Hint: View {
        @State private var isShown = true
        var body: some View {
          if isShown { Text("Hint").blur(radius: 1).transition(.opacity).onTapGesture { hide() } }
        }
        func hide() { withAnimation(.linear(duration: 1)) { isShown = false } }
      }
      struct Hints: View { var body: some View { VStack { ForEach(0..<2, id: \\.self) { _ in Hint() } } } }
      """)
    let name = "text_0_transition_opacity"
    #expect(isClose(try view.values(name, at: 1, 1.5, 2), [1, 0.5, nil]))
    #expect(isClose(try view.values("text_1_transition_opacity", at: 2), [1]))
  }

  private static let scheme = """
    struct Card: View {
      @Environment(\\.colorScheme) private var scheme
      @Environment(\\.scenePhase) private var scenePhase
      @State private var x = 0.0
      var body: some View {
        Circle().opacity(scheme == .dark ? 0.5 : 1).animation(.linear(duration: 1), value: scheme)
          .offset(x: x)
          .onChange(of: scenePhase) { _, new in
            if new == .background { withAnimation(.linear(duration: 1)) { x = 100 } }
          }
      }
    }
    """

  @Test func `the environment is changed by the system`() throws {
    var options = ImportOptions()
    options.changes = [
      ImportOptions.Change(name: "colorScheme", value: "dark", time: 1),
      ImportOptions.Change(name: "scenePhase", value: ".background", time: 2),
    ]
    let view = try ImportedView(Self.scheme, options: options)
    #expect(isClose(try view.values("circle_opacity", at: 0.9, 1.5, 2), [1, 0.75, 0.5]))
    #expect(isClose(try view.values("circle_offset_x", at: 1.9, 2.5, 3), [0, 50, 100]))
    let helps = view.result.diagnostics[0].first.compactMap { $0.help }
    #expect(
      helps.contains(
        "say it: --with 'scheme=.dark', or change it: --change 'colorScheme = .dark at 1'"))
    options.changes = []
    options.values = [ImportOptions.Value(name: "scheme", text: ".dark")]
    let dark = try ImportedView(Self.scheme, options: options)
    #expect(dark.document.contains("\"colorScheme\":\"'dark'\""))
  }

  @Test func `a constant of a body is one of the steps, with the value of its moment`() throws {
    let view = try ImportedView(
      """
      struct Pager: View {
        @State private var index = 0
        @State private var x: CGFloat = 0
        var body: some View {
          VStack {
            Rectangle().frame(width: 40, height: 40).offset(x: x)
            Button("Next") {
              let next = index + 1
              if next < 3 { index = next; withAnimation(.linear(duration: 1)) { x = CGFloat(next) * -100 } }
            }
            Button("Flash") {
              let former = x
              x = 0
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { x = former }
            }
          }
        }
      }
      """,
      options: taps(("Next", 0), ("Next", 2), ("Next", 4), ("Flash", 6)))
    #expect(view.document.contains(#""let":{"former":"x"}"#), "\(view.document)")
    #expect(
      isClose(
        try view.values("rectangle_offset_x", at: 0.5, 2.5, 4.5, 6.25, 6.75),
        [-50, -150, -200, 0, -200]))
  }

  @Test func `a switch among statements is one of the steps, unless a case has a condition`() throws
  {
    let view = try ImportedView(
      """
      enum Phase { case idle, loading, done }
      struct Loader: View {
        @State private var phase: Phase = .idle
        @State private var n = 0
        var body: some View {
          VStack {
            Rectangle().opacity(phase == .loading ? 1 : 0.25).offset(x: CGFloat(n))
            Button("Go") {
              switch phase {
              case .idle, .done: withAnimation(.linear(duration: 1)) { phase = .loading }
              case .loading: phase = .done
              }
              switch n {
              case 0..<2: n += 1
              case 5: break
              default: n = 10
              }
            }
            Button("Back") {
              switch n {
              case 10 where phase == .idle: n = 7
              default: n = 3
              }
            }
          }
        }
      }
      """,
      options: taps(("Go", 0), ("Go", 2), ("Go", 4), ("Back", 6)))
    #expect(view.document.contains(#""switch":"phase""#), "\(view.document)")
    #expect(view.document.contains(#""5":[]"#))
    // 0 and 1 are below 2; 2 is not, and not 5.
    #expect(
      isClose(try view.values("rectangle_offset_x", at: 1, 3, 5, 7), [1, 2, 10, 3]))
    #expect(
      isClose(try view.values("rectangle_opacity", at: 0.5, 1.5, 3, 4.5), [0.625, 1, 0.25, 0.625]))
  }

  @Test(arguments: [
    ("let", "items[1]", [20.0]), ("let", "items.first!", [10]), ("var", "items[0]", [10]),
  ])
  func `a first value may be an element of a constant list`(
    word: String, value: String, offset: [Double]
  ) throws {
    let card = try ImportedView(
      """
      struct Item: Identifiable { let id: Int; var x: Double }
      \(word) items = [Item(id: 1, x: 10), Item(id: 2, x: 20)]
      struct Card: View {
        @State private var item = \(value)
        @State private var other: Item = items[1]
        var body: some View {
          Circle().offset(x: item.x).onTapGesture { item = items[1]; other.x = 5 }
          Capsule().offset(x: other.x)
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_offset_x", at: 0.5, 1.5), offset + [20]))
    #expect(isClose(try card.values("capsule_offset_x", at: 0.5, 1.5), [20, 5]))
  }

  @Test func `an element of a list that is written is not known`() throws {
    let card = try ImportedView(
      """
      struct Item { var x: Double }
      var items = [Item(x: 10)]
      struct Card: View {
        @State private var item: Item = items[0]
        var body: some View {
          Circle().offset(x: item.x).onTapGesture {
            items[0].x = 20
            item = items[0]
          }
        }
      }
      """)
    #expect(!card.warnings.isEmpty)
  }
}
