import Diagnostics
import Testing

@testable import SwiftImport

/// What the sources do not say is asked for by name, and has a default that is said.
@Suite struct ImportOptionsTests {
  private static let sheet = """
    struct Sheet: View {
      let title: String
      var width = 50.0
      @State var start = 0.0
      @State private var offset = CGSize.zero
      @State private var loaded = 0.0
      var body: some View {
        VStack {
          Rectangle().offset(x: offset.width + start, y: 0).scaleEffect(x: loaded + width / 100)
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { value in offset = value.translation })
          Text(title).opacity(loaded)
        }
        .task {
          await fetch()
          withAnimation(.linear(duration: 1)) { loaded = 1 }
        }
      }
    }
    """

  private func view(_ change: (inout ImportOptions) -> Void) throws -> ImportedView {
    var options = ImportOptions()
    change(&options)
    return try ImportedView(Self.sheet, options: options)
  }

  @Test func `each default is a warning that says how to give another value`() throws {
    let view = try view { _ in }
    let helps = view.result.diagnostics[0].first.compactMap { $0.help }
    #expect(helps.contains("give it one in a #Preview, or with --with 'title=…'"), "\(helps)")
    #expect(helps.contains("say it: --drag 'rectangle from 0,0 to 100,100 in 0.5 at 1'"))
    #expect(helps.contains("say it: --latency fetch=0.3"))
    // 0.3 s, and then half of the animation.
    #expect(isClose(try view.values("text_opacity", at: 0.3, 0.8, 1.3), [0, 0.5, 1]))
  }

  @Test func `what is given is taken without a warning`() throws {
    let view = try view { options in
      options.values = [
        ImportOptions.Value(name: "title", text: "\"A\""),
        ImportOptions.Value(name: "width", text: "200"),
        ImportOptions.Value(name: "start", text: "2.0 * 5"),
      ]
      options.latencies = [ImportOptions.Latency(name: "fetch", seconds: 2)]
      options.drags = [
        ImportOptions.Drag(
          label: "rectangle", from: ImportOptions.Point(x: 10, y: 0),
          to: ImportOptions.Point(x: 50, y: 0), in: 0.4, at: 1)
      ]
      options.size = ImportOptions.ScreenSize(width: 100, height: 200)
    }
    #expect(view.warnings.isEmpty, "\(view.warnings)")
    #expect(isClose(try view.values("text_opacity", at: 2, 2.5, 3), [0, 0.5, 1]))
    #expect(isClose(try view.values("rectangle_scaleEffect_x", at: 0), [2]))
    // 10 from the first value, and the way of the drag.
    #expect(isClose(try view.values("rectangle_offset_x", at: 0.5, 1.2, 1.4), [10, 40, 60]))
    #expect(view.document.contains("\"size\":[100,200]"))
  }

  @Test func `a list of structures is a value as well`() throws {
    var options = ImportOptions()
    options.values = [
      ImportOptions.Value(name: "items", text: "[Item(x: 3), Item(x: 7)]")
    ]
    let view = try ImportedView(
      """
      struct Item: Identifiable { let id = UUID(); var x: Double }
      struct Row: View {
        @State var items: [Item]
        var body: some View {
          ForEach(items) { item in
            Circle().opacity(item.x).onTapGesture { items = [] }
          }
        }
      }
      """, options: options)
    #expect(view.document.contains("\"x\":3"), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a name that the view does not have is an error with those it has`() {
    var options = ImportOptions()
    options.values = [ImportOptions.Value(name: "titel", text: "\"A\"")]
    let made = SwiftImport(
      [SourceText(name: "a.swift", bytes: Array(Self.sheet.utf8))], options)
    #expect(made.document == nil)
    let error = made.diagnostics[1].first.first
    #expect(error?.message == "'Sheet' has no property 'titel' to give a value")
    #expect(error?.help == "it has 'title', 'width', 'start', 'offset', 'loaded'")
    #expect(made.sources[1].name == "--with titel")
    options.values = []
    options.drags = [
      ImportOptions.Drag(
        label: "card", from: ImportOptions.Point(x: 0, y: 0), to: ImportOptions.Point(x: 1, y: 0),
        in: 1, at: 1)
    ]
    let other = SwiftImport(
      [SourceText(name: "a.swift", bytes: Array(Self.sheet.utf8))], options)
    #expect(
      other.diagnostics[0].first.contains {
        $0.message == "nothing that can be dragged is named 'card'"
          && $0.help == "there is 'rectangle'"
      })
  }

  @Test func `a view that is only dragged cannot be tapped`() {
    var options = ImportOptions()
    options.taps = [ImportOptions.Tap(label: "circle", time: 1)]
    let made = SwiftImport(
      [
        SourceText(
          name: "Pair.swift",
          bytes: Array(
            """
            struct Pair: View {
              @State private var x = 0.0
              var body: some View {
                VStack {
                  Button("Back") { x = 0 }
                  Circle().offset(x: x).gesture(DragGesture().onChanged { x = $0.translation.width })
                }
              }
            }
            """.utf8))
      ], options)
    let errors = made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }
    #expect(errors.map { $0.message } == ["nothing that can be tapped is named 'circle'"])
    #expect(errors.first?.help == "there is 'Back'")
  }

  @Test(arguments: [
    ("go", 0.5, 0.0), ("Stop", 0, 0.5), ("badge", 0, 0.5), ("text", 0.5, 0), ("tap_text", 0.5, 0),
  ])
  func `a tap is at the view with a text, an identifier or a type, or at an action`(
    label: String, first: Double, second: Double
  ) throws {
    var options = ImportOptions()
    options.taps = [ImportOptions.Tap(label: label, time: 1)]
    let view = try ImportedView(
      """
      struct Pair: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          Text("Go").opacity(x).onTapGesture { withAnimation(.linear(duration: 1)) { x = 1 } }
          HStack { Circle().opacity(y); Text("Stop") }.accessibilityIdentifier("badge")
            .onTapGesture { withAnimation(.linear(duration: 1)) { y = 1 } }
        }
      }
      """, options: options)
    #expect(isClose(try view.values("text_opacity", at: 1.5), [first]), "\(view.document)")
    #expect(isClose(try view.values("circle_opacity", at: 1.5), [second]), "\(view.document)")
  }

  @Test(arguments: [
    ("card", 10.0, 0.0), ("Swipe me", 10, 0), ("rectangle", 0, 10), ("the-thumb", 0, 10),
  ])
  func `a drag is at the view with a text, an identifier or a type`(
    label: String, first: Double, second: Double
  ) throws {
    var options = ImportOptions()
    options.drags = [
      ImportOptions.Drag(
        label: label, from: ImportOptions.Point(x: 0, y: 0), to: ImportOptions.Point(x: 10, y: 0),
        in: 0.5, at: 1)
    ]
    let view = try ImportedView(
      """
      struct Pair: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          VStack { Circle(); Text("Swipe me") }.offset(x: x)
            .gesture(DragGesture().onChanged { x = $0.translation.width })
            .accessibilityIdentifier("card")
          Rectangle().offset(x: y).accessibilityIdentifier("the-thumb")
            .gesture(DragGesture().onChanged { y = $0.translation.width })
        }
      }
      """, options: options)
    #expect(isClose(try view.values("card_offset_x", at: 1.6), [first]), "\(view.document)")
    #expect(isClose(try view.values("rectangle_offset_x", at: 1.6), [second]), "\(view.document)")
  }

  @Test(arguments: ["go", "pick"])
  func `a tap is at what is identified after its gesture`(label: String) throws {
    var options = ImportOptions()
    options.taps = [ImportOptions.Tap(label: label, time: 1)]
    let view = try ImportedView(
      """
      struct One: View {
        @State private var x = 0.0
        var body: some View {
          Button("Begin") { x = 1 }.accessibilityIdentifier("go")
          Circle().opacity(x).onTapGesture { x = 1 }.accessibilityIdentifier("pick")
        }
      }
      """, options: options)
    #expect(isClose(try view.values("pick_opacity", at: 0.5), [0]), "\(view.document)")
    #expect(isClose(try view.values("pick_opacity", at: 1.5), [1]), "\(view.document)")
  }

  @Test func `a condition that is not known is taken to hold`() throws {
    let view = try ImportedView(
      """
      struct A: View {
        @EnvironmentObject var model: Model
        @State private var x = 0.0
        var body: some View {
          ZStack {
            if model.isReady { Circle().opacity(x) } else { Rectangle().blur(radius: x) }
          }
          .onTapGesture { x = 1 }
        }
      }
      """)
    #expect(view.warnings.contains { $0.hasPrefix("this condition is taken to hold") })
    #expect(isClose(try view.values("circle_opacity", at: 0.5, 1.5), [0, 1]))
    #expect(isClose(try view.values("rectangle_blur", at: 1.5), [nil]))
  }

  @Test func `an optional state of any type begins without a value`() throws {
    let view = try ImportedView(
      """
      struct A: View {
        @State private var chosen: Poster?
        @State private var place: CGPoint?
        @State private var x = 0.0
        var body: some View {
          Circle().opacity(chosen == nil ? 1 : 0).blur(radius: place == nil ? x : 9)
            .onTapGesture { x = 1 }
        }
      }
      """)
    #expect(isClose(try view.values("circle_opacity", at: 0.5), [1]))
    #expect(isClose(try view.values("circle_blur", at: 0.5, 1.5), [0, 1]))
  }

  @Test func `a whole constant counts elements`() throws {
    let view = try ImportedView(
      """
      struct A: View {
        let count = 3
        @State private var x = 0.0
        var body: some View {
          ZStack { ForEach(0..<count, id: \\.self) { i in Circle().opacity(x / Double(count) * Double(i)) } }
            .onTapGesture { x = 1 }
        }
      }
      """)
    #expect(isClose(try view.values("circle_2_opacity", at: 0.5, 1.5), [0, 2.0 / 3]))
  }
}
