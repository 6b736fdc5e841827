import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What an explanation advises is not in the document yet, and written down, it does what it says.
@Suite struct AdviceTests {
  /// An entry of an explanation with an advice.
  private struct Entry: Decodable {
    let time: Double
    let track: String?
    let outcome: String?
    let advice: String?
    let step: Place?

    struct Place: Decodable {
      let pointer: String
    }
  }

  private struct Account: Decodable {
    let entries: [Entry]
  }

  /// What an advice asks for, by the words that it has.
  private enum Kind: CaseIterable {
    case scopeAtStep, scopeAround, modifierAnimation, scopeAnimation, otherSide, profile, tracking,
      stop, turnOn
    case parameter, lists, attribute, modifier, resume, once, earlier, identity, recipe,
      putOff, bridge

    var words: String {
      switch self {
      case .scopeAtStep: #""withAnimation" at the step"#
      case .scopeAround: #"write "withAnimation" inside the "#
      case .modifierAnimation: "] an animation."
      case .scopeAnimation: "give its with"
      case .otherSide: "so that it is outside of it."
      case .profile: "play a profile without this fault: \"profile\": \"ios1"
      case .tracking: "keep tracksVelocity on"
      case .stop: #"such as ".linear(duration: 0)"."#
      case .turnOn: #"write "setAnimationsEnabled": true before "#
      case .parameter: "parameter if "
      case .lists: #"mix two lists by an "animatable" parameter"#
      case .attribute: "in an attribute of a view if it is to be seen."
      case .modifier: #"write an "animation" modifier "#
      case .resume: "resume "
      case .once: "once more with an animation that ends."
      case .earlier: "in an event before, so that the view sees it before it goes."
      case .identity: "identify the rows by their elements"
      case .recipe: "write the recipe before "
      case .putOff: "so that they come after the second layout"
      case .bridge: #"write "bridgesTransaction": true, as "#
      }
    }
  }

  private static let documents =
    SampleTests.samples.map { "samples/\($0).json" }
    + QuestionTests.documents.map { "samples/questions/\($0).json" }

  private static func entries(of document: String) throws -> [Entry] {
    let run = runInMemory("explain", "--quiet", "-f", "json", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return try JSONDecoder().decode(Account.self, from: Data(run.output.utf8)).entries
  }

  @Test func `every advice is of a known kind`() throws {
    for path in Self.documents {
      let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
      for advice in Set(try Self.entries(of: text).compactMap { $0.advice }) {
        #expect(Kind.allCases.contains { advice.contains($0.words) }, "\(path): \(advice)")
      }
    }
  }

  @Test(arguments: documents)
  func `an animation at the step animates what it is advised for`(path: String) throws {
    let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
    for entry in try Self.entries(of: text) {
      guard let advice = entry.advice, let pointer = entry.step?.pointer,
        [.scopeAtStep, .scopeAround].contains(where: { (kind: Kind) in advice.contains(kind.words) }
        )
      else { continue }
      let place = pointer + "/withAnimation"
      #expect(throws: JSONEdit.Failure.self, "\(path), \(place): it is there already") {
        try JSONEdit.remove(place).applied(to: text)
      }
      let edited = try JSONEdit.set(place, #"".linear(duration: 1)""#).applied(to: text)
      let outcomes = try Self.entries(of: edited)
        .filter { $0.track == entry.track && abs($0.time - entry.time) < 1e-6 }
        .compactMap { $0.outcome }
      #expect(outcomes.contains { $0 != "jump" }, "\(path), \(entry.time), \(entry.track ?? "")")
    }
  }

  @Test(arguments: [
    ("card_opacity", "/views/0/children/0"), ("map_opacity", "/views/0/children/2"),
  ])
  func `a border that is advised to hand the transaction on lets it through`(
    track: String, view: String
  ) throws {
    let text = String(decoding: try RepositoryFiles.bytes("samples/hosting.json"), as: UTF8.self)
    let isChange = { (entry: Entry) in entry.track == track && entry.time == 1 }
    let entry = try #require(try Self.entries(of: text).first(where: isChange))
    #expect(entry.outcome == "jump")
    #expect(entry.advice?.contains(Kind.bridge.words) == true)
    let edited = try JSONEdit.set(view + "/bridgesTransaction", "true").applied(to: text)
    let other = try #require(try Self.entries(of: edited).first(where: isChange))
    #expect(other.outcome != "jump" && other.advice == nil)
  }

  /// Documents that have, or cannot have, what would be advised otherwise.
  @Test(arguments: [
    #"{ "at": 0, "withAnimation": "isOn ? .linear : nil", "set": { "x": 1 } }"#,
    #"{ "at": 0, "withTransaction": { "animation": "isOn ? .linear : nil" }, "set": { "x": 1 } }"#,
    #"{ "at": 0, "set": { "unread": 1 } }"#,
    #"{ "at": 0, "set": { "x": 0 } }"#,
  ])
  func `what is written or cannot be written is not advised`(event: String) throws {
    let document = """
      { "state": { "x": 0, "isOn": false, "unread": 0 }, "views": [
          { "id": "v", "modifiers": [ { "opacity": "x" } ] } ], "events": [ \(event) ] }
      """
    #expect(try Self.entries(of: document).compactMap { $0.advice } == [], "\(event)")
  }

  /// Modifiers around a value, and what is advised for it.
  @Test(arguments: [
    (
      #"{ "opacity": "x" }, { "animation": null, "value": "x" }"#,
      "give v.modifiers[1] an animation."
    ),
    (#"{ "opacity": "x" }, { "animation": "isOn ? .linear : nil", "value": "x" }"#, nil),
    (
      #"{ "opacity": "x" }, { "animation": null, "value": "isOn" }"#,
      #"write "withAnimation" at the step, or an "animation" modifier after what changes."#
    ),
    (
      #"{ "opacity": "x" }, { "animation": ".linear", "value": "isOn" }"#,
      #"let the value of v.modifiers[1] change with it, or write "withAnimation" at the step."#
    ),
  ])
  func `a modifier is advised what it lacks`(modifiers: String, advice: String?) throws {
    let document = """
      { "state": { "x": 0, "isOn": false }, "views": [ { "id": "v", "modifiers": [ \(modifiers) ] } ],
        "events": [ { "at": 0, "set": { "x": 1 } } ] }
      """
    #expect(try Self.entries(of: document).compactMap { $0.advice } == [advice].compactMap { $0 })
  }

  @Test func `a document without views is not advised a modifier`() throws {
    let entries = try Self.entries(
      of: #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 } } ] }"#)
    #expect(entries.compactMap { $0.advice } == [#"write "withAnimation" at the step."#])
  }

  /// All modifiers of a view are inside of its own parameters.
  @Test func `a modifier that cannot be outside belongs on a view around`() throws {
    let entries = try Self.entries(
      of: """
        { "state": { "x": 0 }, "views": [ { "id": "v", "define": { "n": "x" }, "animatable": [ "n" ],
            "modifiers": [ { "animation": ".linear", "value": "x" } ] } ],
          "events": [ { "at": 0, "set": { "x": 1 } } ] }
        """)
    #expect(
      entries.compactMap { $0.advice } == [
        #"put v.modifiers[0] on a view around it, or "withAnimation" at the step."#
      ])
  }
}
