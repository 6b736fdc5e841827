import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Each line of the page for SwiftUI engineers is right, and no key is missing from it.
struct SwiftUIPageTests {
  /// A line of a table: the JSON beside the Swift.
  struct Line: Sendable, CustomTestStringConvertible {
    let section: String
    let json: String

    var testDescription: String { json }
    /// Whether it is a modifier of a view, and not a step.
    var isModifier: Bool { section == "Views" }
    /// The views that a step needs.
    var views: String {
      json.contains("\"tap\"")
        ? #""views": [{ "id": "play", "modifiers": [{ "onTapGesture": [{ "emit": "played" }] }] }],"#
        : ""
    }
  }

  private static let text = String(
    decoding: (try? RepositoryFiles.bytes("samples/SwiftUI.md")) ?? [], as: UTF8.self)

  static let lines: [Line] = {
    var section = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), line.hasSuffix("` |"),
        let start = line.range(of: " | `", options: .backwards)
      else { return nil }
      return Line(section: section, json: String(line[start.upperBound...].dropLast(3)))
    }
  }()

  /// The members of a document that declare the names on the page.
  private static let names: String = {
    let block = text.components(separatedBy: "```json names.json\n").dropFirst().first ?? ""
    let object = block.components(separatedBy: "\n```")[0]
    return String(object.dropFirst().dropLast())
  }()

  @Test func `the page has tables`() { #expect(Self.lines.count > 60) }

  @Test(arguments: lines)
  func `a line of the page is accepted by check`(line: Line) {
    let everything = """
      { "at": 1, "withAnimation": ".linear", "set": { "x": 1, "on": true, "shown": true,
        "rows": "['a']", "choice": "'b'", "model.progress": 1, "location": "CGSize.zero" } }
      """
    let document =
      line.isModifier
      ? #"{ \#(Self.names), "until": 5, "views": [{ "id": "v", "size": [80, 40], "modifiers": [\#(line.json)] }], "events": [\#(everything)] }"#
      : #"{ \#(Self.names), \#(line.views) "events": [{ "at": 0, \#(line.json) }] }"#
    let run = runInMemory("check", input: document)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  /// Keys that have no line of Swift: the tool's own, and recipes that the page leaves to the articles.
  private static let ownKeys: Set<String> = [
    "name", "note", "emit", "expect", "run", "pausable", "stoppable", "pause", "resume", "stop",
    "move",
    "attribute",
  ]

  @Test func `every step and every modifier is on the page`() throws {
    let schema = runInMemory("schema").output
    let root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    let definitions = try #require(root?["definitions"] as? [String: [String: Any]])
    let steps = try #require(definitions["step"]?["properties"] as? [String: Any])
    let modifiers = definitions.keys.filter { $0.hasSuffix("Modifier") }.map { $0.dropLast(8) }
    let keys = Set(steps.keys).union(modifiers.map(String.init)).subtracting(Self.ownKeys)
    #expect(keys.count > 50)
    #expect(keys.filter { !Self.text.contains("\"\($0)\"") }.sorted() == [])
  }
}
