import CommandLineInterface
import TestSupport
import Testing

/// What holds for every view that comes and goes.
@Suite struct PresenceLawTests {
  private static let seeds = Array(1...Cases.count(13, of: 40 as UInt64))

  private static let animations = [
    ".linear(duration: 1)", ".easeInOut(duration: 0.7)", ".spring(duration: 0.5, bounce: 0.4)",
    ".interpolatingSpring(stiffness: 200, damping: 12)", ".bouncy.speed(0.5)",
    ".easeOut(duration: 0.4).delay(0.1)",
  ]
  private static let transitions = [
    ".opacity", ".slide", ".push(from: .top)", ".scale.combined(with: .opacity)",
    ".asymmetric(insertion: .move(edge: .top), removal: .scale)", ".blurReplace",
  ]

  private func numbers(_ document: String, _ options: String...) throws -> [[Double?]] {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = run(arguments: ["trace", "--precision", "full"] + options, console: console)
    try #require(status == .success, "\(console.errors)")
    return console.output.split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).dropFirst().map { Double($0) }
    }
  }

  @Test(arguments: seeds)
  func `a view inserted and removed before its insertion ends is continuous`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // Toggled faster than any of the animations takes.
    var time = 0.0
    var events: [String] = []
    var times: [Double] = []
    for _ in 0..<8 {
      let animation = Self.animations.randomElement(using: &generator) ?? ""
      events.append(
        "{ \"at\": \(time), \"withAnimation\": \"\(animation)\", \"toggle\": \"isShown\" }")
      times.append(time)
      time += Double(Int.random(in: 1...300, using: &generator)) / 1000
    }
    let transition = Self.transitions.randomElement(using: &generator) ?? ""
    let document = """
      { "state": { "isShown": false }, "views": [ { "id": "v", "when": "isShown",
          "size": [100, 50], "modifiers": [ { "transition": "\(transition)" } ] } ],
        "events": [ \(events.joined(separator: ",")) ] }
      """
    // A billionth of a second around each change, in which nothing here moves by more than a millionth.
    let around = times.dropFirst().flatMap { [$0 - 1e-9, $0] }
    let at = around.map { "\($0)" }.joined(separator: ",")
    let rows = try numbers(document, "--at", at)
    for index in stride(from: 0, to: rows.count, by: 2) {
      for (before, after) in zip(rows[index], rows[index + 1]) {
        // A view that was gone comes from outside, which is a place of its own.
        guard let before, let after else { continue }
        #expect(abs(after - before) < 1e-5, "seed \(seed) at \(around[index + 1])")
      }
    }
  }

  @Test(arguments: seeds)
  func `a list that is reordered keeps its views, wherever they go`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var names = ["a", "b", "c", "d", "e"]
    var events: [String] = []
    for step in 0..<5 {
      names.shuffle(using: &generator)
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      events.append(
        """
        { "at": \(Double(step) * 0.2), "withAnimation": ".spring", "set": { "names": "[\(list)]" } }
        """)
    }
    let document = """
      { "state": { "names": "['a', 'b', 'c', 'd', 'e']" }, "views": [
          { "id": "row", "forEach": "names", "as": "name",
            "modifiers": [ { "offset": { "y": "44 * index" } } ] } ],
        "events": [ \(events.joined(separator: ",")) ] }
      """
    let told = runInMemory("events", input: document).output
    for word in ["insert", "remove", "gone", "duplicate"] {
      #expect(!told.contains(",\(word),"))
    }
    let rows = try numbers(document, "--select", "row_*_offset_y")
    let last = try #require(rows.last)
    #expect(
      last == ["a", "b", "c", "d", "e"].map { names.firstIndex(of: $0).map { 44 * Double($0) } })
  }

  @Test(arguments: seeds)
  func `a view that is always there is that view without a condition`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let animation = Self.animations.randomElement(using: &generator) ?? ""
    func trace(_ condition: String) -> String {
      let document = """
        { "state": { "x": 0, "on": true }, "views": [ { "id": "v", \(condition)
            "modifiers": [ { "geometryGroup": true }, { "offset": { "x": "x" } },
              { "animation": "\(animation)", "value": "x" } ],
            "children": [ { "id": "w", "modifiers": [ { "blur": "x" } ] } ] } ],
          "events": [ { "at": 0.1, "set": { "x": 9 } }, { "at": 0.3, "set": { "x": 2 } } ] }
        """
      return runInMemory("trace", "--select", "v_offset,w_blur", input: document).output
    }
    let plain = trace("")
    #expect(plain.contains("\n"))
    #expect(trace("\"when\": \"on\",") == plain)
  }
}
