import Diagnostics
import JSONText
import Testing

@testable import SwiftImport

/// A text without a name is a timeline or Swift, as it begins.
@Suite struct PastedTextTests {
  @Test(arguments: [
    "{ \"state\": {} }", "", "  \n", "[1]", "\"x\": 1", "// Swift\n{ }", "/* a */ /* b */\n{",
    "/* open", "1 + 1", "é", "\u{FEFF}{",
  ])
  func `what begins otherwise is a timeline`(text: String) {
    #expect(SourceText(pasted: Array(text.utf8)).name == "timeline.json")
  }

  @Test(arguments: [
    "import SwiftUI", "\n\n struct A: View {}", "@Observable class A {}", "#Preview { A() }",
    "// { }\nstruct A {}", "/* { /* } */ private let a = 1", "//\n//\n\tV()", "\u{FEFF}import B",
  ])
  func `what begins with a word, an attribute or a directive is Swift`(text: String) {
    #expect(SourceText(pasted: Array(text.utf8)).name == "view.swift")
  }

  @Test func `a pasted view is the timeline that import makes of it, with the places of the Swift`()
    throws
  {
    let view = """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Circle().opacity(isOpen ? 1 : 0)
            .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
    let source = SourceText(pasted: Array(view.utf8))
    let timeline = SourceText(timelineIn: source)
    #expect(timeline.bytes == SwiftImport([source]).document)
    // The innermost places in the timeline are those of the fourth and the fifth line.
    let opacity = try #require(timeline.bytes.firstRange(of: Array("isOpen ? 1".utf8)))
    #expect(timeline.position(ofByte: opacity.lowerBound).line == 4)
    let animation = try #require(timeline.bytes.firstRange(of: Array("\"withAnimation\":".utf8)))
    let place = timeline.position(ofByte: animation.upperBound)
    #expect(place.line == 5 && place.column == 23)
    let toggle = try #require(timeline.bytes.firstRange(of: Array("\"toggle\":\"".utf8)))
    #expect(timeline.position(ofByte: toggle.upperBound).line == 5)
    let object = Array("{ }".utf8)
    #expect(SourceText(timelineIn: SourceText(pasted: object)).bytes == object)
  }
}
