import CommandLineInterface
import Testing

/// A timeline in which a recipe stops and resumes a state, played by the commands.
struct RecipeDocument {
  var recipe = """
    { "pausable": "x", "target": 1, "remaining": "2 * (1 - value)", "paused": "p",
      "animation": ".linear(duration: remaining)" }
    """
  /// What the recipe is wrapped by or wraps: modifiers before and after it in the list.
  var inside = #"{ "opacity": "x" }"#
  var outside: String?
  var state = #""x": 0, "p": false"#
  /// Further members of the document.
  var members = ""
  var events: [String] = []

  var text: String {
    let modifiers = [inside, recipe] + (outside.map { [$0] } ?? [])
    return """
      { \(members)"state": { \(state) },
        "views": [ { "id": "v", "modifiers": [ \(modifiers.joined(separator: ", ")) ] } ],
        "events": [ \(events.joined(separator: ", ")) ] }
      """
  }

  /// The events of some words, as `time word detail`.
  func events(_ words: Set<String>) -> [String] {
    let run = runInMemory("events", "--precision", "full", input: text)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      guard words.contains(String(fields[1])) else { return nil }
      return [fields[0], fields[1], fields[6]].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The values of the first column at some times.
  func values(at times: [Double], _ options: String...) throws -> [Double] {
    let console = MemoryConsole()
    console.standardInput = Array(text.utf8)
    let list = times.map { "\($0)" }.joined(separator: ",")
    let status = run(
      arguments: ["trace", "--at", list, "--precision", "full"] + options, console: console)
    #expect(status == .success, "\(console.errors)")
    let values = try numbers(in: console.output, column: 1)
    try #require(values.count == times.count)
    return values
  }
}
