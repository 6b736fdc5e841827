import CommandLineInterface
import Testing

/// What is right but cannot be played yet is named.
@Suite struct RefusalTests {
  @Test func `a modifier that cannot be played yet is called by its name`() {
    let modifier = #"{ "matchedGeometryEffect": "x" }"#
    let document =
      "{ \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"v\", \"modifiers\": [ \(modifier) ] } ] }"
    let run = runInMemory("trace", input: document)
    #expect(run.status == .invalidInput)
    #expect(
      run.errors.hasPrefix(
        "<stdin>:1:65: error: the modifier 'matchedGeometryEffect' cannot be played yet [unsupported]\n"
      ),
      "\(run.errors)")
  }
}
