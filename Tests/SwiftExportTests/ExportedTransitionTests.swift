import Testing

@testable import SwiftExport

/// The probes of transitions, whose values no reading of the file checks: they are left out there.
@Suite struct ExportedTransitionTests {
  private func sample(_ transition: String, settings: String = "") throws -> ExportedSample {
    let document = """
      { \(settings) "state": { "isShown": false, "turn": 90 },
        "views": [ { "id": "box", "when": "isShown", "size": [50, 30], "modifiers": [ { "transition": \(transition) } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "isShown": true } },
          { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "isShown": false } } ] }
      """
    return try ExportedSample("box.json", document: Array(document.utf8))
  }

  /// The probes, each in one line.
  private func probes(_ transition: String) throws -> [String] {
    let sample = try sample(transition)
    let text = try #require(sample.text, "\(sample.refusals)")
    #expect(sample.returned == sample.trace)
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    let body = lines.prefix { $0 != "// MARK: - Recording" }.joined(separator: " ")
    return body.components(after: ".probed(")
  }

  // The edge is 50 points to the side, or 30 up or down, as the view is 50 by 30.
  @Test(arguments: [
    (
      #"".move(edge: .trailing)""#,
      ["active: CGSize(width: 50, height: 0), identity: CGSize.zero"]
    ),
    (#"".move(edge: .top)""#, ["active: CGSize(width: 0, height: -30), identity: CGSize.zero"]),
    (
      #"".slide""#,
      [
        "insertion: CGSize(width: -50, height: 0), identity: CGSize.zero, removal: CGSize(width: 50, height: 0)"
      ]
    ),
    (
      #"".push(from: .bottom)""#,
      [
        "insertion: CGSize(width: 0, height: 30), identity: CGSize.zero, removal: CGSize(width: 0, height: -30)",
        "active: 0.0, identity: 1.0",
      ]
    ),
    (
      #"".asymmetric(insertion: .opacity.animation(.easeIn(duration: 2)), removal: .scale(scale: 0.5))""#,
      [
        "insertion: 0.0, identity: 1.0, removal: 1.0, by: { $0.animation(.easeIn(duration: 2)) }",
        "insertion: CGSize(width: 1, height: 1), identity: CGSize(width: 1, height: 1), removal: CGSize(width: 0.5, height: 0.5)",
      ]
    ),
    (
      #"{ "active": [ { "rotationEffect": ".degrees(turn)" } ], "identity": [ { "opacity": 0.5 } ] }"#,
      [
        "active: Angle.degrees(turn), identity: Angle.degrees(0)",
        "active: 1.0, identity: 0.5",
      ]
    ),
    (
      #"{ "body": [ { "blur": "phase.value * turn" } ] }"#,
      ["value: { phase in (phase.value * turn) as Double }"]
    ),
  ])
  func `a probe has the value of each phase`(transition: String, values: [String]) throws {
    let found = try probes(transition)
    #expect(found.count == values.count, "\(found)")
    for (probe, value) in zip(found, values) { #expect(probe.contains(value), "\(probe)") }
  }

  @Test(arguments: [
    (#"".blurReplace""#, "", "this transition"),
    (#""turn > 0 ? .slide : .opacity""#, "", "a transition that is not always the same"),
    (
      #"{ "body": [ { "blur": "phase.value" } ] }"#, #""profile": "ios16","#,
      "a transition by its phase before iOS 17"
    ),
    (
      #"{ "asymmetric": { "insertion": { "body": [ { "blur": "phase.value" } ] }, "removal": ".opacity" } }"#,
      "", "a transition by its phase for one way alone"
    ),
    (
      #"{ "body": [ { "rotation3DEffect": ".degrees(90)" } ] }"#, "",
      "this modifier in a transition"
    ),
  ])
  func `a transition that no probe can see is refused`(
    transition: String, settings: String, refused: String
  ) throws {
    let sample = try sample(transition, settings: settings)
    #expect(Set(sample.refusals) == ["\(refused) cannot be exported"])
  }
}

extension String {
  /// The texts after each occurrence of a word.
  fileprivate func components(after word: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { parts.append("") }
      let character = rest.removeFirst()
      if !parts.isEmpty { parts[parts.count - 1].append(character) }
    }
    return parts
  }
}
