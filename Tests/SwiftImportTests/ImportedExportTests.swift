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
        "recorder.start(); DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { x = 1 }"),
      Self.probes)
    #expect(card.document.contains("\"events\":[{\"at\":0.5,\"set\":{\"x\":1}}]"))
    #expect(try card.values("text_opacity", at: 0.4, 0.6) == [0, 1])
  }
}
