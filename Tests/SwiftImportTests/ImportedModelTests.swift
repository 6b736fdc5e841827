import Diagnostics
import Testing

@testable import SwiftImport

/// Objects of the sources' classes.
@Suite struct ImportedModelTests {
  private static let moving = """
    func go() { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    """

  @Test(arguments: [
    ("@Observable class Model { var isOn = false; \(moving) }", "let"),
    ("class Model: ObservableObject { @Published var isOn = false\n\(moving) }", "let"),
    ("@Observable final class Model { var isOn = false\n\(moving) }", "var"),
  ])
  func `an object that nothing gives is one of its class`(model: String, word: String) throws {
    let card = try ImportedView(
      """
      \(model)
      struct Card: View {
        \(word) model: Model
        var body: some View {
          Circle().opacity(model.isOn ? 1 : 0).onTapGesture { model.go() }
        }
      }
      """)
    #expect(
      card.warnings == ["nothing gives 'model' a value; an object of its class is taken"])
    #expect(isClose(try card.values("circle_opacity", at: 1, 1.5, 2), [0, 0.5, 1]))
  }

  @Test(arguments: [
    "class Base: ObservableObject { @Published var isOn = false\n\(moving) }\nclass Model: Base { var other = 1 }",
    "class Model: Base {}\n@Observable class Base { var isOn = false\n\(moving) }",
    """
    class Base: ObservableObject { @Published var isOn = true; func go() { isOn = true } }
    class Middle<Element>: Base { \(moving) }
    class Model: Middle<Int> { override init() { super.init() } }
    """,
  ])
  func `a class has the members of the one that it inherits from`(classes: String) throws {
    let card = try ImportedView(
      """
      \(classes)
      struct Card: View {
        @StateObject private var model = Model()
        var body: some View {
          Circle().opacity(model.isOn ? 1 : 0).onTapGesture { model.go() }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    let isOn = classes.contains("isOn = true;")
    #expect(
      isClose(try card.values("circle_opacity", at: 1, 1.5, 2), isOn ? [1, 0.5, 0] : [0, 0.5, 1]))
  }

  @Test(arguments: [
    "class Model: Model {}", "class Model: Other {}\nclass Other: Model {}",
    (0..<200).map { "class C\($0): C\($0 + 1) {}" }.joined(separator: "\n")
      + "\nclass Model: C0 {}",
  ])
  func `classes that inherit from each other without end are read`(classes: String) {
    let view = "struct Card: View { @State var m = Model(); var body: some View { Circle() } }"
    let made = SwiftImport([
      SourceText(name: "a.swift", bytes: Array("\(classes)\n\(view)".utf8))
    ])
    #expect(made.document != nil)
  }

  @Test(arguments: [
    "withMotion(.linear(duration: 1)) { isOn.toggle() }", "withMotion(.linear(duration: 1), flip)",
    "withAnimation(.linear(duration: 1), flip)", "withMotion(nil) { isOn.toggle() }",
  ])
  func `a function may give an animation the closure that it is given`(steps: String) throws {
    let card = try ImportedView(
      """
      func withMotion<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
        return try withAnimation(UIAccessibility.isReduceMotionEnabled ? .none : animation, body)
      }
      struct Card: View {
        @State private var isOn = false
        private func flip() { isOn.toggle() }
        var body: some View {
          Circle().opacity(isOn ? 1 : 0).onTapGesture { \(steps) }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    let half = steps.contains("nil") ? 1 : 0.5
    #expect(isClose(try card.values("circle_opacity", at: 0.9, 1.5, 2.1), [0, half, 1]))
  }

  @Test func `a closure after a function that is named is the completion`() throws {
    let card = try ImportedView(
      """
      struct Card: View {
        @State private var isOn = false
        @State private var isDone = false
        private func flip() { isOn = true }
        var body: some View {
          Circle().opacity(isOn ? 1 : 0).scaleEffect(isDone ? 2 : 1).onTapGesture {
            withAnimation(.linear(duration: 1), flip) { isDone = true }
          }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_opacity", at: 1, 1.5, 2.1), [0, 0.5, 1]))
    #expect(isClose(try card.values("circle_scaleEffect_x", at: 1.5, 2.1), [1, 2]))
  }
}
