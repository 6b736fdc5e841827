import Diagnostics
import TestSupport
import Testing

@testable import SwiftImport

/// Gaps in what the sources say: an error where something on screen depends on it, a warning otherwise.
@Suite struct ImportedGapTests {
  private func errors(_ text: String) -> [String] {
    let made = SwiftImport([SourceText(name: "Gap.swift", bytes: Array(text.utf8))])
    #expect(made.document == nil)
    return made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }.map { $0.message }
  }

  /// A view that loads something when it appears, and moves after that.
  private static func loader(_ read: String) -> String {
    """
    struct Loader: View {
      @State private var x = 0.0
      @State private var entry: String = ""
      var body: some View {
        Circle().offset(x: x)\(read)
          .task {
            entry = try await Store.shared.load()
            withAnimation(.linear(duration: 1)) { x = 10 }
          }
      }
    }
    """
  }

  @Test func `a write that nothing on screen depends on is left out, but for its time`() throws {
    let view = try ImportedView(Self.loader(""))
    #expect(isClose(try view.values("circle_offset_x", at: 0.3, 0.8, 1.3), [0, 5, 10]))
    #expect(view.warnings.contains { $0.contains("nothing on screen depends on it") })
  }

  // 0.3 s for a function that no source declares, as a warning says, and 2 s for the one of the view.
  @Test(arguments: [
    ("let entry = await Store.shared.load()", 0.3), ("let entry = try? await load(4)", 0.3),
    ("_ = await load()", 0.3), ("await load()", 0.3), ("let entry = await load().first", 0.3),
    ("let (first, second) = await load()", 0.3), ("let items = await store.items", 0.3),
    ("print(await load())", 0.3), ("let entry = await load(x)", 0.3),
    ("let entry = await own()", 2), ("_ = await own()", 2), ("await own()", 2),
    ("var entry: Int?\nentry = await own()", 2), ("let (a, b) = (1, 2)\nlet n = await own()", 2),
    ("let n = await MainActor.run { x = 0 }\nawait load()", 0.3),
  ])
  func `an awaited value takes its time where nothing reads it`(
    statement: String, delay: Double
  ) throws {
    let view = try ImportedView(
      """
      struct Loader: View {
        @State private var x = 0.0
        func own() async -> Int {
          try? await Task.sleep(for: .seconds(2))
          return 4
        }
        var body: some View {
          Circle().offset(x: x)
            .task {
              \(statement)
              withAnimation(.linear(duration: 1)) { x = 10 }
            }
        }
      }
      """)
    let times = [0, 0.5, 1].map { delay + $0 }
    #expect(
      isClose(try view.values("circle_offset_x", at: times[0], times[1], times[2]), [0, 5, 10]))
    #expect(view.warnings.contains { $0.hasPrefix("how long '") } == (delay == 0.3))
  }

  @Test(arguments: [
    "await MainActor.run { x = 20 }", "let n = await MainActor.run { x = 20 }",
    "let n = await own()", "Task { let n = await own() }",
  ])
  func `steps that are awaited write what they write`(statement: String) throws {
    let view = try ImportedView(
      """
      struct Loader: View {
        @State private var x = 0.0
        func own() async -> Int { x = 20; return 3 }
        var body: some View { Circle().offset(x: x).onTapGesture { Task { \(statement) } } }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 20]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [
    "let n = x > 0 ? go(1) : go(2)", "let n = [go(1), go(2)]", "print(go(1))", "let n = go(1)",
    "let n = list.map { v -> Double in x = v; return v }", "let c = publisher.sink { x = 1 }",
    "publisher.sink { x = 1 }.store(in: &bag)", "let task = Task { x = 4 }\ntask.cancel()",
    "UserDefaults.standard.set(go(1))", "var n = go(1)\nn += 1",
    "list = list.map { Double(go($0)) }",
  ])
  func `a value that writes a state besides is an error where something shows that`(
    statement: String
  ) throws {
    let text = """
      struct Dot: View {
        @State private var x = 0.0
        @State private var list = [1.0, 2]
        func go(_ n: Double) -> Int { x = n; return 1 }
        var body: some View { Circle().offset(x: x).onTapGesture { \(statement) } }
      }
      """
    #expect(!errors(text).isEmpty)
    _ = try ImportedView(text.replacingFirst(".offset(x: x)", by: ""))
  }

  @Test(arguments: [
    "let total = sum()\nx = total", "let task = Task { x = 6 }",
    "let n = list.map { $0 * 3 }\nx = n[1]",
    "print(sum())\nx = 6",
  ])
  func `pure values are imported, and the tasks in constants run`(statement: String) throws {
    let view = try ImportedView(
      """
      struct Dot: View {
        @State private var x = 0.0
        @State private var list = [1.0, 2, 3]
        func sum() -> Double { var sum = 0.0; for n in list { sum += n }; return sum }
        var body: some View { Circle().offset(x: x).onTapGesture { \(statement) } }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 6]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `views inside themselves are refused, in time that grows as their number does`() throws
  {
    let start = ContinuousClock.now
    let found = errors(
      """
      struct Like: View {
        @State private var isLiked = false
        var body: some View {
          Circle().opacity(isLiked ? 1 : 0)
          HStack { Like(); Like() }.task { entry = 1; withAnimation { x = 10 } }
        }
      }
      """)
    #expect(found.contains { $0.contains("nest deeper") }, "\(found)")
    // Read on to the limit of all parts, it takes 3 s; with each instance counting all those before it, 16.
    #expect(ContinuousClock.now - start < .seconds(try MachineSpeed.slowness()))
  }

  @Test func `a write that something on screen depends on is an error`() {
    #expect(!errors(Self.loader(".opacity(entry.isEmpty ? 0 : 1)")).isEmpty)
  }

  @Test func `a choice that is not known may write what nothing on screen depends on`() throws {
    let text = """
      struct Note: View {
        @State private var x = 0.0
        @State private var count = 0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            if Store.shared.isReady { count += 1 } else { reset() }
            x = 4
          }
        }
        func reset() { count = 0 }
      }
      """
    let view = try ImportedView(text)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [4]))
    #expect(!errors(text.replacingFirst("count += 1", by: "x += 1")).isEmpty)
  }

  @Test func `an unknown property is not the state of that name of another view`() throws {
    let view = try ImportedView(
      """
      struct Badge: View {
        var level: Level
        var body: some View { Circle().opacity(level > 1 ? 0 : 1) }
      }
      struct Card: View {
        @State private var level = 0.0
        var body: some View {
          ZStack { Badge(); Rectangle().offset(x: level) }.onTapGesture { level = 5 }
        }
      }
      """)
    #expect(isClose(try view.values("rectangle_offset_x", at: 1.5), [5]))
    #expect(try view.values("circle_opacity", at: 1.5) == [nil])
    #expect(view.warnings.contains { $0 == "'opacity' is left out: unknown name 'level'" })
  }

  private static let pulse = """
    struct Pulse: ViewModifier {
      @State private var isOn = false
      var size: Double
      func body(content: Content) -> some View {
        content.scaleEffect(isOn ? 1 + size : 1).onAppear {
          withAnimation(.linear(duration: 1)) { isOn = true }
        }
      }
    }
    #if os(macOS)
    struct Panel: View { var body: some View { Text("") } }
    #endif

    """

  @Test func `a modifier is imported around a view`() throws {
    var options = ImportOptions()
    options.values = [ImportOptions.Value(name: "size", text: "2")]
    let alone = try ImportedView(Self.pulse, options: options)
    #expect(isClose(try alone.values("content_scaleEffect_x", at: 0, 0.5, 1), [1, 2, 3]))
    options.view = "Pulse"
    let other = "struct Card: View { var body: some View { Text(\"\") } }"
    let named = try ImportedView(Self.pulse + other, options: options)
    #expect(isClose(try named.values("content_scaleEffect_x", at: 0.5), [2]))
  }

  @Test func `a view that iOS does not compile is said to be one`() {
    var options = ImportOptions()
    options.view = "Panel"
    let source = SourceText(name: "Pulse.swift", bytes: Array(Self.pulse.utf8))
    let made = SwiftImport([source], options)
    #expect(made.document == nil)
    let help = made.diagnostics.flatMap { $0.first }.compactMap { $0.help }
    #expect(help == ["it is in a part of #if that is not compiled for iOS"])
  }

  @Test func `the views of unknown data are left out`() throws {
    let view = try ImportedView(
      """
      struct Rows: View {
        var store: Store
        @State private var x = 0.0
        var body: some View {
          ZStack {
            ForEach(store.rows, id: \\.self) { row in Text("").blur(radius: x) }
            Circle().offset(x: x).onTapGesture { x = 2 }
          }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [2]))
    #expect(view.warnings.contains { $0.contains("the views of this ForEach are left out") })
  }

  @Test func `the first case of an unknown value is taken`() throws {
    let view = try ImportedView(
      """
      struct Phases: View {
        var store: Store
        @State private var x = 0.0
        var body: some View {
          switch store.phase {
          case .ready: Circle().offset(x: x).onTapGesture { x = 2 }
          default: Rectangle().offset(x: x)
          }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [2]))
    #expect(try view.values("rectangle_offset_x", at: 1.5) == [nil])
    #expect(view.warnings.contains { $0.contains("the first case of this switch is taken") })
  }

  @Test func `a first value that is not known is the usual one`() throws {
    let view = try ImportedView(
      """
      struct Bars: View {
        @State var title: String
        let count: Int
        var sizes: [Double]
        @State private var x = 0.0
        var body: some View {
          ZStack {
            ForEach(0..<count, id: \\.self) { n in Text(title).blur(radius: Double(n) * x) }
            Circle().offset(x: x).onTapGesture { x = 3 }
          }
        }
      }
      #Preview { Bars(title: Sample.title, count: Sample.count, sizes: Sample.sizes) }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [3]))
    #expect(view.warnings.contains { $0.contains("the first value of 'title' is not known") })
  }
}

extension String {
  /// The text with another one in the first place of a part.
  fileprivate func replacingFirst(_ part: String, by other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, other)
  }

  private func firstRange(of part: String) -> Range<String.Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(part) }.first.map { start in
      start..<index(start, offsetBy: part.count)
    }
  }

  private func replacingCharacters(in range: Range<String.Index>, _ other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
