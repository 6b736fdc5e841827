import CommandLineInterface
import TestSupport
import Testing

/// The causes of a frame that layout moves.
@Suite struct LayoutCauseTests {
  @Test func `the containers whose views come are named in the order of the document`() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let containers = names.map {
      #"{ "id": "\#($0)", "layout": "VStack", "children": [ { "id": "\#($0)1", "when": "on", "size": [10, 10], "modifiers": [ { "opacity": 1 } ] } ] }"#
    }
    let document = #"""
      { "state": { "on": false },
        "views": [ { "layout": "VStack", "children": [ \#(containers.joined(separator: ",\n")),
          { "id": "dot", "size": [10, 10], "modifiers": [ { "opacity": "on ? 1 : 0.5" } ] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "on": true } } ] }
      """#
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    #expect(run(arguments: ["explain"], console: console) == .success, "\(console.errors)")
    let words = console.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let sentence = """
      the views that come to a (2:50), or leave it, the views that come to b (3:1), or leave it, \
      the views that come to c (4:1), or leave it, and 3 more move it.
      """
    #expect(words.contains(sentence), "\(words)")
  }
}
