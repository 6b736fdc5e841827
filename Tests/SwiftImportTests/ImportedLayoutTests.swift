import Diagnostics
import SwiftSource
import Testing

@testable import SwiftImport

/// The layout of a view is said where it can move something; the numbers are those of the sizes that are written.
@Suite struct ImportedLayoutTests {
  /// A view with an event at 1 s: `isOn` changes in a second.
  private func view(_ body: String, _ other: String = "") throws -> ImportedView {
    try ImportedView(
      """
      \(other)
      struct A: View {
        @State private var isOn = false
        var body: some View {
          \(body)
        }
        private func change() { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
      """)
  }

  @Test func `a row that comes pushes the others by its height and the spacing`() throws {
    let view = try view(
      """
      VStack(alignment: .leading, spacing: 10) {
        Circle().frame(width: 100, height: 40).onTapGesture { change() }
        if isOn { Rectangle().frame(width: 60, height: 20) }
        Capsule().frame(width: 80, height: 30).padding(.leading, 20)
      }
      """)
    // 80 points of 844 at first, and 110 then: the column begins 15 points higher.
    #expect(isClose(try view.values("circle_layout_y", at: 1, 1.5, 2), [402, 394.5, 387]))
    #expect(isClose(try view.values("capsule_layout_y", at: 1, 1.5, 2), [447, 454.5, 462]))
    // The column is 100 points wide; the capsule begins 20 points behind its edge.
    #expect(isClose(try view.values("capsule_layout_x", at: 1, 2), [205, 205]))
    #expect(isClose(try view.values("rectangle_layout_x", at: 2), [175]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `what is in a geometry reader follows its size`()
    throws
  {
    let view = try view(
      """
      GeometryReader { geometry in
        Rectangle().frame(width: geometry.size.width * 0.5, height: 10)
          .onTapGesture { change() }
        if geometry.size.width > 200 { Circle().frame(width: 10, height: 10) }
      }
      .frame(width: isOn ? 300 : 100, height: 20)
      """)
    #expect(isClose(try view.values("rectangle_layout_width", at: 1, 1.5, 2), [50, 100, 150]))
    // The middle of the screen less half of the reader, and half of the bar.
    #expect(isClose(try view.values("rectangle_layout_x", at: 1, 2), [170, 120]))
    #expect(isClose(try view.values("circle_layout_x", at: 2), [50]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `spacers, limits, priorities and constant places count`() throws {
    let view = try view(
      """
      HStack(spacing: 0) {
        Circle().frame(width: isOn ? 90 : 50, height: 50)
        Spacer(minLength: 20)
        Rectangle().frame(maxWidth: 100, minHeight: 10, maxHeight: 60).layoutPriority(1)
        Capsule().frame(width: 30, height: 30).offset(x: 5)
      }
      .padding(.horizontal, 10)
      .onTapGesture { change() }
      """)
    // 370 points: the rectangle has its 100, the capsule its 30, the spacer what is left.
    #expect(isClose(try view.values("circle_layout_x", at: 1, 1.5, 2), [35, 45, 55]))
    #expect(isClose(try view.values("rectangle_layout_x", at: 1, 2), [300, 300]))
    #expect(isClose(try view.values("rectangle_layout_height", at: 1, 2), [60, 60]))
    #expect(isClose(try view.values("capsule_layout_x", at: 1, 2), [370, 370]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `what lies on a view takes its size before the padding around both`() throws {
    let view = try view(
      """
      VStack(spacing: 0) {
        Circle().frame(width: 100, height: isOn ? 80 : 40)
          .overlay(alignment: .topTrailing) {
            Rectangle().frame(width: 20, height: 10).opacity(isOn ? 1 : 0)
          }
          .padding(30)
        Capsule().frame(width: 10, height: 10)
      }
      .onTapGesture { change() }
      """)
    // 110 points, and then 150: the circle begins at 397, and then at 377.
    #expect(isClose(try view.values("circle_layout_y", at: 1, 2), [417, 417]))
    #expect(isClose(try view.values("rectangle_layout_y", at: 1, 1.5, 2), [402, 392, 382]))
    #expect(isClose(try view.values("rectangle_layout_x", at: 1, 2), [235, 235]))
    #expect(isClose(try view.values("capsule_layout_y", at: 1, 2), [472, 492]))
  }

  @Test func `texts and fonts are those of the same timeline by hand`() throws {
    let imported = try view(
      """
      VStack(spacing: 4) {
        Text("A title").font(.system(size: 20, weight: .bold))
        if isOn { Text("It's new").font(.caption.bold()) }
        Button("Change") { change() }
      }
      .font(.title3)
      """)
    let written = try ImportedView(
      document: """
        { "state": { "isOn": false }, "views": [
          { "id": "vStack", "layout": { "stack": "VStack", "spacing": 4 }, "modifiers": [ { "font": ".title3" } ],
            "children": [
              { "id": "text", "modifiers": [ { "text": "'A title'" }, { "font": 20 } ] },
              { "id": "text2", "when": "isOn", "modifiers": [ { "text": "\\"It's new\\"" }, { "font": 12 } ] },
              { "id": "button", "modifiers": [ { "text": "'Change'" } ] } ] } ],
          "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "toggle": "isOn" } ] }
        """)
    let times = [0, 1, 1.25, 1.5, 2, 3]
    #expect(try imported.table(at: times) == written.table(at: times))
    #expect(imported.warnings.isEmpty, "\(imported.warnings)")
  }

  @Test func `a page that scrolls begins at its top`() throws {
    let view = try view(
      """
      ScrollView {
        VStack(spacing: 0) {
          Circle().frame(width: 40, height: isOn ? 140 : 40)
          Rectangle().frame(width: 40, height: 900)
        }
      }
      .onTapGesture { change() }
      """)
    #expect(isClose(try view.values("rectangle_layout_y", at: 1, 1.5, 2), [490, 540, 590]))
  }

  @Test(arguments: [
    "VStack { Text(\"A\").opacity(isOn ? 1 : 0); Text(\"B\") }",
    "ZStack { if isOn { Text(\"A\") } else { Circle() } }",
    "VStack { Circle().frame(width: isOn ? 100 : 50) }",
    "HStack { Circle().frame(width: 10, height: 10).offset(x: isOn ? 10 : 0); Text(\"B\") }",
    "VStack { Text(\"A\"); Text(\"B\") }.offset(y: isOn ? 10 : 0)",
    "VStack { ForEach(0..<3, id: \\.self) { i in Text(\"A\").opacity(isOn ? 1 : 0) } }.padding()",
  ])
  func `layout that moves nothing is left out`(body: String) throws {
    let view = try view(body + ".onTapGesture { change() }")
    #expect(!view.document.contains("layout"), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [
    ("Image(systemName: \"star\")", "this Image is taken to have 20 by 20 points"),
    ("Image(\"photo\")", "this Image is taken to have 100 by 100 points"),
    ("Image(\"photo\").resizable().scaledToFit()", "the ratio of this picture is not known"),
    ("TextField(\"Name\", text: .constant(\"\"))", "this TextField is taken to be 22 points high"),
    ("Text(\"A\").font(.brand)", "the size of this font is not known"),
    ("Text(\"A\").kerning(2)", "'kerning' may change sizes"),
    ("Text(\"A\").alignmentGuide(.top) { $0.height }", "'alignmentGuide'"),
    ("List { Text(\"A\") }", "where the rows of this List are"),
  ])
  func `a size that is not known is a warning where layout is said`(
    child: String, message: String
  ) throws {
    let view = try view(
      "VStack { \(child); if isOn { Circle().frame(width: 10, height: 10) } }.onTapGesture { change() }"
    )
    let found = view.result.diagnostics[0].first.filter { $0.message.contains(message) }
    #expect(found.count == 1, "\(view.warnings)")
    // The same view where nothing moves by layout needs no size.
    let still = try self.view(
      "VStack { \(child); Circle().opacity(isOn ? 1 : 0) }.onTapGesture { change() }")
    #expect(!still.document.contains("layout"))
  }

  @Test func `an own shape moves its animatable data`() throws {
    let view = try view(
      "Wave(depth: 2, progress: isOn ? 1 : 0).onTapGesture { change() }",
      """
      struct Wave: Shape {
        var depth: Double
        var progress: Double
        var animatableData: AnimatablePair<Double, Double> {
          get { AnimatablePair(depth, progress) }
          set { depth = newValue.first; progress = newValue.second }
        }
        func path(in rect: CGRect) -> Path { Path() }
      }
      """)
    #expect(isClose(try view.values("wave_progress", at: 1, 1.5, 2), [0, 0.5, 1]))
    #expect(isClose(try view.values("wave_depth", at: 1, 2), [2, 2]))
  }

  /// A view that is laid out, for what follows from its tokens.
  private static let laidOut = """
    struct A: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text("Hello").font(.title).bold().foregroundColor(.red).padding(.top, 4)
          if isOn { Circle().fill(.blue).frame(width: 50, height: 20).clipped() }
          HStack {
            Text("On the left, and so long that it needs more than a line")
              .lineLimit(1).layoutPriority(1)
            Spacer()
            Text("On the right")
          }
          .frame(maxWidth: 300)
          Rectangle().fill(.red).aspectRatio(2, contentMode: .fit).offset(x: 3).help("Red")
          Button("Go") { print("go"); withAnimation(.linear(duration: 1)) { isOn.toggle() } }.tint(.red)
        }
        .padding(7).background(Color.white).navigationTitle("Card")
      }
    }
    """

  @Test func `without what is harmless the views are where they were`() throws {
    let whole = try ImportedView(Self.laidOut)
    let times = [0, 1, 1.5, 2, 3]
    let expected = try whole.table(at: times)
    let bytes = Array(Self.laidOut.utf8)
    let file = SwiftFile(bytes)
    var count = 0
    for run in whole.result.account.runs(of: .harmless) {
      let range = file.source.range(run)
      let rest = Array(bytes[..<range.lowerBound] + [0x20] + bytes[range.upperBound...])
      guard SwiftImport([SourceText(name: "a", bytes: rest)]).document != nil else { continue }
      count += 1
      let other = try ImportedView(String(decoding: rest, as: UTF8.self)).table(at: times)
      #expect(other == expected, "\(String(decoding: bytes[range], as: UTF8.self))")
    }
    #expect(count >= 8)
  }

  @Test func `without a modifier that is said the views are elsewhere`() throws {
    let whole = try ImportedView(Self.laidOut)
    let times = [0, 1, 1.5, 2, 3]
    let expected = try whole.table(at: times)
    let source = SwiftTokens(Array(Self.laidOut.utf8))
    var names: [String] = []
    for token in source.tokens.indices.dropFirst()
    where source.kind(token - 1) == .dot && source.kind(token + 1) == .leftParenthesis
      && whole.result.account.fates[token] == .said
    {
      let range = source.range((token - 1)..<(source.tokens[token + 1].partner + 1))
      let rest = Array(source.bytes[..<range.lowerBound] + source.bytes[range.upperBound...])
      guard SwiftImport([SourceText(name: "a", bytes: rest)]).document != nil else { continue }
      let other = try ImportedView(String(decoding: rest, as: UTF8.self)).table(at: times)
      names.append(source.text(token))
      #expect(other != expected, "\(source.text(token))")
    }
    #expect(
      names.contains("padding") && names.contains("font") && names.contains("offset"), "\(names)")
  }
}
