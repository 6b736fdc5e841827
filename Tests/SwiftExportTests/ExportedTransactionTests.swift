import TestSupport
import Testing

@testable import SwiftExport

/// Closures that change transactions, keys of one's own, and completions that a modifier adds.
@Suite struct ExportedTransactionTests {
  /// A card that a state moves, with modifiers outside of that, and a step.
  static func document(_ modifiers: String, step: String, define: String = "") -> String {
    """
    { "define": { \(define) }, "state": { "x": 0, "isFast": false, "count": 0 },
      "views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x" } }, \(modifiers) ] } ],
      "events": [ { "at": 0.5, \(step) }, { "at": 1, "set": { "x": 50 } } ] }
    """
  }

  /// A closure that chooses by a key of the document's own, and adds a completion.
  static let keyDocument = document(
    #"{ "transaction": "{ change in\n  if change.isDragging || change.pace > 2 {\n    change.animation = nil\n  } else {\n    change.animation = .linear(duration: change.pace / 4)\n  }\n}", "completion": [ { "set": { "count": "count + 1" } } ], "criteria": "removed" }"#,
    step:
      #""withTransaction": { "isDragging": true, "pace": 2 }, "run": [ { "withAnimation": true, "set": { "x": 100 } } ]"#,
    define: #""Transaction.isDragging": "false", "Transaction.pace": "1.0""#)

  private func lines(_ document: String) throws -> [String] {
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace)
    #expect(sample.returnedLabels == sample.labels)
    return text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }

  private static let set = #""withAnimation": ".linear", "set": { "x": 100 }"#

  @Test(arguments: [
    (
      #"{ $0.animation = isFast ? nil : .linear(duration: 1) }"#,
      [".transaction {", "$0.animation = isFast ? nil : .linear(duration: 1)", "}"]
    ),
    (
      #"{ $0.animation = nil; $0.disablesAnimations = true }"#,
      [".transaction {", "$0.animation = nil", "$0.disablesAnimations = true", "}"]
    ),
    (
      #"{ t in\n  // a; b\n  if x > 1 / 2 { t.animation = nil }\n}"#,
      [".transaction { t in", "// a; b", "if x > 1 / 2 { t.animation = nil }", "}"]
    ),
    (
      "named",
      [
        ".transaction { change in", "if change.isContinuous {", "change.animation = nil", "}", "}",
      ]
    ),
  ])
  func `a closure that changes a transaction is one in Swift`(
    closure: String, written: [String]
  ) throws {
    let lines = try lines(
      Self.document(
        "{ \"transaction\": \"\(closure)\" }", step: Self.set,
        define:
          #""named": ["{ change in", "  if change.isContinuous {", "    change.animation = nil", "  }", "}"]"#
      ))
    let start = try #require(lines.firstIndex(of: written[0]), "\(lines)")
    #expect(Array(lines[start...].prefix(written.count)) == written)
  }

  @Test(arguments: [
    ("{ Transaction(animation: .linear) }", "closure"),
    ("{ t in if x > 0 { return t }; return Transaction() }", "closure"),
    ("giving", "function"),
  ])
  func `a closure that gives a transaction is refused, as one of Swift changes its own`(
    closure: String, word: String
  ) throws {
    let document = Self.document(
      "{ \"transaction\": \"\(closure)\" }", step: Self.set,
      define: #""giving": "{ t in Transaction(animation: .linear) }""#)
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    #expect(
      sample.refusals == [
        "a \(word) that gives a value where it is to change one cannot be exported"
      ])
  }

  @Test func `a key of the document is one of SwiftUI, with its standard value`() throws {
    let lines = try lines(Self.keyDocument)
    #expect(lines.contains("private struct IsDraggingKey: TransactionKey {"))
    #expect(lines.contains("static let defaultValue: Bool = false"))
    #expect(lines.contains("static let defaultValue: Double = 1.0"))
    #expect(lines.contains("fileprivate var pace: Double {"))
    #expect(lines.contains("set { self[PaceKey.self] = newValue }"))
    let scope = try #require(lines.firstIndex(of: "var transaction = Transaction()"))
    #expect(
      lines[scope...].prefix(4) == [
        "var transaction = Transaction()", "transaction.isDragging = true", "transaction.pace = 2",
        "withTransaction(transaction) {",
      ])
    #expect(lines.contains("change.addAnimationCompletion(criteria: .removed) {"))
  }

  @Test func `a completion is added to what passes, also without another change`() throws {
    let lines = try lines(
      Self.document(#"{ "transaction": {}, "completion": "moved" }"#, step: Self.set))
    let start = try #require(lines.firstIndex(of: ".transaction { transaction in"), "\(lines)")
    #expect(
      lines[start...].prefix(3) == [
        ".transaction { transaction in", "transaction.addAnimationCompletion {",
        "Recorder.shared.note(\"complete\", \"moved\")",
      ])
  }

  @Test func `statements that make a transaction stand before its scope`() throws {
    let lines = try lines(
      Self.document(
        #"{ "transaction": "{ if $0.isContinuous { $0.animation = nil } }" }"#,
        step:
          #""withTransaction": "var t = Transaction(animation: .linear(duration: 2)); t.isContinuous = true; return t", "set": { "x": 100 }"#
      ))
    let start = try #require(lines.firstIndex(of: "do {"), "\(lines)")
    #expect(
      lines[start...].prefix(4) == [
        "do {", "var t = Transaction(animation: .linear(duration: 2))", "t.isContinuous = true",
        "withTransaction(t) {",
      ])
  }

  @Test(arguments: [
    "var x = Transaction(); x.isContinuous = true; return x",
    "var t = Transaction(); if isFast { t.isContinuous = true }; return t",
  ])
  func `statements of a transaction with a state's name, or with choices, are refused`(
    statements: String
  ) throws {
    let document = Self.document(
      #"{ "opacity": 1 }"#,
      step: "\"withTransaction\": \"\(statements)\", \"set\": { \"count\": 1 }")
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    #expect(sample.refusals == ["these statements of a transaction cannot be exported"])
  }
}

/// Settings of a device, closures of recipes, and members that only a document has.
@Suite struct ExportedRecipeTests {
  private func lines(_ document: String) throws -> [String] {
    let sample = try ExportedSample("card.json", document: Array(document.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace)
    return text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }

  @Test(arguments: [
    ("2 * (1 - value)", ".linear(duration: remaining)", "value", "remaining"),
    ("{ 2 * (1 - $0) }", "{ .linear(duration: $0) }", "value", "remaining"),
    ("{ now in 2 * (1 - now) }", "{ rest in .linear(duration: rest) }", "now", "rest"),
  ])
  func `a recipe is a closure of Swift, whether the document has one or an expression`(
    remaining: String, animation: String, value: String, rest: String
  ) throws {
    let lines = try lines(
      """
      { "state": { "x": 0, "isPaused": false },
        "views": [ { "id": "card", "modifiers": [ { "opacity": "x" },
          { "pausable": "x", "target": 1, "remaining": "\(remaining)", "animation": "\(animation)", "paused": "isPaused" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "x": 1 } },
          { "at": [0.5, 1], "toggle": "isPaused" } ] }
      """)
    #expect(lines.contains("remaining: { \(value) in 2 * (1 - \(value)) },"), "\(lines)")
    #expect(lines.contains("animation: { \(rest) in .linear(duration: \(rest)) },"))
  }

  @Test func `a function that stands behind its argument is called with it`() throws {
    let lines = try lines(
      """
      { "define": { "half(number)": "number / 2" }, "state": { "x": 0 },
        "views": [ { "id": "card", "modifiers": [ { "opacity": "(x + 1).half" } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear", "set": { "x": 1 } } ] }
      """)
    #expect(lines.contains(".opacity(half(x + 1))"), "\(lines)")
    #expect(lines.contains("private func half(_ number: Double) -> Double { number / 2 }"))
  }

  /// Transitions that a device which reduces motion replaces, and one that it keeps.
  static let reducedDocument = """
    { "reduceMotion": true, "state": { "isShown": false },
      "views": [
        { "id": "slide", "when": "isShown", "modifiers": [ { "transition": ".slide.animation(.linear(duration: 3))" } ] },
        { "id": "own", "when": "isShown", "modifiers": [ { "transition": { "body": [ { "offset": "CGSize(width: phase.value * 100, height: 0)" } ] } } ] },
        { "id": "blur", "when": "isShown", "modifiers": [ { "transition": { "hasMotion": false, "body": [ { "blur": "phase.isIdentity ? 0 : 8" } ] } } ] },
        { "id": "plain", "when": "isShown" } ],
      "events": [ { "at": [0, 1], "withAnimation": ".linear(duration: 0.5)", "toggle": "isShown" } ] }
    """

  @Test func `a device that reduces motion fades, and the recorder asks it`() throws {
    let lines = try lines(Self.reducedDocument)
    #expect(lines.contains("reducesMotion: true)"), "\(lines)")
    #expect(
      lines.contains(
        "(accessibilityReduceMotion ? AnyTransition.opacity : .slide.animation(.linear(duration: 3)))"
      ))
    #expect(
      lines.contains(
        "(accessibilityReduceMotion ? AnyTransition.opacity : AnyTransition(OwnTransition()))"))
    #expect(lines.contains("AnyTransition(BlurTransition())"))
    #expect(lines.contains("let reduces = UIAccessibility.isReduceMotionEnabled"))
    #expect(lines.contains { $0.contains("value: { phase in phase.isIdentity ? 1.0 : 0.0 }") })
  }

  /// A row that is laid out in the middle, on pixels of half a point.
  static let pixelDocument = """
    { "size": [200, 101.3], "pixelLength": 0.5, "state": { "isShort": false },
      "views": [ { "id": "column", "layout": { "stack": "VStack", "spacing": 0 }, "children": [
        { "id": "top", "size": [100, 20] }, { "id": "middle", "when": "!isShort", "size": [100, 21] } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "toggle": "isShort" } ] }
    """

  @Test func `the length of a pixel is that of the device, which the recorder asks`() throws {
    let lines = try lines(Self.pixelDocument)
    #expect(lines.contains("pixelLength: 0.5)"), "\(lines)")
    #expect(lines.contains("if abs(1 / Double(scale) - pixelLength) > 1e-9 {"))
  }
}
