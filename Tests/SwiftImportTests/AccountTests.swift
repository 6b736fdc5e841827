import Diagnostics
import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import SwiftImport

/// Nothing of a source is dropped in silence.
@Suite struct AccountTests {
  private func imported(_ text: String) -> SwiftImport {
    SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
  }

  private static let view = """
    import SwiftUI
    struct Movie: Identifiable { let id = UUID(); var title: String }
    final class Model: ObservableObject { @Published var items = [1, 2]; func clear() { items = [] } }
    struct Row: View {
      let title: String
      var onTap: () -> Void = {}
      @State private var isPressed = false
      var body: some View {
        Text(title).font(.title).scaleEffect(isPressed ? 0.9 : 1).foo(isPressed)
          .onTapGesture { withAnimation { isPressed.toggle() }; onTap() }
      }
    }
    struct List1: View {
      @StateObject var model = Model()
      @State private var movies: [Movie] = [Movie(title: "A"), Movie(title: "B")]
      var body: some View {
        VStack {
          ForEach(movies) { movie in Text(movie.title).transition(.slide) }
          if model.items.isEmpty { Unknown(a: 1) { Text("x") } } else { Row(title: "r", onTap: { model.clear() }) }
          Button("Remove") { withAnimation(.spring) { movies.removeAll { $0.title == "A" } } }
        }
        #if os(macOS)
        .padding(movies.count)
        #else
        .padding()
        #endif
      }
    }
    #Preview { List1() }
    """

  @Test func `the fates of the tokens add up to the file`() {
    let made = imported(Self.view)
    #expect(made.document != nil, "\(made.diagnostics.flatMap { $0.first })")
    #expect(made.account.count(of: .unread) == 0)
    let sum = TokenAccount.Fate.allCases.reduce(0) { $0 + made.account.count(of: $1) }
    #expect(sum == made.account.fates.count)
    #expect(made.account.count(of: .said) > made.account.count(of: .harmless))
    #expect(made.account.count(of: .refused) == 0)
  }

  /// The texts in the tests of the import, which are views and parts of views.
  static func tested() throws -> [(name: String, text: String)] {
    let folder = "Tests/SwiftImportTests"
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path(folder))
    return try names.sorted().filter { $0.hasSuffix(".swift") }.flatMap { name in
      let bytes = try RepositoryFiles.bytes("\(folder)/\(name)")
      let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\"\"\"")
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map { offset, text in
        (
          "\(name), text \(offset / 2 + 1)",
          text.components(separatedBy: "\\\\").joined(separator: "\\")
        )
      }
    }
  }

  @Test func `the fates of the tokens of every text in these tests add up to it`() throws {
    let recipe = "Sources/CommandLineInterface/Resources/view.swift.txt"
    let texts =
      try Self.tested() + [
        (recipe, String(decoding: try RepositoryFiles.bytes(recipe), as: UTF8.self))
      ]
    var documents = 0
    for (name, text) in texts {
      let made = imported(text)
      documents += made.document == nil ? 0 : 1
      #expect(made.account.count(of: .unread) == 0, "\(name)")
      let sum = TokenAccount.Fate.allCases.reduce(0) { $0 + made.account.count(of: $1) }
      #expect(sum == SwiftTokens(Array(text.utf8) + [UInt8(ascii: "\n")]).tokens.count, "\(name)")
    }
    // Most of the texts are whole views.
    #expect(documents * 2 > texts.count, "\(documents) of \(texts.count)")
  }

  @Test func `what is left out has a warning at its line`() {
    let made = imported(Self.view)
    let messages = made.diagnostics.flatMap { $0.first }.map { $0.message }
    #expect(messages.contains { $0.contains("'foo'") })
    #expect(messages.contains { $0.contains("'Unknown'") })
    #expect(messages.contains { $0.contains("'row_isPressed'") })
    // A warning for each run of tokens that is left out.
    #expect(made.account.count(of: .warned) > 0)
  }

  @Test func `what reads an object that is not known has a warning at its line`() {
    let made = imported(
      """
      struct A: View {
        @Environment(Loader.self) var loader
        @State private var x = 0.0
        var body: some View {
          Text("")
            .opacity(loader.isReady ? 1 : 0)
            .blur(radius: x)
            .onTapGesture { x = 1 }
        }
      }
      """)
    #expect(made.document != nil)
    let messages = made.diagnostics.flatMap { $0.first }.map { $0.message }
    #expect(messages.contains { $0.hasPrefix("'opacity' is left out") }, "\(messages)")
  }

  @Test func `statements outside of every view are left out with a warning`() {
    let made = imported(
      "struct A: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).onAppear { x = 1 } } }\n"
        + "withAnimation(.linear) { x = 2 }\n")
    #expect(made.document != nil)
    let warnings = made.diagnostics.flatMap { $0.first }
    #expect(warnings.count == 1 && warnings[0].message.contains("withAnimation"), "\(warnings)")
  }

  @Test func `without what is harmless the views move the same`() throws {
    let text = """
      struct Card: View {
        @State private var isOn = false
        let title: String = "Hello"
        func unused() { isOn = true }
        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Text("Hello").font(.title).bold().opacity(isOn ? 1 : 0).foregroundColor(.red)
            Circle().fill(.blue).frame(width: 10).rotationEffect(.degrees(isOn ? 90 : 0)).clipped()
            Button("Go") { print("go"); withAnimation(.linear(duration: 1)) { isOn.toggle() } }.buttonStyle(.plain)
          }
          .padding().background(Color.white).navigationTitle("Card")
        }
      }
      struct Other: View { var body: some View { Card().shadow(radius: 3) } }
      """
    let whole = try ImportedView(text)
    let times = [0, 1, 1.5, 2, 3]
    let expected = try whole.table(at: times)
    let bytes = Array(text.utf8)
    let file = SwiftFile(bytes)
    var count = 0
    for run in whole.result.account.runs(of: .harmless) {
      let range = file.source.range(run)
      let rest = Array(bytes[..<range.lowerBound] + [0x20] + bytes[range.upperBound...])
      guard SwiftImport([SourceText(name: "a", bytes: rest)]).document != nil else { continue }
      count += 1
      let other = try ImportedView(String(decoding: rest, as: UTF8.self)).table(at: times)
      #expect(other == expected, "\(String(decoding: bytes[range], as: UTF8.self))")
    }
    #expect(count >= 10)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a source with a piece missing is imported, or has an error at a place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(Self.view.utf8)
    for _ in 0..<60 {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
      let source = SourceText(name: "a", bytes: Array(bytes[..<start] + bytes[end...]))
      let made = SwiftImport([source])
      #expect(made.account.count(of: .unread) == 0 || made.hasErrors)
      #expect((made.document == nil) == made.hasErrors)
    }
  }

  @Test(arguments: [
    ("", "the sources have no view"),
    ("struct A { }", "the sources have no view"),
    ("struct A: View { var body: some View { A() } }", "nest deeper"),
    ("struct A: View { var body: some View { Text(\"\") }", "never closed"),
    (
      "struct A: View { var body: some View { B().opacity(x ? 1 : 0) } }\nstruct A: View { }",
      "another type is named 'A'"
    ),
    (
      "struct A: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).onAppear { "
        + "for i in 0..<3 { if i == 1 { break }; x += 1 } } } }", "'break'"
    ),
    (
      "struct A: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).onAppear { "
        + "if x > 1 { let y = 1.0; if x > 2 { return }; x = y }; let y = 2.0; x = y } } }",
      "'return' inside this statement"
    ),
    (
      "struct A: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).onAppear { "
        + "var y = x; for _ in 0..<2 { y += 1 }; x = y } } }", "unknown name 'y'"
    ),
    (
      "struct A: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).onAppear { x = load() } } }",
      "load"
    ),
  ])
  func `what cannot be imported is an error`(source: String, part: String) {
    let made = imported(source)
    #expect(made.document == nil)
    let errors = made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }
    #expect(errors.contains { $0.message.contains(part) }, "\(errors.map { $0.message })")
  }

  @Test func `the view is the one that is named, shown or used by no other`() throws {
    let views = """
      struct A: View { @State var a = 0.0; var body: some View { Text("").opacity(a).onAppear { a = 1 } } }
      struct B: View { @State var b = 0.0; var body: some View { VStack { A(); Text("").blur(radius: b).onAppear { b = 1 } } } }
      struct C: View { @State var c = 0.0; var body: some View { Text("").contrast(c).onAppear { c = 1 } } }
      """
    var options = ImportOptions()
    #expect(try ImportedView(views).document.contains("\"name\":\"C\""))
    #expect(try ImportedView(views + "\n#Preview { B() }").document.contains("\"name\":\"B\""))
    options.view = "A"
    #expect(try ImportedView(views, options: options).document.contains("\"name\":\"A\""))
  }
}
