import Diagnostics
import Testing

@testable import SwiftImport

/// Statements that cannot be said are errors where something on screen may depend on them, and warnings elsewhere.
struct ImportedUnsaidTests {
  private static func card(_ members: String, _ steps: String) -> String {
    """
    final class Item {
      var isDone = false
      var rank = 0.0
    }
    struct Counter {
      var count = 0.0
      mutating func raise() { count += 1 }
    }
    struct Card: View {
      @State var x = 0.0
      @State var y = 0.0
      @State var counter = Counter()
      \(members)
      var body: some View {
        Text("A")
          .offset(x: x)
          .onTapGesture {
            x = 5
            \(steps)
          }
      }
    }
    """
  }

  private static func errors(_ text: String) -> [String] {
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    return result.found.first.filter { $0.severity == .error }.map { $0.message }
  }

  @Test(arguments: [
    // The statement, the same one for the shown state, and the message.
    ("", "while y < 3 { y += 1 }", "while x < 3 { x += 1 }", "'while' cannot be imported here"),
    // A function that it calls.
    (
      "func raise() { y += 1 }\nfunc raiseShown() { self.x += 1 }", "while y < 3 { raise() }",
      "while y < 3 { raiseShown() }", "'while' cannot be imported here"
    ),
    // A setter, a tuple, a binding and a method that changes its value.
    (
      "var all: Double { get { x } set { x = newValue } }", "while y < 3 { y += 1 }",
      "while y < 3 { all = 4; y += 1 }", "'while' cannot be imported here"
    ),
    (
      "", "while y < 3 { (y, _) = (1, 2) }", "while y < 3 { (y, x) = (1, 2) }",
      "'while' cannot be imported here"
    ),
    (
      "", "while y < 3 { unknown($y) }", "while y < 3 { unknown($x) }",
      "'while' cannot be imported here"
    ),
    // Steps behind one that ends them.
    (
      "func go() {\nwhile y < 3 { return }\ny = 2\n}\nfunc goShown() {\nwhile y < 3 { return }\nx = 2\n}",
      "go()", "goShown()", "'while' cannot be imported here"
    ),
    (
      "func go() {\nfor i in 0..<3 { while y < 3 { return }\ny = 2 }\n}\nfunc goShown() {\nwhile y < 3 { return }\nx = 2\n}",
      "go()", "goShown()", "'while' cannot be imported here"
    ),
    // Those before it in a loop, which it ends.
    (
      "", "for i in 0..<3 { y = 1; if i > 1 { break } }",
      "for i in 0..<3 { x = 1; if i > 1 { break } }", "'break' cannot be imported here"
    ),
  ])
  func `steps that cannot be said are an error where they may write what is shown`(
    _ members: String, _ steps: String, _ shown: String, _ message: String
  ) throws {
    let view = try ImportedView(Self.card(members, steps), options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [0, 5]))
    #expect(view.warnings.contains { $0.contains(message) && $0.contains("nothing on screen") })
    let errors = Self.errors(Self.card(members, shown))
    #expect(errors.contains { $0.hasPrefix(message) }, "\(errors)")
  }

  @Test(arguments: [
    // A closure that is given, work that is cancelled, and a method that changes a state.
    ("let done: () -> Void", "while y < 3 { done() }"),
    ("@State var timer: Timer?", "while y < 3 { timer?.invalidate() }"),
  ])
  func `steps that may do more than to write are an error`(_ members: String, _ steps: String) {
    let errors = Self.errors(Self.card(members, steps))
    #expect(errors.contains { $0.hasPrefix("'while' cannot be imported here") }, "\(errors)")
  }

  @Test func `a method that changes its value is a write`() {
    let text = Self.card("", "while y < 3 { counter.raise() }")
      .replacing("x: x", with: "x: counter.count")
    #expect(Self.errors(text).contains { $0.hasPrefix("'while' cannot be imported here") })
  }

  @Test func `a member of an object that is set is an error where something shows such a member`()
    throws
  {
    let steps = "finish(item)"
    let members = """
      @State var item = Item()
      func finish(_ item: Item) { item.isDone = true }
      """
    let view = try ImportedView(Self.card(members, steps), options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 0, 1), [0, 5]))
    #expect(view.warnings.contains { $0.contains("the write to 'item.isDone'") })
    let shown = Self.card(members, steps).replacing("x: x", with: "x: item.isDone ? 3 : 4")
    #expect(Self.errors(shown) != [])
    // That of a value which is a variable of the body changes what is read later.
    let copied = Self.card(
      "func raise(_ all: inout Counter) { all.count = 7 }",
      "var copy = counter\nraise(&copy)\nx = copy.count")
    #expect(Self.errors(copied) != [])
  }
}

/// Views inside themselves.
struct ImportedRecursionTests {
  private static func tree(_ child: String) -> String {
    """
    struct Branch: View {
      let depth: Int
      let isOpen: Bool
      var body: some View {
        VStack {
          Text("A").opacity(isOpen ? 1 : 0.5)
          \(child)
        }
      }
    }
    struct Tree: View {
      @State var isOpen = false
      var body: some View {
        Branch(depth: 2, isOpen: isOpen)
          .onTapGesture { isOpen.toggle() }
      }
    }
    """
  }

  @Test(arguments: [
    "if isOpen { Branch(depth: depth - 1, isOpen: isOpen) }",
    "if depth > 0 { Branch(depth: depth - 1, isOpen: isOpen) }",
    "ForEach(0..<depth, id: \\.self) { _ in Branch(depth: depth - 1, isOpen: isOpen) }",
    "Text(\"B\").sheet(isPresented: .constant(isOpen)) { Text(\"C\") }\nif isOpen { inner }",
  ])
  func `a view that is inside of itself in some case is left out there`(_ child: String) throws {
    let text =
      Self.tree(child) + """
        extension Branch {
          var inner: some View { HStack { Branch(depth: 1, isOpen: isOpen) } }
        }
        """
    let view = try ImportedView(text, options: taps(("vStack", 1)))
    #expect(
      view.warnings.contains { $0.hasSuffix("is inside of itself here, and left out there") },
      "\(view.warnings)")
    #expect(isClose(try view.values("text_opacity", at: 0, 1), [0.5, 1]), "\(view.document)")
  }

  @Test func `a view that is always inside of itself is an error`() {
    let text = Self.tree("Branch(depth: depth - 1, isOpen: isOpen)")
    let result = SwiftImport([SourceText(name: "a.swift", bytes: Array(text.utf8))])
    #expect(
      result.found.first.contains { $0.severity == .error && $0.code == .recursion },
      "\(result.found.first)")
  }

  @Test func `views around others of their kind are no recursion`() throws {
    let view = try ImportedView(
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Boxes: View {
        @State var x = 0.0
        var body: some View {
          Box { Box { if x > 1 { Box { Text("A").offset(x: x) } } } }
            .onTapGesture { x = 5 }
        }
      }
      """)
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a method that starts a task is an action`() throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State var x = 0.0
        var body: some View {
          Text("A").offset(x: x).onTapGesture {
            count()
            count()
          }
        }
        func count() {
          x += 1
          Task {
            try? await Task.sleep(for: .seconds(0.5))
            x += 10
          }
        }
      }
      """, options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 1, 1.4, 1.6), [2, 2, 22]))
    #expect(view.document.contains("\"count\":["))
  }
}
