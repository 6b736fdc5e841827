import Foundation
import TestSupport
import Testing

@testable import SwiftExport

/// A drag of the timeline is two methods, which the gesture of a view and the recorder call.
@Suite struct ExportedGestureTests {
  /// A card that a drag moves, and a step.
  private func card(_ step: String, state: String = "") throws -> ExportedSample {
    try ExportedSample(
      "card.json",
      document: Array(
        """
        { "state": { "x": 0, "way": 0\(state) },
          "views": [ { "id": "card", "size": [100, 40], "modifiers": [ { "offset": { "x": "x" } }, { "opacity": "way / 500" } ] } ],
          "events": [ { "at": 0.5, \(step) } ] }
        """.utf8))
  }

  private func lines(_ step: String, state: String = "") throws -> [String] {
    let sample = try card(step, state: state)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace, "\(step)")
    return text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
  }

  private static let translation =
    #""changed": [ { "set": { "x": "value.translation.width" } } ], "ended": [ { "withAnimation": true, "set": { "x": 0 } } ]"#

  @Test func `a drag by points is a gesture, and the recorder plays it`() throws {
    let lines = try lines(
      #""gesture": { "from": [0, 0], "to": [80, 0], "duration": 0.25, \#(Self.translation) }"#)
    let gesture = try #require(lines.firstIndex(of: ".gesture("))
    #expect(
      lines[gesture...].prefix(4) == [
        ".gesture(", "DragGesture(minimumDistance: 0)",
        ".onChanged { dragChanged(DragSample($0)) }", ".onEnded { dragEnded(DragSample($0)) })",
      ])
    #expect(lines.contains("from: CGSize(width: 0, height: 0),") && lines.contains("in: 0.25,"))
    #expect(lines.contains("private func dragChanged(_ value: DragSample<CGSize>) {"))
    #expect(lines.contains("x = value.translation.width"))
    #expect(lines.contains("translation = finger.translation"))
  }

  @Test func `of a drag by a number a finger gives the way down`() throws {
    let lines = try lines(
      #""gesture": { "from": 0, "to": 80, "duration": 0.25, "rate": 20, "curve": ".easeOut", "changed": [ { "set": { "x": "translation", "way": "predictedEnd - velocity / 4" } } ] }"#
    )
    #expect(lines.contains("private func dragChanged(_ value: DragSample<Double>) {"))
    #expect(lines.contains("x = value.translation"))
    #expect(lines.contains("way = value.predictedEndTranslation - value.velocity / 4"))
    #expect(lines.contains("translation = Double(finger.translation.height)"))
    #expect(lines.contains("along: .easeOut,") && lines.contains("rate: 20,"))
  }

  @Test func `drags of the same steps are one, and a second one of a view is the timeline's alone`()
    throws
  {
    let other = #""changed": [ { "set": { "way": "value.translation.width" } } ]"#
    let drag = #""from": [0, 0], "to": [80, 0], "duration": 0.25,"#
    let lines = try lines(
      #""run": [ { "gesture": { \#(drag) \#(Self.translation) } }, { "gesture": { \#(drag) \#(other) } }, { "gesture": { \#(drag) \#(Self.translation) } } ]"#
    )
    #expect(lines.count { $0 == "changed: dragChanged," } == 2)
    #expect(lines.count { $0 == "changed: drag2Changed," } == 1)
    #expect(lines.count { $0.hasPrefix("DragGesture(") } == 1)
    #expect(lines.count { $0.hasPrefix("// The timeline alone calls these") } == 1)
  }

  @Test func `a gesture of a view is at that view, in its space`() throws {
    let lines = try lines(
      #""gesture": { "on": "card", "coordinateSpace": ".global", "from": [0, 0], "to": [80, 0], "duration": 0.25, \#(Self.translation) }"#
    )
    #expect(lines.contains("DragGesture(minimumDistance: 0, coordinateSpace: .global)"))
  }

  private static let resetComment =
    "// The end of the gesture resets a '@GestureState', which no program may set."

  /// A drag that changes a gesture state, and one whose transactions it leaves alone, after its steps.
  static let updatingDocument = #"""
    { "state": { "way": 0, "count": 0, "last": 0 },
      "views": [ { "id": "card", "modifiers": [ { "offset": { "x": "way" } }, { "transaction": "{ if $0.isContinuous { $0.animation = nil } else { $0.animation = .linear(duration: 0.5) } }" } ] } ],
      "events": [
        { "at": 0, "gesture": { "from": [0, 0], "to": [80, 0], "duration": 0.5, "rate": 10,
            "updating": { "way": "{ drag, state, t in\n  state = drag.translation.width\n  state += 1 / 2\n  t.isContinuous = true\n}" },
            "resetTransaction": "Transaction(animation: .easeOut(duration: 0.2))", "ended": [ { "set": { "last": "way" } } ] } },
        { "at": 1, "gesture": { "from": 0, "to": 80, "duration": 0.5, "rate": 10, "updatingFirst": false,
            "updating": { "count": "translation + velocity" }, "ended": [ { "set": { "last": "count" } } ] } } ] }
    """#

  @Test func `a gesture state is changed by the drag, and reset by its release`() throws {
    let sample = try ExportedSample("card.json", document: Array(Self.updatingDocument.utf8))
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace)
    let lines = text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    let bodies = [
      [
        "private func dragChanged(_ value: DragSample<CGSize>) {",
        "var transaction = Transaction()",
        "transaction.isContinuous = true", "withTransaction(transaction) {",
        "way = value.translation.width", "way += 1 / 2", "}", "}",
      ],
      [
        "private func dragEnded(_ value: DragSample<CGSize>) {", Self.resetComment,
        "withTransaction(Transaction(animation: .easeOut(duration: 0.2))) {", "way = 0", "}",
        "last = way", "}",
      ],
      [
        "private func drag2Changed(_ value: DragSample<Double>) {",
        "count = value.translation + value.velocity", "}",
      ],
      [
        "private func drag2Ended(_ value: DragSample<Double>) {", "last = count",
        Self.resetComment, "count = 0", "}",
      ],
    ]
    for body in bodies {
      let start = try #require(lines.firstIndex(of: body[0]), "\(lines)")
      #expect(Array(lines[start...].prefix(body.count)) == body)
    }
  }

  @Test(arguments: [
    (
      #""gesture": { "on": "card", "from": [0, 0], "to": [8, 0], "duration": 0.2, "changed": [ { "set": { "x": "value.location.x" } } ] }"#,
      "where the finger of a drag is, which follows from where its view is laid out, cannot be exported"
    ),
    (
      #""let": { "end": 8 }, "gesture": { "from": 0, "to": "end", "duration": 0.2, "changed": [ { "set": { "x": "translation" } } ] }"#,
      "a drag that is not one of the events, or beside 'let' or 'forEach', cannot be exported"
    ),
    (
      #""async": { "run": [ { "gesture": { "from": 0, "to": 8, "duration": 0.2, "changed": [ { "set": { "x": "translation" } } ] } } ] }"#,
      "a drag that is not one of the events, or beside 'let' or 'forEach', cannot be exported"
    ),
    (
      #""gesture": { "from": 0, "to": 8, "duration": 0.2, "updating": { "x": "{ value, state, t in if value.translation > 4 { state = 1 } }" }, "changed": [] }"#,
      "this closure of 'updating' cannot be exported"
    ),
  ])
  func `a drag of which SwiftUI says less is refused`(step: String, refusal: String) throws {
    #expect(try card(step).refusals == [refusal])
  }

  @Test func `the recorder takes the samples of a drag`() throws {
    guard let compiler = TypeCheckTests.compiler else {
      print("no swiftc: the recorder does not run")
      return
    }
    let sample = try card(
      #""gesture": { "from": 0, "to": 180, "duration": 0.09, "rate": 50, "changed": [ { "set": { "x": "translation" } } ] }"#
    )
    let text = try #require(sample.text, "\(sample.refusals)")
    let start = try #require(text.range(of: "extension Recorder {\n  /// Plays a drag"))
    let end = try #require(text.range(of: "private struct RecorderApp"))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-drag-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift").path
    let program = folder.appendingPathComponent("drag").path
    try (Self.beginning + text[start.lowerBound..<end.lowerBound] + Self.end)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let built = try ChildProcess.run(compiler, ["-swift-version", "6", file, "-o", program])
    #expect(built.status == 0, "\(String(decoding: built.errors.prefix(4000), as: UTF8.self))")
    let run = try ChildProcess.run(program, [])
    // The way is 2000 points a second, of which a quarter is predicted to follow; samples are 0.02 s apart, and one is
    // at the end.
    let times = [0, 0.02, 0.04, 0.06, 0.08, 0.09]
    let samples = times.map { time in
      time == 0 ? [0, 0, 0] : [2000 * time, 2000, 2000 * time + 500]
    }
    let printed = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
    #expect(printed.count == 7)
    for (numbers, expected) in zip(printed, samples + samples.suffix(1)) {
      let isEqual = zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(isEqual && numbers.count == 3, "\(numbers) \(expected)")
    }
  }

  /// The names of SwiftUI that the recorder of drags uses.
  private static let beginning = """
    import Foundation
    protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by factor: Double)
    }
    extension Double: VectorArithmetic {
      mutating func scale(by factor: Double) { self *= factor }
    }
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic
      var animatableData: AnimatableData { get set }
    }
    extension Double: Animatable {
      var animatableData: Double { get { self } set { self = newValue } }
    }
    struct Transaction {
      init(animation: Int?) {}
      var tracksVelocity = false
    }
    func withTransaction(_ transaction: Transaction, _ body: () -> Void) { body() }
    struct DragSample<Movement: Animatable> {
      var translation, velocity, predictedEndTranslation: Movement
    }
    @MainActor final class Recorder { static let shared = Recorder() }

    """

  private static let end = """
    MainActor.assumeIsolated {
      @MainActor func show(_ sample: DragSample<Double>) {
        print(sample.translation, sample.velocity, sample.predictedEndTranslation)
      }
      Recorder.shared.drag(
        from: 0.0, to: 180, in: 0.09, rate: 50, changed: { show($0) },
        ended: { show($0); exit(0) })
    }
    RunLoop.main.run()
    """
}
