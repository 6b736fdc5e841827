import Diagnostics
import Testing

@testable import SwiftImport

/// Work that `DispatchWorkItem` holds.
struct ImportedWorkTests {
  /// A toast whose button runs steps, with other members and another button.
  private func toast(
    _ members: String, show: String, other: String = "", shown: String = "shown"
  ) -> String {
    """
    \(members.hasPrefix("class") ? members : "")
    struct Toast: View {
      @State private var shown = false
      \(members.hasPrefix("class") ? "@StateObject private var model = Model()" : members)
      var body: some View {
        VStack {
          Circle().opacity(\(shown) ? 1 : 0)
          Button("Show") { \(show) }
          Button("Other") { \(other) }
        }
      }
    }
    """
  }

  private static let held = "@State private var workItem: DispatchWorkItem?"

  /// The steps of a toast in which a property holds the item.
  private static let usual = """
    workItem?.cancel()
    withAnimation(.linear(duration: 0.5)) { shown = true }
    let task = DispatchWorkItem { withAnimation(.linear(duration: 0.5)) { shown = false } }
    workItem = task
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: task)
    """

  private static let model = """
    class Model: ObservableObject {
      @Published var shown = false
      private var workItem: DispatchWorkItem?
      func show() {
        workItem?.cancel()
        withAnimation(.linear(duration: 0.5)) { shown = true }
        let workItem = DispatchWorkItem { [weak self] in
          guard let self else { return }
          withAnimation(.linear(duration: 0.5)) { self.shown = false }
        }
        self.workItem = workItem
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3), execute: workItem)
      }
    }
    """

  @Test(arguments: [
    (held, usual, "shown"),
    // Put off before the property holds it.
    (
      held,
      usual.replacing("\nworkItem = task", with: "") + "\nworkItem = task", "shown"
    ),
    // The property alone has a name for it.
    (
      held,
      usual.replacing("\nworkItem = task", with: "").replacing("let task =", with: "workItem =")
        .replacing("execute: task", with: "execute: workItem!"), "shown"
    ),
    ("\(held)\nfunc show() { \(usual) }", "show()", "shown"),
    (model, "model.show()", "model.shown"),
  ])
  func `a work item that is cancelled before its time never runs`(
    members: String, show: String, shown: String
  ) throws {
    let options = taps(("Show", 1), ("Show", 2))
    let text = toast(members, show: show, shown: shown)
    let view = try ImportedView(text, options: options)
    // The second tap cancels what would have hidden it at 4, and hides it from 2 + 3 to 2 + 3 + 0.5.
    let times = [1.25, 1.5, 4.25, 4.75, 5, 5.25, 5.5]
    let column = try #require(try view.table(at: times)["circle_opacity"])
    #expect(isClose(column, [0.5, 1, 1, 1, 1, 0.5, 0]), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
    // Without the cancellation, the first one hides it from 4 to 4.5.
    let kept = try ImportedView(
      text.replacing("workItem?.cancel()", with: ""), options: options)
    let other = try #require(try kept.table(at: times)["circle_opacity"])
    #expect(isClose(other, [0.5, 1, 0.5, 0, 0, 0, 0]), "\(kept.document)")
    #expect(kept.warnings.isEmpty, "\(kept.warnings)")
  }

  @Test func `another action cancels the work item that a property holds`() throws {
    let text = toast(Self.held, show: Self.usual, other: "self.workItem?.cancel()")
    let view = try ImportedView(text, options: taps(("Show", 1), ("Other", 2), ("Show", 6)))
    // The item of 1 is cancelled, and the one of 6 runs at 9.
    #expect(isClose(try view.values("circle_opacity", at: 4.5, 8, 9.25, 9.5), [1, 1, 0.5, 0]))
  }

  @Test func `a property that holds nothing cancels nothing`() throws {
    let text = toast(Self.held, show: Self.usual, other: "workItem = nil")
    let view = try ImportedView(text, options: taps(("Show", 1), ("Other", 2), ("Show", 3)))
    // The item of 1 runs at 4, as nothing has it at 3; the one of 3 runs at 6, when it is hidden already.
    #expect(isClose(try view.values("circle_opacity", at: 3.5, 4.25, 4.5, 6.5), [1, 0.5, 0, 0]))
    // A property that is emptied after its item was cancelled needs no step.
    let emptied = toast(Self.held, show: Self.usual, other: "workItem?.cancel()\nworkItem = nil")
    #expect(!(try ImportedView(emptied)).document.contains("\"run\":[]"))
  }

  @Test func `a property that holds an item which was not put off cancels no other one`() throws {
    let text = toast(
      Self.held, show: Self.usual, other: "workItem = DispatchWorkItem { shown = true }")
    let view = try ImportedView(text, options: taps(("Show", 1), ("Other", 2), ("Show", 3)))
    #expect(isClose(try view.values("circle_opacity", at: 3.5, 4.25, 4.5), [1, 0.5, 0]))
  }

  @Test(arguments: [
    // Nothing cancels it: at 1 + 1 and at 1 + 2.
    (
      "", "1, execute: task", "DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: task)",
      [0, 1, 2]
    ),
    ("", "1, execute: task", "task.cancel()", [0, 0, 0]),
    ("", "1, execute: task", "if count > 0 { task.cancel() }", [0, 1, 1]),
    ("", "1, execute: task", "if count == 0 { task.cancel() }", [0, 0, 0]),
    // Performed at 1, and again at 2.
    ("", "1, execute: task", "task.perform()", [1, 2, 2]),
    ("", "1) { }; DispatchQueue.main.async(execute: task", "", [1, 1, 1]),
    ("", "1) { }; DispatchQueue.main.async(execute: task", "task.cancel()", [0, 0, 0]),
    ("func add() { count += 1 }", "1, execute: add", "", [0, 1, 1]),
  ])
  func `a work item of a body runs when it is put off to`(
    members: String, start: String, end: String, expected: [Double]
  ) throws {
    let view = try ImportedView(
      """
      struct Counter: View {
        @State private var count = 0.0
        \(members)
        var body: some View {
          Circle().offset(x: count).onTapGesture {
            let task = DispatchWorkItem { count += 1 }
            DispatchQueue.main.asyncAfter(deadline: .now() + \(start))
            \(end)
          }
        }
      }
      """)
    // The tap is at 1.
    #expect(
      isClose(try view.values("circle_offset_x", at: 1.5, 2.5, 3.5), expected), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: ["DispatchWorkItem(block: add)", "DispatchWorkItem(qos: .utility) { add() }"])
  func `a work item runs a method`(item: String) throws {
    let view = try ImportedView(
      """
      struct Counter: View {
        @State private var count = 0.0
        func add() { count += 1 }
        var body: some View {
          Circle().offset(x: count).onTapGesture {
            let task = \(item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: task)
            if count > 5 { task.cancel() }
          }
        }
      }
      """)
    #expect(
      isClose(try view.values("circle_offset_x", at: 1.9, 2.1), [0, 1]), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [
    "deadline: .now()", "wallDeadline: .now()", "wallDeadline: DispatchWallTime.now()",
  ])
  func `a work item waits as long as it is said when it is put off`(deadline: String) throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State private var seconds = 1.0
        @State private var x = 0.0
        @State private var workItem: DispatchWorkItem?
        var body: some View {
          Circle().offset(x: x).onDisappear { workItem?.cancel() }.onTapGesture {
            let task = DispatchWorkItem { x += 10 }
            DispatchQueue.main.asyncAfter(\(deadline) + seconds, execute: task)
            workItem = task
            seconds = 5
          }
        }
      }
      """, options: taps(("circle", 1), ("circle", 2)))
    // At 1 + 1, and at 2 + 5.
    #expect(
      isClose(try view.values("circle_offset_x", at: 1.9, 2.1, 6.9, 7.1), [0, 10, 10, 20]),
      "\(view.document)")
  }

  @Test(arguments: [
    ("task.notify(queue: .main) { shown = true }", "task.notify", "'notify' of this work item"),
    ("task.wait()", "task.wait", "'wait' of this work item"),
    ("if task.isCancelled { shown = true }", "task.isCancelled", "is a work item"),
    ("shown = workItem != nil", "workItem != nil", "is a work item"),
    ("keep(task)", "task)", "is a work item"),
    ("tasks.append(task)", "task)", "is a work item"),
    ("tasks[0] = DispatchWorkItem { }", "tasks[0] =", "by one property of its type"),
    ("workItem = made()", "workItem = made()", "by one property of its type"),
    (
      "DispatchQueue.main.async(execute: workItem!)", "workItem!)", "which work item runs here"
    ),
    (
      "DispatchQueue.main.async { task.cancel() }", "task.cancel() }", "'cancel' of this work item"
    ),
    (
      "task.cancel()\nDispatchQueue.main.async(execute: task)", "task)\n",
      "or it was put off or cancelled before"
    ),
    (
      "for _ in 0..<3 { DispatchQueue.main.async(execute: task) }", "task) }",
      "which work item runs here"
    ),
    (
      "DispatchQueue.main.async(execute: task)\nDispatchQueue.main.async(execute: task)\nworkItem?.cancel()",
      "task)\nwork", "or it was put off or cancelled before"
    ),
    (
      "DispatchQueue.main.async(execute: task)\nworkItem?.cancel()\nworkItem = task",
      "workItem = task", "by one property of its type"
    ),
    (
      "Task { let own = DispatchWorkItem { }; DispatchQueue.main.async(execute: own); try await Task.sleep(for: .seconds(1)); own.cancel() }",
      "own.cancel()", "'cancel' of this work item"
    ),
    ("let other = DispatchWorkItem(qos: .utility)", "let other", "has no closure here"),
  ])
  func `what cannot be said of a work item is an error at its place`(
    steps: String, place: String, message: String
  ) throws {
    let text = """
      struct Card: View {
        @State private var shown = false
        @State private var workItem: DispatchWorkItem?
        @State private var tasks: [DispatchWorkItem] = []
        func keep(_ item: DispatchWorkItem) { shown = true }
        func made() -> DispatchWorkItem { DispatchWorkItem { shown = true } }
        var body: some View {
          Circle().opacity(shown ? 1 : 0).onDisappear { workItem?.cancel() }.onTapGesture {
            let task = DispatchWorkItem { shown = true }
            \(steps)
          }
        }
      }
      """
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    let errors = result.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }
    let error = try #require(errors.first { $0.message.contains(message) }, "\(errors)")
    let start = try #require(text.firstRange(of: steps)).lowerBound
    let expected = try #require(text[start...].firstRange(of: place)).lowerBound
    #expect(error.range.lowerBound == text.utf8.distance(from: text.startIndex, to: expected))
    #expect(result.document == nil)
  }

  @Test func `each row has no name for a work item of its own`() {
    let text = """
      struct Row: View {
        @State private var on = false
        @State private var workItem: DispatchWorkItem?
        var body: some View {
          Circle().opacity(on ? 1 : 0).onTapGesture {
            workItem?.cancel()
            let task = DispatchWorkItem { on = false }
            workItem = task
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: task)
          }
        }
      }
      struct Rows: View {
        var body: some View { VStack { ForEach(0..<3) { _ in Row() } } }
      }
      """
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    let messages = result.diagnostics.flatMap { $0.first }.map { $0.message }
    #expect(messages.contains { $0.contains("each row has a work item of its own") }, "\(messages)")
  }

  @Test func `two uses of a view have work items of their own`() throws {
    let view = try ImportedView(
      """
      struct Row: View {
        @State private var x = 0.0
        @State private var workItem: DispatchWorkItem?
        var body: some View {
          Button("Go") {
            workItem?.cancel()
            let task = DispatchWorkItem { x += 1 }
            workItem = task
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: task)
          }
          .offset(x: x)
        }
      }
      struct Rows: View {
        var body: some View { VStack { Row(); Row() } }
      }
      """)
    // The tap on the second one at 2 does not cancel the item of the first one, which runs at 1 + 2.
    #expect(
      isClose(try view.values("button_offset_x", at: 2.5, 3.5, 4.5), [0, 1, 1]), "\(view.document)")
    #expect(
      isClose(try view.values("button2_offset_x", at: 2.5, 3.5, 4.5), [0, 0, 1]), "\(view.document)"
    )
  }
}
