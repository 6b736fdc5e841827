import Diagnostics
import Testing

@testable import SwiftImport

/// `willSet` and `didSet` of stored properties.
struct ImportedPropertyObserverTests {
  private static func model(_ members: String, _ steps: String, body: String = "") -> String {
    """
    class Model: ObservableObject {
      \(members)
    }
    struct Card: View {
      @StateObject var model = Model()
      var body: some View {
        Text("A")
          .offset(x: model.shown)
          .onTapGesture {
            \(steps)
          }
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    // The observer follows each write, but not the first value.
    ("@Published var level = 1.0 { didSet { shown += 10 * level } }", "model.level = 2", 25.0),
    ("@Published var level = 1.0 { didSet { shown += 10 * level } }", "model.level += 2", 35),
    (
      "@Published var level = 1.0 { didSet { shown += 10 * level } }",
      "model.level = 2\nmodel.level = 3", 55
    ),
    // It runs for an equal value as well.
    ("@Published var level = 1.0 { didSet { shown += 10 * level } }", "model.level = 1", 15),
    // The observer runs before the statement that follows the write.
    (
      "@Published var level = 1.0 { didSet { shown = level } }",
      "model.level = 2\nmodel.shown = model.shown * 3", 6
    ),
    // The old value.
    (
      "@Published var level = 1.0 { didSet { shown += 10 * (level - oldValue) } }",
      "model.level = 4\nmodel.level = 6", 55
    ),
    ("@Published var level = 1.0 { didSet(last) { shown = last - level } }", "model.level = 4", -3),
    (
      """
      @Published var level = 1.0 {
        didSet {
          guard oldValue != level else { return }
          shown += 7
        }
      }
      """, "model.level = 1\nmodel.level = 3", 12
    ),
    // 'willSet' runs before, and sees the old value.
    ("@Published var level = 1.0 { willSet { shown = level } }", "model.level = 4", 1),
    (
      "@Published var level = 1.0 { willSet { shown = level } didSet { shown += 10 * level } }",
      "model.level = 4", 41
    ),
    // A method of the object, and one observer after another.
    (
      """
      @Published var level = 1.0 { didSet { half = level / 2 } }
      @Published var half = 0.0 { didSet { show() } }
      func show() { shown = half }
      func raise() { level = 8 }
      """, "model.raise()", 4
    ),
    // Other ways to write.
    ("@Published var isOn = false { didSet { shown = isOn ? 3 : 4 } }", "model.isOn.toggle()", 3),
    (
      "@Published var all: [Int] = [1] { didSet { shown = Double(all.count) } }",
      "model.all.append(4)", 2
    ),
    (
      "@Published var size = CGSize.zero { didSet { shown = size.width - oldValue.width } }",
      "model.size.width = 3", 3
    ),
    (
      "@Published var level = 1.0 { didSet { shown = level } }",
      "$model.level.animation(nil).wrappedValue = 9", 9
    ),
  ])
  func `an observer runs at each write`(_ members: String, _ steps: String, _ shown: Double) throws
  {
    let view = try ImportedView(
      Self.model("@Published var shown = 5.0\n\(members)", steps), options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [5, shown]), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `the properties of an observable object are observed`() throws {
    let text = Self.model(
      "var shown = 5.0\nvar level = 1.0 { didSet { shown = level } }", "model.level = 2"
    ).replacing("class Model: ObservableObject", with: "@Observable class Model")
      .replacing("@StateObject", with: "@State")
    let view = try ImportedView(text, options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [5, 2]))
  }

  @Test func `an observer is in the transaction of its write`() throws {
    func made(_ members: String, _ steps: String) throws -> [Double?] {
      let view = try ImportedView(
        Self.model("@Published var shown = 0.0\n@Published var level = 0.0 \(members)", steps),
        options: taps(("text", 1)))
      return try view.values("text_offset_x", at: 1, 1.2, 1.7, 2)
    }
    let inside = try made(
      "{ didSet { shown = level } }", "withAnimation(.linear(duration: 1)) { model.level = 10 }")
    #expect(isClose(inside, [0, 2, 7, 10]))
    #expect(
      inside
        == (try made(
          "{ didSet { withAnimation(.linear(duration: 1)) { shown = level } } }", "model.level = 10"
        )))
    #expect(
      inside
        == (try made(
          "{ didSet { shown = level } }",
          "$model.level.animation(.linear(duration: 1)).wrappedValue = 10")))
  }

  @Test
  func `a binding writes past the observers of a view's state, and not past those of an object`()
    throws
  {
    let text = """
      class Model: ObservableObject {
        @Published var isOn = false { didSet { count += 1 } }
        @Published var count = 0.0
      }
      struct First: View {
        @Binding var isOn: Bool
        var body: some View { Button("first") { isOn = true } }
      }
      struct Second: View {
        @Binding var isOn: Bool { didSet { note() } }
        let note: () -> Void
        var body: some View { Button("second") { isOn = true } }
      }
      struct Card: View {
        @StateObject var model = Model()
        @State var isOn = false { didSet { count += 1 } }
        @State var count = 0.0
        var body: some View {
          VStack {
            Text("A").offset(x: count, y: model.count)
            Button("plain") { isOn = true }
            Button("own") { self.isOn.toggle() }
            First(isOn: $isOn)
            Second(isOn: $model.isOn) { count += 4 }
            Toggle("both", isOn: $isOn)
            Toggle("all", isOn: $model.isOn)
          }
        }
      }
      """
    func counts(_ label: String) throws -> [Double?] {
      let view = try ImportedView(text, options: taps((label, 1)))
      return try view.values("text_offset_x", at: 1) + view.values("text_offset_y", at: 1)
    }
    #expect(isClose(try counts("plain"), [1, 0]))
    #expect(isClose(try counts("own"), [1, 0]))
    #expect(isClose(try counts("both"), [0, 0]))
    #expect(isClose(try counts("all"), [0, 1]))
    #expect(isClose(try counts("first"), [0, 0]))
    #expect(isClose(try counts("second"), [4, 1]))
  }

  @Test func `a change that an option names runs the observers`() throws {
    var options = ImportOptions()
    options.changes = [ImportOptions.Change(name: "model.level", value: "3", time: 1)]
    let view = try ImportedView(
      Self.model(
        "@Published var shown = 0.0\n@Published var level = 1.0 { didSet { shown = level } }", "",
        body: ".opacity(model.level)"), options: options)
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [0, 3]))
  }

  @Test(arguments: [
    // One that sets its own property calls itself or not.
    ("didSet { level = min(level, 10); shown = level }", "'didSet' of 'level' is not simulated"),
    ("willSet { shown = newValue }", "'willSet' of 'level' is not simulated"),
    ("didSet { while shown < level { shown += 1 } }", "'while' cannot be imported here"),
    ("didSet { show() }", "'while' cannot be imported here"),
  ])
  func `an observer that cannot be said is an error where something on screen depends on it`(
    _ observer: String, _ message: String
  ) throws {
    let members = """
      @Published var shown = 0.0
      @Published var other = 0.0
      func show() { while shown < level { shown += 1 } }
      @Published var level = 1.0 { \(observer) }
      """
    let text = Self.model(members, "model.level = 2")
    let failed = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    #expect(failed.document == nil)
    #expect(
      failed.found.first.contains { $0.severity == .error && $0.message.hasPrefix(message) },
      "\(failed.found.first)")
    let view = try ImportedView(text.replacing("x: model.shown", with: "x: model.other"))
    #expect(view.warnings.contains { $0.contains(message) }, "\(view.warnings)")
  }

  @Test func `an observer without effect leaves no step`() throws {
    let view = try ImportedView(
      Self.model(
        "@Published var shown = 5.0\n@Published var level = 1.0 { didSet { print(level) } }",
        "model.level = 2\nmodel.shown = 3"), options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [5, 3]))
    #expect(!view.document.contains("didSet"))
    #expect(view.warnings.isEmpty)
  }

  @Test func `a group that is touched in a view with states of its own is a warning`() throws {
    let view = try ImportedView(
      """
      struct Row: View {
        @State var x = 0.0
        var body: some View {
          Group {
            Text("A").offset(x: x)
            Text("B")
          }
          .onTapGesture { x = 5 }
        }
      }
      struct Rows: View {
        var body: some View {
          VStack {
            Row()
            Row()
          }
        }
      }
      """)
    #expect(view.warnings.contains { $0.hasPrefix("a touch of 'group' is left out") })
    #expect(view.document.contains("\"events\":[{\"at\":1,\"call\":\"tap_group\"}]"))
  }
}
