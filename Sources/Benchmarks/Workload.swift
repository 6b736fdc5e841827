import Platform

/// Work for the tool: a document, and the command that it is given to.
struct Workload {
  let name: String
  let arguments: [String]
  let document: String

  /// Calls `body` with the path of a file that has the document; false if it cannot be written.
  func withFile(_ body: (String) -> Bool) -> Bool {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    // `mkstemp` replaces the six letters at the end by others.
    let ending = String(repeating: "X", count: 6)
    var path = Array("\(folder)/inbetween-benchmark.\(ending)".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return false }
    let name = String(
      decoding: path.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    defer { unlink(name) }
    guard let stream = fdopen(file, "w") else {
      close(file)
      return false
    }
    let isWritten = fputs(document, stream) >= 0
    guard fclose(stream) == 0, isWritten else { return false }
    return body(name)
  }

  /// The cost of a trace per value, of a change alone and among many values, and of the start.
  static var all: [Workload] {
    let springs = retargets(20_000, by: ".spring(duration: 0.5, bounce: 0.3)")
    let curves = retargets(20_000, by: ".easeInOut(duration: 0.35)")
    return [
      Workload(
        name: "wide trace, all digits", arguments: ["trace", "--precision", "full"], document: wide),
      Workload(name: "wide trace, six decimals", arguments: ["trace"], document: wide),
      Workload(name: "retargets of a spring", arguments: ["trace"], document: springs),
      Workload(name: "overlapping curves", arguments: ["trace"], document: curves),
      Workload(name: "events", arguments: ["events"], document: springs),
      Workload(name: "explain", arguments: ["explain"], document: springs),
      Workload(name: "check", arguments: ["check"], document: springs),
      Workload(name: "one more row in a list", arguments: ["trace", "--at", "3"], document: list),
      Workload(name: "one view of a tree", arguments: ["trace", "--at", "3"], document: tree),
      Workload(
        name: "all of a thousand values", arguments: ["trace", "--at", "3"], document: crowd),
    ]
  }

  /// Three values that move for thirty frames: what a start costs that also reads, checks and plays.
  static var small: Workload {
    let animations = [
      ".easeInOut(duration: 0.8)", ".spring(duration: 0.5, bounce: 0.3)",
      ".linear(duration: 0.1).repeatForever(autoreverses: true)",
    ]
    let states = (0..<3).map { "\"p\($0)\": \($0)" }
    let events = (0..<3).map { event(at: 0, animations[$0], "p\($0)", Double($0 + 100)) }
    return Workload(
      name: "trace of 3 values, 30 rows", arguments: ["trace"],
      document: document(states, events, frameRate: 60, until: 0.48))
  }

  /// A sweep of two thousand runs, and a batch of the same timelines.
  static var sweep: (sweep: Workload, batch: Workload) {
    let count = 2_000
    func knob(_ response: Double) -> String {
      "{ \"define\": { \"response\": \(response) }, \"state\": { \"x\": 0 }, \"events\": [ "
        + event(at: 0, ".spring(response: response)", "x", 100) + " ] }\n"
    }
    let responses = (0..<count).map { Double(2_000 + 3 * $0) / 10_000 }
    let range = "response=\(responses[0])...\(responses[count - 1]) by 0.0003"
    return (
      Workload(
        name: "sweep", arguments: ["trace", "--metrics", "-f", "ndjson", "--set", range],
        document: knob(0.5)),
      Workload(
        name: "batch", arguments: ["trace", "--metrics", "--batch"],
        document: responses.map(knob).joined())
    )
  }

  /// A hundred values that move for two thousand frames, by curves, springs and repetitions.
  private static var wide: String {
    let animations = [
      ".easeInOut(duration: 0.8)", ".spring(duration: 0.5, bounce: 0.3)",
      ".linear(duration: 0.1).repeatForever(autoreverses: true)",
      ".interpolatingSpring(duration: 0.5, bounce: 0.3)",
      ".timingCurve(0.2, 0, 0.1, 1).delay(0.01)",
      ".spring(duration: 0.5, bounce: 0).speed(0.5)", ".bouncy",
    ]
    let states = (0..<100).map { "\"p\($0)\": \($0)" }
    let events = (0..<100).map { index in
      event(at: 0, animations[index % animations.count], "p\(index)", Double(index + 100))
    }
    return document(states, events, frameRate: 10_000, until: 0.2)
  }

  /// One value that gets a new target every third frame.
  private static func retargets(_ count: Int, by animation: String) -> String {
    let events = (0..<count).map { index in
      event(at: Double(index) / 20, animation, "x", Double(index * 7919 % 1000) / 10)
    }
    return document(["\"x\": 0"], events, frameRate: 60, until: Double(count) / 20)
  }

  /// A list of a thousand rows that gets two hundred more.
  private static var list: String {
    let rows = (0..<1_000).map { "\($0)" }.joined(separator: ", ")
    let events = (0..<200).map { index in
      change(
        at: Double(index) / 100, ".linear(duration: 0.005)", "append", "rows", "\(1_000 + index)")
    }
    let row = """
      { "id": "row", "forEach": "rows", "as": "r", "modifiers": [ { "opacity": "1" } ] }
      """
    return document(
      ["\"rows\": [\(rows)]"], events, frameRate: 60, until: 3, views: [row])
  }

  /// A tree of a thousand views, of which one changes at a time.
  private static var tree: String {
    let views = (0..<1_000).map { index in
      "{ \"id\": \"v\(index)\", \"modifiers\": [ { \"opacity\": \"s\(index)\" } ] }"
    }
    let events = (0..<200).map { index in
      event(at: Double(index) / 100, ".linear(duration: 0.005)", "s\(index * 5)", 1)
    }
    return document(thousandStates, events, frameRate: 60, until: 3, views: views)
  }

  /// A thousand values that change together, seven times.
  private static var crowd: String {
    let events = (1...7).map { target in
      let values = (0..<1_000).map { "\"s\($0)\": \(target)" }.joined(separator: ", ")
      return """
        { "at": \(Double(target) / 10), "withAnimation": ".linear(duration: 0.5)", "set": { \(values) } }
        """
    }
    return document(thousandStates, events, frameRate: 60, until: 3)
  }

  private static var thousandStates: [String] { (0..<1_000).map { "\"s\($0)\": 0" } }

  private static func event(
    at time: Double, _ animation: String, _ state: String, _ value: Double
  ) -> String {
    change(at: time, animation, "set", state, "\(value)")
  }

  private static func change(
    at time: Double, _ animation: String, _ verb: String, _ state: String, _ value: String
  ) -> String {
    """
    { "at": \(time), "withAnimation": "\(animation)", "\(verb)": { "\(state)": \(value) } }
    """
  }

  private static func document(
    _ states: [String], _ events: [String], frameRate: Int, until: Double, views: [String] = []
  ) -> String {
    // An empty list of views would be a screen that shows nothing.
    let tree = views.isEmpty ? "" : "\"views\": [\n\(views.joined(separator: ",\n"))\n],"
    return """
      { "fps": \(frameRate), "until": \(until), "state": { \(states.joined(separator: ", ")) }, \(tree)
        "events": [
      \(events.joined(separator: ",\n"))
      ] }
      """
  }
}
