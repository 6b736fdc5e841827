import Diagnostics
import SwiftSource
import Testing

@testable import SwiftImport

/// Parts of sources whose account was wrong, or which were dropped in silence.
@Suite struct AccountFindingTests {
  private static func view(_ members: String, _ body: String) -> String {
    """
    struct A: View {
      @State private var isOn = false
      @State private var x = 0.0
      \(members)
      var body: some View { \(body) }
    }
    """
  }

  private static let moving = "Circle().offset(x: x).onTapGesture { x = 5; isOn = true }"

  /// The fates of the tokens of a part of a source.
  private func fates(_ part: String, in text: String) throws -> Set<TokenAccount.Fate> {
    let made = SwiftImport([SourceText(name: "A.swift", bytes: Array(text.utf8))])
    try #require(made.document != nil, "\(made.found.first)")
    let source = SwiftTokens(Array(text.utf8))
    let own = SwiftTokens(Array(part.utf8)).tokens.indices.map { index in
      SwiftTokens(Array(part.utf8)).text(index)
    }
    let start = try #require(
      source.tokens.indices.first { start in
        own.indices.allSatisfy { source.has(start + $0, own[$0]) }
      })
    return Set(made.account.fates[start..<(start + own.count)])
  }

  @Test(arguments: [
    (
      view(
        "let clock = Timer.publish(every: 1, on: .main, in: .common)",
        "\(moving).onReceive(clock) { _ in x += 1 }"),
      "nothing here connects this timer; it is taken to run"
    ),
    (
      view(
        "", "Circle().matchedGeometryEffect(id: 1, in: space).offset(x: x).onTapGesture { x = 5 }"),
      "this namespace is declared in no source"
    ),
    (
      view("", "Circle().offset(x: x).onTapGesture { guard isOn else { x = 2 }; x = 5 }"),
      "what 'guard' does here does not end; the steps after it are taken not to run"
    ),
    (
      "struct W: Shape { var a: Double; var b: Double; var animatableData: Double { get { a } set { b = newValue } }\n"
        + "func path(in rect: CGRect) -> Path { Path() } }\n"
        + view("", "W(a: 1, b: x).onTapGesture { x = 5 }"),
      "'b' is set by the animatable data, which do not begin with it"
    ),
    (
      view("", "Circle().offset(x: x).onTapGesture { defer { print(1) }; x = 5 }"),
      "'defer' is left out"
    ),
  ])
  func `what was dropped in silence has a warning`(source: String, message: String) throws {
    #expect(try ImportedView(source).warnings == [message])
  }

  @Test(arguments: [
    "#if os(macOS)\nlet end = 2.0\n#else\nlet end = 5.0\n#endif\n"
      + view("", "Circle().offset(x: x).onTapGesture { x = end }"),
    view(
      "",
      "Circle().offset(x: x).onTapGesture { if #available(iOS 17, *) { x = 5 } else { x = load() } }"
    ),
    view("", "Circle().offset(x: x).onTapGesture { guard isOn else { return }; x = 5 }"),
  ])
  func `what is not compiled, and what does not run, has no warning`(source: String) throws {
    let imported = try ImportedView(source)
    #expect(imported.warnings.isEmpty, "\(imported.warnings)")
  }

  @Test func `what keeps the layout from being said has a warning at its line`() throws {
    let text = Self.view(
      "",
      "VStack { if isOn { Circle().frame(width: 10, height: 10) }\nCircle().frame(width: unknownWidth, height: 5) }"
        + "\n.offset(x: x).onTapGesture { isOn = true; x = 5 }")
    let imported = try ImportedView(text)
    #expect(imported.warnings.contains { $0.contains("unknownWidth") }, "\(imported.warnings)")
    for problem in imported.result.found.first where problem.message.contains("unknownWidth") {
      #expect(!problem.range.isEmpty)
    }
    #expect(try fates("unknownWidth", in: text) == [.warned])
  }

  @Test func `the axis of a view that scrolls is said where layout is`() throws {
    let text = Self.view(
      "",
      "ScrollView(.horizontal, showsIndicators: false) { Color.red.frame(width: isOn ? 10 : 5, height: 9); Text(\"a\") }"
        + "\n.onTapGesture { isOn = true }")
    #expect(try fates(".horizontal", in: text) == [.said])
    #expect(try fates("showsIndicators: false", in: text) == [.harmless])
  }

  private static let row = """
    struct Dot: View {
      let isOn: Bool
      var title = ""
      var body: some View { Circle().opacity(isOn ? 1 : 0).accessibilityLabel(title) }
    }

    """

  @Test func `what one use of a view says is not harmless for another use of it`() throws {
    for uses in ["Dot(isOn: isOn); Dot(isOn: false)", "Dot(isOn: false); Dot(isOn: isOn)"] {
      let text = Self.row + Self.view("", "VStack { \(uses) }.onTapGesture { isOn = true }")
      #expect(try fates(".opacity(isOn ? 1 : 0)", in: text) == [.said])
      #expect(try fates("let isOn: Bool", in: text) == [.said])
    }
  }

  @Test func `an argument is said where it is used`() throws {
    let text =
      Self.row
      + Self.view(
        "let name = 3", "VStack { Dot(isOn: isOn, title: name) }.onTapGesture { isOn = true }")
    #expect(try fates("isOn: isOn", in: text) == [.said])
    #expect(try fates("title: name", in: text) == [.harmless])
    #expect(try fates("var title = \"\"", in: text) == [.harmless])
    #expect(try fates("let name = 3", in: text) == [.harmless])
  }

  @Test(arguments: [
    "default: print(isOn)", "if isOn { print(x) }", "for i in 0..<3 { print(i) }", "let y = x + 1",
    "guard isOn else { return }",
  ])
  func `steps of which nothing remains are harmless`(steps: String) throws {
    let all =
      steps.hasPrefix("default") ? "switch isOn { case true: x = 5; \(steps) }" : "x = 5; \(steps)"
    let text = Self.view("", "Circle().offset(x: x).onTapGesture { \(all) }")
    let part = steps.hasPrefix("default") ? "print(isOn)" : steps
    #expect(try fates(part, in: text) == [.harmless])
  }

  @Test func `a preview is said where it chooses the view, or gives it a value that is used`()
    throws
  {
    let one = Self.view("var end: Double", "Circle().offset(x: x).onTapGesture { x = end }")
    #expect(try fates("A(end: 3)", in: one + "\n#Preview { A(end: 3).padding() }") == [.said])
    #expect(try fates(".padding()", in: one + "\n#Preview { A(end: 3).padding() }") == [.harmless])
    let plain = Self.view("", Self.moving)
    #expect(try fates("#Preview { A() }", in: plain + "\n#Preview { A() }") == [.harmless])
    let other = plain + "\nstruct B: View { var body: some View { Text(\"\") } }\n#Preview { A() }"
    #expect(try fates("#Preview { A() }", in: other) == [.said])
  }
}
