import Diagnostics
import Testing

@testable import SwiftImport

/// Several sources of an app, of which each has names of its own.
@Suite struct ImportedSourcesTests {
  private static func card(_ name: String, dotOpacity: Double) -> String {
    """
    struct \(name): View {
      @State private var isOn = false
      var body: some View {
        VStack { Dot(isOn: isOn) }
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }

    private struct Dot: View {
      let isOn: Bool
      var body: some View { Circle().opacity(isOn ? \(dotOpacity) : 0) }
    }
    """
  }

  @Test(arguments: [("First", 0.25), ("Second", 0.5)])
  func `a private type is that of its own source`(view: String, opacity: Double) throws {
    var options = ImportOptions()
    options.view = view
    let imported = try ImportedView(
      Self.card("First", dotOpacity: 0.25), Self.card("Second", dotOpacity: 0.5), options: options)
    #expect(isClose(try imported.values("circle_opacity", at: 1, 2), [0, opacity]))
    #expect(imported.warnings.isEmpty)
  }

  @Test func `of two public types each source means its own, with a warning`() throws {
    let other = "struct Dot: View { var body: some View { Circle().opacity(1) } }"
    let public1 = Self.card("First", dotOpacity: 0.25).replacing("private struct", "struct")
    let imported = try ImportedView(other, public1)
    #expect(isClose(try imported.values("circle_opacity", at: 1, 2), [0, 0.25]))
    #expect(imported.warnings == ["another type is named 'Dot'; only this source means this one"])
  }

  @Test func `a private constant is that of its own source`() throws {
    let other = "private let end = 0.75"
    let own =
      "private let end = 0.5\n"
      + Self.card("First", dotOpacity: 1)
      .replacing("isOn ? 1.0 : 0", "isOn ? end : 0")
    for sources in [[other, own], [own, other]] {
      let imported = SwiftImport(
        sources.enumerated().map { .init(name: "\($0).swift", bytes: Array($1.utf8)) })
      let document = String(decoding: try #require(imported.document), as: UTF8.self)
      #expect(document.contains("0.5"))
      #expect(!document.contains("0.75"))
    }
  }

  /// A view that another name of it extends, and that its preview shows by that name.
  private static func scene(_ name: String, opacity: Double) -> String {
    """
    fileprivate typealias ExampleView = Scenes.\(name)
    extension ExampleView: View {
      static let slow = Animation.linear(duration: 2)
      var body: some View {
        Circle().opacity(x).onTapGesture { withAnimation(Self.slow) { x = end } }
      }
    }
    extension Scenes {
      struct \(name) {
        @State private var x = 0.0
        var end = \(opacity)
      }
    }
    """
  }

  @Test(arguments: [("First", 0.25), ("Second", 0.5)])
  func `another name of a type is that of its own source`(view: String, opacity: Double) throws {
    var options = ImportOptions()
    options.view = view
    let imported = try ImportedView(
      Self.scene("First", opacity: 0.5), Self.scene("Second", opacity: 1), "enum Scenes {}",
      options: options)
    #expect(isClose(try imported.values("circle_opacity", at: 2), [opacity]))
    #expect(imported.warnings.isEmpty)
  }

  @Test func `a preview shows a view by another name`() throws {
    let imported = try ImportedView(
      Self.scene("First", opacity: 0.5) + "\n#Preview { ExampleView(end: 0.75) }",
      "struct Last: View { var body: some View { Circle() } }")
    #expect(isClose(try imported.values("circle_opacity", at: 3), [0.75]))
  }

  @Test func `a view that another one uses by another name is not the view of the sources`() throws
  {
    let imported = try ImportedView(
      "struct Whole: View { var body: some View { VStack { Row(end: 0.75) } } }\n"
        + "typealias Row = Scenes.First",
      Self.scene("First", opacity: 0.5), "struct Scenes {}")
    #expect(imported.document.contains("\"name\":\"Whole\""))
    #expect(isClose(try imported.values("circle_opacity", at: 3), [0.75]))
  }

  @Test(arguments: ["typealias Loop = Loop", "typealias Loop = Other\ntypealias Other = Loop"])
  func `names that mean each other mean no type`(aliases: String) {
    let text = aliases + "\nextension Loop: View { var body: some View { Circle() } }\n"
    let made = SwiftImport([
      SourceText(name: "a.swift", bytes: Array((text + "#Preview { Loop() }").utf8))
    ])
    #expect(made.diagnostics[0].first.map { $0.message } == ["the sources have no view"])
  }

  @Test(arguments: [
    ("struct Broken { }\n}", "nothing is open that this bracket closes"),
    ("struct Broken {", "this bracket is never closed"),
  ])
  func `a source that cannot be read is left out, and the others are read`(
    source: String, problem: String
  ) throws {
    for isFirst in [true, false] {
      let card = Self.card("First", dotOpacity: 0.25)
      let imported = try isFirst ? ImportedView(source, card) : ImportedView(card, source)
      #expect(isClose(try imported.values("circle_opacity", at: 1.5), [0.125]))
      #expect(imported.warnings == ["this source is left out: \(problem)"])
    }
  }

  @Test func `sources of which none can be read are errors`() {
    let imported = SwiftImport([
      .init(name: "a.swift", bytes: Array("}".utf8)),
      .init(name: "b.swift", bytes: Array("{".utf8)),
    ])
    #expect(imported.document == nil)
    #expect(imported.diagnostics.map { $0.first.map { $0.severity } } == [[.error], [.error]])
  }

  @Test func `a part for an older compiler is not compiled`() throws {
    let imported = try ImportedView(
      """
      #if swift(<5.9)
      let end = 0.75
      #else
      let end = 0.5
      #endif
      """ + "\n" + Self.card("First", dotOpacity: 1).replacing("isOn ? 1.0 : 0", "isOn ? end : 0"))
    #expect(isClose(try imported.values("circle_opacity", at: 2), [0.5]))
  }

  @Test func `functions of extensions have parameters, and a loop takes pairs apart`() throws {
    let imported = try ImportedView(
      """
      extension Animation {
        static func ripple(index: Int) -> Animation {
          Animation.linear(duration: 1).delay(0.5 * Double(index))
        }
      }
      extension Double {
        func scaled(by factor: Double) -> Double { self * factor }
      }
      struct Row: View {
        @State private var isOn = false
        @State private var sum = 0.0
        let data = [4.0, 3.0, 2.0]
        var body: some View {
          VStack {
            Circle().opacity(isOn ? 1 : 0).animation(.ripple(index: 1), value: isOn)
            Capsule().blur(radius: sum.scaled(by: 2))
          }
          .onTapGesture {
            isOn.toggle()
            for (index, value) in data.enumerated() { sum += value * Double(index) }
          }
        }
      }
      """)
    // The delay of the second row, and half of the second after it.
    #expect(isClose(try imported.values("circle_opacity", at: 1.5, 2), [0, 0.5]))
    // 2 * (4 * 0 + 3 * 1 + 2 * 2)
    #expect(isClose(try imported.values("capsule_blur", at: 1.5), [14]))
  }
}

extension String {
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
