import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TimelineDocument

/// The schema as an editor applies it, beside what the decoder says of the same documents.
@Suite(.enabled(if: SchemaValidator.isAvailable, "Python has no jsonschema"))
struct SchemaValidationTests {
  private func problems(of documents: [String]) throws -> [[String]] {
    try SchemaValidator.problems(of: documents, by: TimelineSchema.text)
  }

  @Test func `every sample is valid`() throws {
    let folder = RepositoryFiles.path("samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 20)
    let documents = try names.map {
      String(decoding: try RepositoryFiles.bytes("samples/\($0)"), as: UTF8.self)
    }
    for (name, problems) in zip(names, try problems(of: documents)) {
      #expect(problems.isEmpty, "\(name): \(problems)")
    }
  }

  @Test func `the documents that show the grammar are valid`() throws {
    let documents = [
      ArticleDocuments.intro, ArticleDocuments.pausable, ArticleDocuments.isContinuous,
      ArticleDocuments.detailsAndSocial, ArticleDocuments.transitions, ArticleDocuments.wave,
      ArticleDocuments.counter, ArticleDocuments.sine, MoreDocuments.replication,
      MoreDocuments.repeats, MoreDocuments.sheet, MoreDocuments.heartbeat,
    ]
    for (document, problems) in zip(documents, try problems(of: documents)) {
      #expect(problems.isEmpty, "\(document): \(problems)")
    }
  }

  /// Each key of each object with each kind of value, and each argument of each modifier.
  private static let generated: [String] =
    KeyTableTests.objects.flatMap(\.documents)
    + ModifierKey.modifiers.flatMap { modifier in
      ([modifier] + modifier.arguments).flatMap { key in
        ModifierKeyTests.samples.map {
          ModifierKeyTests.document(modifier, with: key, $0.value).replacing("»", with: "")
        }
      }
    }

  @Test func `what is of the wrong type is refused, what the decoder has nothing against is not`()
    throws
  {
    var (refused, accepted) = (0, 0)
    for (document, problems) in zip(Self.generated, try problems(of: Self.generated)) {
      let source = SourceText(name: "test", bytes: Array(document.utf8))
      let diagnostics = Timeline.read(source).diagnostics
      if diagnostics.first.contains(where: { $0.code == .wrongType || $0.code == .unknownKey }) {
        refused += 1
        #expect(!problems.isEmpty, "\(document)")
      } else if !diagnostics.hasErrors {
        accepted += 1
        #expect(problems.isEmpty, "\(document): \(problems)")
      }
    }
    #expect(refused > 300)
    #expect(accepted > 150)
  }

  @Test func `an unknown key is refused in every kind of object`() throws {
    let open = [ExpectKey.objectName, TransactionScopeKey.objectName]
    var documents = KeyTableTests.objects.filter { !open.contains($0.objectName) }
      .map { $0.document(with: #""nosuchkey": 1"#) }
    documents += ModifierKey.modifiers.map { modifier in
      ModifierKeyTests.document(modifier, with: .note, "1, \"nosuchkey\": 1")
        .replacing("»", with: "")
    }
    for (document, problems) in zip(documents, try problems(of: documents)) {
      #expect(!problems.isEmpty, "\(document)")
    }
  }

  private static func event(_ members: String) -> String {
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, \#(members) } ] }"#
  }

  private static func modifier(_ members: String) -> String {
    #"{ "views": [ { "id": "v", "modifiers": [ { \#(members) } ] } ] }"#
  }

  private static let wrong: [String] = [
    // Words that are not among those there are.
    #"{ "clock": "idea" }"#, #"{ "profile": "ios12" }"#, #"{ "views": [ { "kind": "stack" } ] }"#,
    #"{ "views": [ { "host": "window" } ] }"#,
    event(#""withAnimation": true, "completion": "a", "criteria": "remove""#),
    event(#""expect": { "events": { "observed": 1 } }"#),
    event(#""expect": { "order": ["begin", "ends x"] }"#),
    // Numbers out of their range.
    #"{ "fps": 0 }"#, #"{ "fps": 1000001 }"#, #"{ "until": -1 }"#, #"{ "version": 2 }"#,
    #"{ "hitches": [ { "at": 0, "by": 2e9 } ] }"#, event(#""expect": { "x": 1, "within": -1 }"#),
    event(#""expect": { "events": { "begin": 1.5 } }"#),
    event(#""async": { "after": -1, "run": [] }"#),
    event(#""gesture": { "from": 0, "to": 1, "duration": 1, "rate": 0 }"#),
    // Keys that are needed, or needed beside others.
    #"{ "events": [ { "set": { "x": 1 } } ] }"#, #"{ "hitches": [ { "at": 1 } ] }"#,
    event(#""move": { "value": 1, "from": "x" }"#), event(#""async": { "after": 1 }"#),
    event(#""gesture": { "from": 0, "to": 1 }"#), event(#""else": [], "emit": "x""#),
    event(#""as": "e", "emit": "x""#), event(#""async": { "run": [], "catch": [] }"#),
    #"{ "views": [ { "as": "e" } ] }"#, modifier(#""transition": { "active": [] }"#),
    modifier(#""pausable": "x", "target": 1"#), modifier(#""animatable": { "a": 1 }"#),
    // A time inside a step, two modifiers in one object, an argument of another modifier.
    event(#""run": [ { "at": 1, "emit": "x" } ]"#), modifier(#""opacity": 1, "blur": 1"#),
    modifier(#""opacity": 1, "anchor": ".center""#), modifier(#""note": "nothing else""#),
    // Modifiers where they cannot stand.
    modifier(#""animatable": { "a": 1 }, "body": [ { "stoppable": "x", "paused": "x" } ]"#),
    modifier(#""transition": { "active": [ { "animation": null } ], "identity": [] }"#),
    // Components.
    modifier(#""offset": [1]"#), modifier(#""offset": [1, 2, 3]"#), modifier(#""offset": 1"#),
    modifier(#""offset": { "z": 1 }"#), modifier(#""rotationEffect": 90"#),
    modifier(#""trim": ".zero""#), modifier(#""text": 1"#), modifier(#""opacity": [1]"#),
    #"{ "views": [ { "size": { "width": 1 } } ] }"#,
    // Names.
    #"{ "state": { "a-b": 1 } }"#, #"{ "state": { "let": 1 } }"#, #"{ "state": { "1a": 1 } }"#,
    #"{ "define": { "f(a,)": "a" } }"#, #"{ "define": { "f(": "a" } }"#,
    #"{ "actions": { "Animation.go": [] } }"#, #"{ "views": [ { "id": "a b" } ] }"#,
    event(#""withAnimation": true, "completion": "a#1""#), event(#""call": "(x)""#),
    #"{ "events": [ { "at": "", "emit": "x" } ] }"#,
    #"{ "events": [ { "at": "done #0", "emit": "x" } ] }"#,
    // Animations and records.
    event(#""withAnimation": false"#), event(#""withAnimation": { "linear": 1 }"#),
    #"{ "state": { "p": { "a-b": 1 } } }"#, #"{ "define": { "a": ["x", 1] } }"#,
    #"[]"#, #""timeline""#,
  ]

  @Test func `wrong documents are refused, by the schema as by the decoder`() throws {
    for (document, problems) in zip(Self.wrong, try problems(of: Self.wrong)) {
      let source = SourceText(name: "test", bytes: Array(document.utf8))
      #expect(!problems.isEmpty, "\(document)")
      #expect(Timeline.read(source).diagnostics.hasErrors, "\(document)")
    }
  }

  @Test func `comments and the schema's address are allowed wherever there is an object`() throws {
    let documents = [
      #"{ "$schema": "timeline.schema.json", "note": { "any": [1] }, "state": { "note": 1 } }"#,
      #"{ "state": { "note": "x", "p": { "note": [], "x": 1 } }, "published": { "note": 1 } }"#,
      Self.event(#""note": null, "set": { "note": 1, "x": 1 }"#),
      Self.event(#""expect": { "events": { "note": ["counted"], "begin": 0 }, "note": 1 }"#),
      Self.event(#""expect": { "completed": { "note": 1 } }"#),
      #"{ "define": { "note": 1, "f(x)": "x" }, "actions": { "note": 1 } }"#,
      Self.modifier(#""offset": { "x": 1, "note": "to the right" }, "note": 1"#),
    ]
    for (document, problems) in zip(documents, try problems(of: documents)) {
      let source = SourceText(name: "test", bytes: Array(document.utf8))
      #expect(problems.isEmpty, "\(document): \(problems)")
      #expect(!Timeline.read(source).diagnostics.hasErrors, "\(document)")
    }
  }
}
