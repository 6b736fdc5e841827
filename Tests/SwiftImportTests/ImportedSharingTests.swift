import Diagnostics
import Testing

@testable import SwiftImport

/// Objects and values that several views share, and the names that are known at a touch.
@Suite struct ImportedSharingTests {
  /// A page whose tap changes what the view around it shows; both have an object or a value by a declaration of their own.
  private func views(_ outer: String, _ inner: String, _ classes: String = "") -> String {
    """
    \(classes)
    struct Page: View {
      \(inner)
      var body: some View {
        Circle().opacity(page.number == 1 ? 1 : 0.5)
          .onTapGesture { withAnimation(.linear(duration: 1)) { page.number = 2 } }
      }
    }
    struct Book: View {
      \(outer)
      var body: some View { ZStack { Rectangle().offset(x: book.number == 1 ? 0 : 100); Page() } }
    }
    """
  }

  @Test(arguments: [
    (
      "@ObservedObject private var book = Model.shared", "@ObservedObject var page = Model.shared",
      "class Model: ObservableObject { static let shared = Model(); @Published var number = 1 }"
    ),
    (
      "private var book = Model.shared", "let page = Model.shared",
      "@Observable class Model { static let shared = Model(); var number = 1 }"
    ),
    (
      "@StateObject var book = Model()", "@EnvironmentObject var page: Model",
      "class Model: ObservableObject { @Published var number = 1 }"
    ),
  ])
  func `views that name one object have one object`(outer: String, inner: String, model: String)
    throws
  {
    let view = try ImportedView(views(outer, inner, model))
    #expect(isClose(try view.values("rectangle_offset_x", at: 1, 1.5, 2), [0, 50, 100]))
    #expect(isClose(try view.values("circle_opacity", at: 1, 1.5, 2), [1, 0.75, 0.5]))
  }

  @Test func `objects that are made by themselves are two`() throws {
    let view = try ImportedView(
      views(
        "@StateObject var book = Model()", "@StateObject var page = Model()",
        "class Model: ObservableObject { @Published var number = 1 }"))
    #expect(isClose(try view.values("rectangle_offset_x", at: 1, 2), [0, 0]))
    #expect(isClose(try view.values("circle_opacity", at: 1.5, 2), [0.75, 0.5]))
  }

  @Test(arguments: ["AppStorage", "SceneStorage"])
  func `a value that is kept under a key is one`(wrapper: String) throws {
    let text = views(
      "@\(wrapper)(\"page\") var book = 1", "@\(wrapper)(\"page\") var page = 1"
    ).replacing("page.number", with: "page").replacing("book.number", with: "book")
    let view = try ImportedView(text)
    #expect(isClose(try view.values("rectangle_offset_x", at: 1, 1.5, 2), [0, 50, 100]))
    #expect(isClose(try view.values("circle_opacity", at: 1.5, 2), [0.75, 0.5]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a constant of a row is known where the row is touched`() throws {
    let view = try ImportedView(
      """
      struct Steps: View {
        @State private var chosen = 0
        var body: some View {
          ZStack {
            ForEach(1...3, id: \\.self) { index in
              let time = index * 5
              Circle().opacity(chosen == time ? 1 : 0.5)
                .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = time } }
            }
          }
        }
      }
      """)
    #expect(isClose(try view.values("circle_1_opacity", at: 1, 1.5, 2), [0.5, 0.75, 1]))
    #expect(isClose(try view.values("circle_2_opacity", at: 1, 1.5, 2), [0.5, 0.5, 0.5]))
  }

  @Test(arguments: [
    "guard !Task.isCancelled else { return }", "if Task.isCancelled { return }",
  ])
  func `a task that was cancelled ends at its sleep`(ending: String) throws {
    let view = try ImportedView(
      """
      struct Search: View {
        @State private var task: Task<Void, Never>?
        @State private var count = 0.0
        var body: some View {
          Text("Go").offset(x: count).onTapGesture {
            task?.cancel()
            task = Task {
              try? await Task.sleep(for: .seconds(1))
              \(ending)
              count += 10
            }
          }
        }
      }
      """, options: taps(("text", 1), ("text", 1.5), ("text", 4)))
    // The second tap cancels the first one's task; the third is a second of its own.
    #expect(isClose(try view.values("text_offset_x", at: 2.2, 2.6, 4.5, 5.1), [0, 10, 10, 20]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [
    (
      "@Published var level = 1.0 { didSet { level = min(level, 9); shown = level } }",
      "model.shown", "model.level = 2",
      "'didSet' of 'level'"
    ),
    (
      "var rate = 2.0 { didSet { print(rate) } }", "model.rate", "model.rate = 5",
      "the write to 'model.rate'"
    ),
    (
      "var all: Double { get { shown } set { shown = newValue } }", "model.shown", "model.all = 2",
      "the write to 'model.all'"
    ),
  ])
  func `a write that is left out is an error where something on screen depends on it`(
    member: String, shown: String, step: String, message: String
  ) throws {
    func made(_ shows: String) -> SwiftImport {
      let text = """
        class Model: ObservableObject {
          @Published var shown = 1.0
          \(member)
        }
        struct Card: View {
          @StateObject private var model = Model()
          @State private var isOn = false
          var body: some View {
            Text("Go").opacity(\(shows)).blur(radius: isOn ? 1 : 0).onTapGesture { isOn = true; \(step) }
          }
        }
        """
      return SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    }
    let seen = made(shown).diagnostics.flatMap { $0.first }
    #expect(seen.contains { $0.severity == .error && $0.message.contains(message) }, "\(seen)")
    let unseen = made("1")
    #expect(unseen.document != nil)
    let messages = unseen.diagnostics.flatMap { $0.first }.map { $0.message }
    #expect(
      messages.contains { $0.contains(message) && $0.contains("nothing on screen") }, "\(messages)")
  }
}
