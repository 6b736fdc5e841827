import Testing

@testable import SwiftExport

/// Published properties are those of an object, which views receive.
@Suite struct ExportedModelTests {
  private func sample(
    _ modifiers: String, views: String = "", events: String
  ) throws -> ExportedSample {
    let document = """
      { "published": { "search": { "query": 1 } }, "state": { "x": 0, "n": 0 }, "until": 2,
        "views": [ { "id": "box", "modifiers": [ { "opacity": "x / 10 + search.query" }, \(modifiers) ] }
          \(views) ],
        "events": [ \(events) ] }
      """
    return try ExportedSample("card.json", document: Array(document.utf8))
  }

  /// A view that receives values of an object and of a timer, and a structure that observes the object.
  static let document = """
    { "published": { "search": { "query": 1, "words": "['a']" } }, "state": { "x": 0, "n": 0 }, "until": 2,
      "views": [
        { "id": "box", "modifiers": [ { "opacity": "x / 10 + search.query" },
          { "onReceive": "search.query", "dropFirst": 1, "debounce": 0.25, "run": [ { "set": { "x": "newValue" } } ] },
          { "onReceive": "search.words", "throttle": 0.5, "run": [ { "set": { "n": "Double(newValue.count)" } } ] },
          { "onReceive": { "every": 0.5 }, "run": [ { "append": { "search.words": "'b'" } } ] } ] },
        { "id": "own", "state": { "y": 0 }, "modifiers": [ { "opacity": "y + search.query + n" },
          { "onReceive": "search.query", "run": [ { "binding": ".linear(duration: 1)", "set": { "y": "newValue" } } ] } ] } ],
      "events": [ { "at": 1, "binding": ".linear(duration: 1)", "set": { "search.query": 2 } },
        { "at": 1.5, "switch": "search.query", "cases": { "1, 2": [ { "set": { "x": 0 } } ] } } ] }
    """

  private static let events = """
    { "at": [0.25, 0.375, 1], "set": { "search.query": "search.query + 2" } },
    { "at": 1.25, "withAnimation": ".linear(duration: 0.5)", "set": { "search.query": 0 } }
    """

  @Test(arguments: [
    ("", ".onReceive(search.$query) { newValue in"),
    (#""dropFirst": true,"#, ".onReceive(search.$query.dropFirst()) { newValue in"),
    (
      #""dropFirst": 2, "debounce": 0.25,"#,
      ".onReceive(search.$query.dropFirst(2).debounce(for: .seconds(0.25), scheduler: RunLoop.main)) { newValue in"
    ),
    (
      #""throttle": 0.5, "latest": false,"#,
      ".onReceive(search.$query.throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: false)) { newValue in"
    ),
  ])
  func `a view receives the values of a property`(operators: String, written: String) throws {
    let sample = try sample(
      #"{ "onReceive": "search.query", \#(operators) "run": [ { "set": { "x": "x + $0" } } ] }"#,
      events: Self.events)
    let text = try #require(sample.text, "\(sample.refusals)")
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    #expect(lines.contains(written[...]), "\(text)")
    #expect(lines.contains("x = x + newValue"))
    #expect(lines.contains("@StateObject private var search = SearchModel()"))
    let head = "@MainActor private final class SearchModel: ObservableObject {"
    let start = try #require(lines.firstIndex(of: head[...]))
    #expect(lines[start + 1] == "@Published var query: Double = 1.0")
    #expect(sample.returned == sample.trace)
  }

  @Test func `a timer is a property, which an update does not begin again`() throws {
    let sample = try sample(
      #"{ "onReceive": { "every": 0.5 }, "run": [ { "set": { "x": "x + 1" } } ] }"#,
      events: Self.events)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(
      text.contains(
        "private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()\n"))
    #expect(text.contains(".onReceive(timer) { _ in"))
    #expect(sample.returned == sample.trace)
  }

  @Test func `a structure observes the object`() throws {
    let sample = try sample(
      #"{ "blur": "n" }"#,
      views: #"""
        , { "id": "own", "state": { "y": 0 }, "modifiers": [ { "opacity": "y + search.query" },
          { "onReceive": "search.query", "run": [ { "set": { "y": "newValue" } } ] } ] }
        """#, events: Self.events)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(text.contains("OwnView(search: search)"))
    #expect(text.contains("  @ObservedObject var search: SearchModel\n"))
    #expect(sample.returned == sample.trace)
  }

  @Test func `all of it comes back`() throws {
    let sample = try ExportedSample("card.json", document: Array(Self.document.utf8))
    #expect(sample.text != nil && sample.returned == sample.trace, "\(sample.refusals)")
  }

  @Test(arguments: [
    (
      #"{ "onReceive": { "every": 0.5 }, "run": [ { "set": { "x": "newValue" } } ] }"#,
      "the time of a timer, which is a Date in Swift,"
    ),
    (
      #"{ "onReceive": "search.query", "debounce": "x + 1", "run": [ { "set": { "n": 1 } } ] }"#,
      "an interval of 'onReceive' that may change"
    ),
  ])
  func `what a publisher cannot say is refused by its name`(modifier: String, what: String) throws {
    let sample = try sample(modifier, events: Self.events)
    #expect(sample.refusals == ["\(what) cannot be exported"])
  }
}
