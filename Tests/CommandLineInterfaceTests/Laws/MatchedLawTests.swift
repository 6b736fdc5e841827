import CommandLineInterface
import TestSupport
import Testing

/// What holds for all views that share a frame.
@Suite struct MatchedLawTests {
  private static let animations = [
    ".linear(duration: 0.4)", ".spring(duration: 0.3, bounce: 0.3)", ".easeIn(duration: 0.2)",
  ]
  private static let transitions = [
    ".opacity", ".identity", ".slide", ".opacity.animation(.linear(duration: 0.05))",
  ]

  /// A view that comes and goes, perhaps as another one, and is a source now and then.
  private func view(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let when =
      generator.oneIn(3) ? "" : "\"when\": \"\(generator.oneIn(2) ? "!" : "")on\(number % 2)\","
    let identity = generator.oneIn(3) ? "\"identity\": \"Int(source) / 2\"," : ""
    let transition = generator.element(of: Self.transitions)
    let (x, y) = (Int.random(in: 0...300, using: &generator), number * 10)
    return """
      { "id": "v\(number)", \(when) \(identity) "modifiers": [
        { "matchedGeometryEffect": "'name'", "isSource": "source == \(number)" },
        { "frame": [\(x + 1), \(y + 5)] }, { "position": [\(x), \(y)] }, { "transition": "\(transition)" } ] }
      """
  }

  private func change(_ time: Int, _ generator: inout SeededGenerator) -> String {
    let animation = generator.element(of: Self.animations)
    let scope = generator.oneIn(4) ? "" : "\"withAnimation\": \"\(animation)\","
    let changes = [
      #"{ "toggle": "on0" }"#, #"{ "toggle": "on1" }"#,
      "{ \"set\": { \"source\": \(Int.random(in: 0...4, using: &generator)) } }",
    ]
    let (first, second) = (generator.element(of: changes), generator.element(of: changes))
    return "{ \"at\": \(Double(time) / 1000), \(scope) \"run\": [ \(first), \(second) ] }"
  }

  @Test(arguments: Array(1...Cases.count(13, of: 40 as UInt64)))
  func `while there is a source all views of its name are at one place, whenever they came`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let views = (1...4).map { view($0, &generator) }
    var time = 0
    let events = (0..<8).map { _ in
      time += generator.element(of: [0, 50, 100, 300])
      return change(time, &generator)
    }
    // The first view is always a source, if not the last that came.
    let document = """
      { "clock": "\(generator.element(of: ["ideal", "display", "device"]))", "fps": 60,
        "state": { "on0": false, "on1": true, "source": 0 },
        "views": [ { "id": "base", "size": [10, 20], "modifiers": [
          { "matchedGeometryEffect": "'name'" }, { "position": [30, 40] } ] },
          \(views.joined(separator: ", ")) ],
        "events": [ \(events.joined(separator: ", ")) ] }
      """
    let run = runInMemory(
      "trace", "--quiet", "--precision", "full", "--velocity", "--select", "*matched*",
      input: document)
    try #require(run.status == .success, "\(run.errors)")
    for row in run.output.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: ",", omittingEmptySubsequences: false).dropFirst()
      // x, y, width and height, each with its velocity, which the last tick of a view does not have.
      for part in 0..<8 {
        let shown = Set(fields.enumerated().filter { $0 % 8 == part && $1 != "" }.map(\.1))
        #expect(shown.count == 1, "seed \(seed): \(row)")
      }
    }
  }
}
