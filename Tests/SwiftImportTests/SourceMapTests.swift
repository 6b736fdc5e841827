import Diagnostics
import Foundation
import Testing
import TimelineDocument

@testable import SwiftImport
@testable import TimelineSimulation

/// A written timeline keeps the places of the source that it was made of.
@Suite struct SourceMapTests {
  private static let view = """
    struct Card: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Hi")
            .opacity(isShown ? 1 : 0)
            .animation(.easeIn(duration: 0.2), value: isShown)
          Button("Show") {
            withAnimation(.spring) { isShown.toggle() }
          }
        }
      }
    }
    """

  /// The explanations of a timeline, in which places are objects.
  private func explanations(of source: SourceText) throws -> Any? {
    var (checked, found) = CheckedTimeline.read(source)
    guard let checked,
      let trace = Trace(checked, sampling: Sampling(), diagnostics: &found)
    else { return nil }
    var bytes: [UInt8] = []
    var style = ExplanationStyle()
    style.format = .json
    try trace.writeExplanations(as: style) { bytes += $0 }
    return try JSONSerialization.jsonObject(with: Data(bytes))
  }

  /// The places in explanations, in order of their keys; `name:line:column`, or what `place` makes of them.
  private func places(in value: Any?, _ place: ([String: Any]) -> String) -> [String] {
    if let object = value as? [String: Any] {
      if object["column"] != nil, object["pointer"] != nil { return [place(object)] }
      return object.sorted { $0.key < $1.key }.flatMap { places(in: $0.value, place) }
    }
    return (value as? [Any] ?? []).flatMap { places(in: $0, place) }
  }

  @Test func `explanations of a written timeline name the lines of the Swift, and its own`() throws
  {
    let made = SwiftImport([SourceText(name: "Card.swift", bytes: Array(Self.view.utf8))])
    let source = SourceText(name: "card.json", bytes: try #require(made.mappedDocument))
    var (timeline, found) = CheckedTimeline.read(source)
    let checked = try #require(timeline)
    let trace = try #require(Trace(checked, sampling: Sampling(), diagnostics: &found))
    var bytes: [UInt8] = []
    try trace.writeExplanations { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Where   Card.swift:9:23 (card.json:"), "\(text)")
    #expect(text.contains("(.animation, Card.swift:7:20)"), "\(text)")
  }

  /// Of every view in these tests that becomes a timeline and moves.
  @Test func `each place in an explanation is that of the source that is played`() throws {
    var count = 0
    for (name, text) in try AccountTests.tested() {
      let swift = SourceText(name: "a.swift", bytes: Array(text.utf8))
      guard let written = SwiftImport([swift]).mappedDocument else { continue }
      let played = try explanations(of: SourceText(timelineIn: swift))
      let mapped = try explanations(of: SourceText(name: "a.json", bytes: written))
      let expected = places(in: played) { "a.swift:\($0["line"] ?? 0):\($0["column"] ?? 0)" }
      // A value without a place is shown at the beginning.
      let found = places(in: mapped) { $0["source"] as? String ?? "a.swift:1:1" }
      #expect(found == expected, "\(name)")
      count += expected.count
    }
    #expect(count > 1000)
  }

  @Test func `the places of several sources have their names`() throws {
    let parts = Self.view.components(separatedBy: "      Button(")
    let app = parts[0] + "      Opener(isShown: $isShown)\n    }\n  }\n}\n"
    let opener = """
      struct Opener: View {
        @Binding var isShown: Bool
        var body: some View {
          Button("Show") { withAnimation { isShown = true } }
        }
      }
      """
    let made = SwiftImport([
      SourceText(name: "App.swift", bytes: Array(app.utf8)),
      SourceText(name: "Opener.swift", bytes: Array(opener.utf8)),
    ])
    let document = String(decoding: try #require(made.mappedDocument), as: UTF8.self)
    #expect(document.contains("/actions/button_show/0\":\"Opener.swift:4:22\""), "\(document)")
    #expect(document.contains("/modifiers/1\":\"App.swift:7:20\""), "\(document)")
  }
}
