import TestSupport
import Testing

/// What exported views have besides what views have, and what people write too.
@Suite struct ImportedExportTests {
  private func view(_ body: String, _ actions: String = "", more: String = "") -> String {
    """
    struct Card: View {
      @State private var x = 0.0
      @State private var isOn = false
      @State private var list = [1.0, 2.0]
      var body: some View { \(body) }
      private func play() { \(actions) }
    }
    \(more)
    """
  }

  private static let probes = """
    extension View {
      func probe(_ columns: String..., of value: Double) -> some View { self }
    }
    """

  @Test func `an accessibility identifier names a view`() throws {
    let card = try ImportedView(
      view("Text(\"A\").accessibilityIdentifier(\"title\").opacity(x)"))
    #expect(try card.values("title_opacity", at: 0) == [0])
    #expect(card.warnings.isEmpty)
  }

  @Test func `a name of a recorder's column may have any length`() throws {
    let start = ContinuousClock.now
    let name = String(repeating: "_", count: 200_000)
    let recorder = """
      private class Recorder {
        static let shared = Recorder(columns: ["\(name)", "title_opacity"], framesPerSecond: 1, end: 1)
      }
      """
    let card = try ImportedView(
      view("Text(\"A\").accessibilityIdentifier(\"title\").opacity(x)", more: recorder))
    #expect(try card.values("title_opacity", at: 0) == [0])
    // Of so long a name the beginnings alone are 20 GB of text.
    #expect(ContinuousClock.now - start < .seconds(4 * (try MachineSpeed.slowness())))
  }

  @Test func `an identifier that is no name is left out without a word`() throws {
    let card = try ImportedView(
      view("Text(\"A\").accessibilityIdentifier(\"the title\").opacity(x)"))
    #expect(try card.values("text_opacity", at: 0) == [0])
    #expect(card.warnings.isEmpty)
  }

  @Test func `a write through the animation of a binding is a step with that binding`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(isOn ? x : 0).onAppear { play() }",
        "$x.animation(.linear(duration: 2)).wrappedValue = 1; $isOn.animation().wrappedValue.toggle()"
      ))
    #expect(card.document.contains("\"binding\":\".linear(duration: 2)\""))
    #expect(card.document.contains("\"binding\":true"))
    #expect(card.document.contains("\"toggle\":\"isOn\""))
  }

  @Test func `an element that is inserted is in its place`() throws {
    let card = try ImportedView(
      view("Text(\"A\").offset(x: list[1]).onAppear { list.insert(7, at: 1) }"))
    #expect(try card.values("text_offset_x", at: 0.1) == [7])
  }

  @Test func `a probe of an attribute says nothing new, and one of its own name is a column`()
    throws
  {
    let card = try ImportedView(
      view(
        "Text(\"A\").accessibilityIdentifier(\"a\").opacity(x).probe(\"a_opacity\", of: x)"
          + ".probe(\"a_square\", of: x * x)"), Self.probes)
    let columns = try card.table(at: [0]).keys.sorted()
    #expect(columns == ["a_opacity", "a_square"])
  }

  @Test func `what an exported view plays is its events`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(x).onAppear { play() }",
        "Recorder.shared.start(); DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { x = 1 }"),
      Self.probes)
    #expect(card.document.contains("\"events\":[{\"at\":0.5,\"set\":{\"x\":1}}]"))
    #expect(try card.values("text_opacity", at: 0.4, 0.6) == [0, 1])
  }

  @Test func `the columns of a row have its identity, which the probe says too`() throws {
    let card = try ImportedView(
      view(
        "ZStack { ForEach(Array(list.enumerated()), id: \\.element) { index, number in "
          + "Text(\"A\").accessibilityIdentifier(\"row\").opacity(x)"
          + ".probe(\"row_\\(columnName(number))_opacity\", of: x) } }"), Self.probes)
    let columns = try card.table(at: [0]).keys.sorted()
    #expect(
      columns == [
        "row_1_opacity", "row_1_transition_opacity", "row_2_opacity", "row_2_transition_opacity",
      ])
    #expect(!card.document.contains("identity"))
  }

  @Test func `what is computed of a value on screen follows it`() throws {
    let card = try ImportedView(
      view(
        "Ring(part: x).onAppear { withAnimation(.linear(duration: 1)) { x = 1 } }",
        more: """
          struct Ring: View, Animatable {
            var part: Double
            var animatableData: Double { get { part } set { part = newValue } }
            private var half: Double { part / 2 }
            var body: some View { Text("A").opacity(half) }
          }
          """))
    #expect(try card.values("text_opacity", at: 0, 0.5, 1) == [0, 0.25, 0.5])
  }

  @Test func `an exported view that is animatable is one view`() throws {
    let card = try ImportedView(
      view(
        "Ring(part: x)",
        more: Self.probes + """

          struct Ring: View, Animatable {
            var part: Double
            var animatableData: Double { get { part } set { part = newValue } }
            var body: some View {
              Text("A").accessibilityIdentifier("ring").probe("ring_part", of: part).opacity(part)
            }
          }
          """))
    #expect(try card.table(at: [0]).keys.sorted() == ["ring_opacity", "ring_part"])
  }

  @Test func `a completion that a transaction has is one of its step`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(x).onAppear { play() }",
        "var t = Transaction(animation: .linear(duration: 1)); t.addAnimationCompletion { x = 3 }; "
          + "t.addAnimationCompletion(criteria: .removed) { isOn = true }; withTransaction(t) { x = 1 }"
      ))
    #expect(card.document.contains("\"criteria\":\"removed\""))
    #expect(try card.values("text_opacity", at: 0.5, 1.5) == [0.5, 3])
    #expect(card.warnings.isEmpty)
  }

  @Test func `a transaction with a body changes what is in it alone`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").transaction { $0.animation = nil } body: { $0.opacity(x) }.offset(x: x)"
          + ".onAppear { withAnimation(.linear(duration: 1)) { x = 1 } }"))
    #expect(try card.values("text_opacity", at: 0.5) == [1])
    #expect(try card.values("text_offset_x", at: 0.5) == [0.5])
  }

  @Test func `a task that returns at a sleep which throws sleeps`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(x).task { do { try await Task.sleep(for: .seconds(0.5)) } catch { return }; x = 1 }"
      ))
    #expect(try card.values("text_opacity", at: 0.4, 0.6) == [0, 1])
  }

  @Test func `what an exported view plays is all that happens to it`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(x).onTapGesture { x = 2 }.onAppear { play() }",
        "Recorder.shared.start(); DispatchQueue.main.async { x = 1 }"), Self.probes)
    #expect(try card.values("text_opacity", at: 3) == [1])
  }

  @Test func `a frame that is noted is one that layout gives`() throws {
    let card = try ImportedView(
      view(
        "VStack(spacing: 0) { Rectangle().accessibilityIdentifier(\"a\").frame(width: 10, height: 20)"
          + ".probeFrame(\"a_layout\") }",
        more: "extension View { func probeFrame(_ name: String) -> some View { self } }"))
    #expect(try card.values("a_layout_height", at: 0) == [20])
    #expect(card.warnings.isEmpty)
  }

  @Test func `a number with an exponent is no Int`() throws {
    let card = try ImportedView(
      "struct Card: View { @State private var y = 1e-9; var body: some View { "
        + "Text(\"A\").opacity(y).onAppear { withAnimation(.linear(duration: 2)) { y = 1 } } } }")
    #expect(isClose(try card.values("text_opacity", at: 1), [0.5]))
  }

  @Test func `a question mark with a blank before it belongs to a choice`() throws {
    let card = try ImportedView(
      view(
        "Text(\"A\").opacity(isOn ?0.25 : 0.5).onAppear { play() }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true }"))
    #expect(try card.values("text_opacity", at: 0.5, 1.5) == [0.5, 0.25])
  }

  @Test func `a message has the lines of a source in one`() throws {
    let card = try ImportedView(
      view("Text(\"A\").opacity(x).onAppear { play() }", "what(1,\n  2)\n  .ever = 1\n x = 1"))
    #expect(card.warnings.contains { $0.contains("what(1, 2) .ever") })
    #expect(!card.warnings.contains { $0.contains("\n") })
  }
}
