import Diagnostics
import Testing

@testable import SwiftImport

/// Steps whose values, ways and members are those of Swift: the numbers follow from what the statements say.
@Suite struct ImportedStepTests {
  /// A circle with the offset of a state, whose tap at 1 s runs some statements.
  private func view(
    _ states: String = "", _ others: String = "", tap statements: String
  ) throws -> ImportedView {
    try ImportedView(Self.source(states, others, statements))
  }

  private static func source(_ states: String, _ others: String, _ statements: String) -> String {
    """
    \(others)
    struct Dot: View {
      @State private var x = 0.0
      \(states)
      var body: some View {
        Circle().offset(x: x).onTapGesture {
          \(statements)
        }
      }
    }
    """
  }

  private func errors(
    _ states: String = "", _ others: String = "", tap statements: String
  ) -> [String] {
    let text = Self.source(states, others, statements)
    let made = SwiftImport([SourceText(name: "Dot.swift", bytes: Array(text.utf8))])
    #expect(made.document == nil)
    return made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }.map { $0.message }
  }

  // MARK: - Variables

  @Test func `a variable of a body has its last value`() throws {
    let view = try view(
      tap: """
        var step = 3.0
        step += 1
        if x == 0 { step *= 10 } else { step = 7 }
        if x > 0 { step = 0 }
        withAnimation(.linear(duration: 1)) { x = step }
        step = 500
        """)
    // (3 + 1) · 10
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 20, 40]))
  }

  @Test func `a constant gets its value in each way of a choice`() throws {
    let view = try view(
      tap: """
        let motion: Animation
        if x == 0 { motion = .linear(duration: 1) } else { motion = .linear(duration: 9) }
        withAnimation(motion) { x = 8 }
        """)
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 4, 8]))
  }

  @Test(arguments: [
    ("x == 0 ? go(5) : go(9)", 5.0), ("x > 0 ? go(5) : go(9)", 9),
    ("x == 0 && isOn ? go(5) : withAnimation(.linear(duration: 2)) { x = 6 }", 3),
    ("x > 0 ? print(1) : go(4)", 4), ("x == 0 ? print(1) : go(4)", 0),
    ("x > 0 ? go(1) : isOn ? go(2) : go(3)", 3), ("x = 8; x > 0 ? go(-x) : go(x)", -8),
  ])
  func `a choice of calls as a statement is a choice of steps`(statement: String, value: Double)
    throws
  {
    let members = "@State private var isOn = false\nfunc go(_ n: Double) { x = n }"
    let view = try view(members, tap: statement)
    // In the middle of two seconds.
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 2), [0, value]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test(arguments: [
    ("[1.0, 2, 3].forEach { n in x += n }", 6.0), ("(0..<4).forEach { _ in x += 2 }", 8),
    ("[1.0, 2, 3].forEach { x = x * 10 + $0 }", 123), ("list.forEach(add)", 0),
    ("list.filter { $0 > 1 }.forEach { n in\nif n == 5 { return }\nx += n\n}", 9),
    ("list.enumerated().forEach { i, n in x += Double(i) * n }", 23),
    ("(0...2).forEach { i in list.forEach { n in x += n * Double(i) } }", 45),
    ("list.indices.forEach { i in withAnimation(.linear(duration: 1)) { x = list[i] } }", 9),
  ])
  func `forEach is a loop of steps`(statement: String, value: Double) throws {
    let members = "@State private var list = [1.0, 5, 9]\nfunc add(_ n: Double) { x += n }"
    let view = try view(members, tap: statement)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 2), [0, value]))
    // A function in the place of the closure is left out.
    #expect(view.warnings.isEmpty == !statement.contains("(add)"), "\(view.warnings)")
  }

  @Test func `a whole number of a body is divided as one`() throws {
    let view = try view(
      tap: "var n = 3\nn += 4\nlet half: Double = 3\nx = Double(n / 2) + half / 2")
    // 7 / 2 is 3 among whole numbers, and 3 / 2 is 1.5.
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [4.5]))
  }

  @Test(arguments: [
    "var n = 1.0; for _ in 0..<2 { n += 1 }; x = n",
    "var n = 1.0; let later = { x = n }; n = 2; later()",
    "var list: [Double] = []; list.append(3); Task { x = Double(list.count) }; list.append(4)",
    // Another run of the body may come while this one waits.
    """
    Task {
      var n = 1.0
      for _ in 0..<2 { n += 1 }
      try await Task.sleep(for: .seconds(1))
      x = n
    }
    """,
    "var n = 1.0; Task { x = n }; n = 2",
    "var n = 1.0; withAnimation { n = 5 }; x = n",
  ])
  func `reading a variable is refused after a change that cannot be followed`(statements: String) {
    #expect(!errors(tap: statements).isEmpty)
  }

  @Test(arguments: [
    // 1 + 0 + 1 + 2
    ("var n = 1.0\nfor i in 0..<3 { n += Double(i) }\nx = n", [4.0, 4]),
    // 7 / 2 + 7 / 2 among whole numbers.
    ("var n = 0\nfor i in [7, 7] { n += i / 2 }\nx = Double(n)", [6, 6]),
    // The elements above 2 are doubled: 6 + 8, and 2 elements.
    (
      """
      var big: [Double] = []
      for one in [1.0, 3, 4] {
        if one > 2 { big.append(one * 2) }
      }
      x = big[0] + big[1] + Double(big.count)
      """, [16, 16]
    ),
    // It begins anew each time, and a loop in a loop has one for each of its runs: 2 · (0 + 1) + x.
    (
      """
      var all = x
      for _ in 0..<2 {
        var part = 0.0
        for i in 0..<2 { part += Double(i) }
        all += part
      }
      x = all
      """, [2, 4]
    ),
    ("var size = CGSize(width: 1, height: 2)\nsize.width += 3\nx += size.width", [4, 8]),
    ("var n = 1.0\nwithAnimation(nil) {\nn = 5\nx += n\n}", [5, 10]),
  ])
  func `a variable that loops and methods change has its last value`(
    statements: String, values: [Double]
  ) throws {
    let view = try ImportedView(
      Self.source("", "", statements), options: taps(("circle", 1), ("circle", 2)))
    #expect(
      isClose(try view.values("circle_offset_x", at: 1, 2), values), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a variable of a function that calls itself is not known after a loop`() {
    let function = """
      func go(_ depth: Int) {
        var n = 1.0
        for _ in 0..<2 { n += 1 }
        if depth > 0 { go(depth - 1) }
        x += n
      }
      """
    #expect(!errors(function, tap: "go(2)").isEmpty)
  }

  @Test func `a function writes through a binding`() throws {
    let view = try view(
      "func grow(_ binding: Binding<Double>, by length: Double) { withAnimation(.linear(duration: 1)) { binding.wrappedValue += length } }",
      tap: "grow($x, by: 30)")
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 15, 30]))
  }

  // MARK: - Ways

  @Test(arguments: [("Mode.one", 10.0), ("Mode.two", 1.0), ("Mode.three", 0.0)])
  func `the ways of a switch that do not leave the body are followed by what is behind it`(
    mode: String, expected: Double
  ) throws {
    let view = try view(
      "@State private var mode = \(mode)", "enum Mode { case one, two, three }",
      tap: """
        switch mode {
        case .one: x = 9; break
        case .two: if x > 5 { return }
        default: return
        }
        x += 1
        """)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [expected]))
  }

  @Test func `a way through nested conditions leaves the body`() throws {
    let statements = "if x < 1 { if x > 2 { x = 50; return }; x = 3 }; x += 4"
    let view = try view(tap: statements)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [7]))
  }

  @Test func `a name of a way that leaves the body is another one after it`() throws {
    let view = try view(
      tap:
        "if x < 1 { let step = 3.0; x += step; return } else { x = 9 }; let step = 50.0; x = step")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [3]))
    let other = try self.view(
      tap:
        "if x > 1 { let step = 3.0; x += step; return } else { x = 9 }; let step = 50.0; x = step")
    #expect(isClose(try other.values("circle_offset_x", at: 1.5), [50]))
  }

  @Test func `a case that is left in its middle is refused`() {
    let statements = "switch x { case 0: if x > 1 { break }; return\ndefault: x = 2 }; x = 5"
    #expect(errors(tap: statements).contains { $0.contains("inside this statement") })
  }

  @Test func `what throws ends its steps, with a warning`() throws {
    let view = try view(
      "func check() throws { guard x > 1 else { throw Problem() }; x = 5 }",
      tap: "try? check()\nx += 2")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [2]))
    #expect(view.warnings.contains { $0.contains("'throw' ends these steps alone") })
  }

  @Test func `functions of one name with other labels are actions of their own`() throws {
    let view = try view(
      "func move(to end: Double) { x = end }\nfunc move(by way: Double) { x += way }",
      tap: "move(to: 10)\nmove(by: 5)")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [15]))
  }

  @Test func `what nothing starts is not cancelled`() throws {
    let view = try view("var loader: Loader", tap: "loader.cancel()\nx = 6")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [6]))
    #expect(view.warnings.contains { $0.contains("this is left out") })
  }

  // MARK: - Names

  @Test func `names that a document has itself, or cannot have, are others`() throws {
    let view = try view(
      "@State private var time = 1.0\n@State private var größe = 2.0",
      tap: "time += 4; größe += 5; x = time * größe")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [35]))
  }

  @Test(arguments: ["@State private var t = 0.0", "var t: Double { end }"])
  func `animatable data follow a state or a property of their name`(property: String) throws {
    let view = try ImportedView(
      """
      struct Bar: View, Animatable {
        var t: Double
        var animatableData: Double {
          get { t }
          set { t = newValue }
        }
        var body: some View { Circle().offset(x: t * t) }
      }
      struct Bars: View {
        @State private var end = 0.0
        \(property)
        var body: some View {
          Bar(t: t).onTapGesture { withAnimation(.linear(duration: 1)) { \(property.hasPrefix("@") ? "t" : "end") = 4 } }
        }
      }
      """)
    // The square of what is on screen, and not a way between two squares.
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 4, 16]))
  }

  private static func view(_ name: String, _ axis: String, _ way: Int, _ child: String) -> String {
    """
    struct \(name): View {
      private enum Metrics { static let way = \(way).0 }
      @State private var \(axis) = 0.0
      var body: some View {
        ZStack { Circle().offset(\(axis): \(axis)).onTapGesture { \(axis) = Metrics.way }; \(child) }
      }
    }

    """
  }

  @Test func `a type means the one of its name in the type or the source around it`() throws {
    let sources = [Self.view("Dot", "x", 5, "Bar()"), Self.view("Bar", "y", 7, "")]
    for view in [try ImportedView(sources.joined()), try ImportedView(sources[0], sources[1])] {
      #expect(isClose(try view.values("circle_offset_x", at: 1.5), [5]))
      #expect(isClose(try view.values("circle2_offset_y", at: 2.5), [7]))
    }
  }

  @Test func `types of one name lie in types of one name`() throws {
    let view = try view(
      "",
      """
      enum First { enum Words { enum Intro { static let way = 3.0 } } }
      enum Second { enum Words { enum Intro { static let way = 4.0 } } }
      """, tap: "x = 5")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [5]))
  }

  @Test func `the size of a geometry reader is one value`() throws {
    var options = ImportOptions()
    options.size = ImportOptions.ScreenSize(width: 300, height: 500)
    let view = try ImportedView(
      """
      struct Frame: View {
        @State private var size = CGSize.zero
        var body: some View {
          GeometryReader { proxy in
            Circle().offset(x: size.width, y: size.height).onAppear { size = proxy.size }
          }
        }
      }
      """, options: options)
    // The centre of a circle that fills the screen, moved by the size of it.
    #expect(isClose(try view.values("circle_layout_x", at: 0), [450]))
    #expect(isClose(try view.values("circle_layout_y", at: 0), [750]))
  }

  // MARK: - Members

  @Test func `an enum computes its members`() throws {
    let view = try view(
      "@State private var place = Place.near",
      """
      enum Place: CaseIterable {
        case near, far
        var distance: Double {
          switch self {
          case .near: return 10
          case .far: return 40
          }
        }
        func times(_ factor: Double) -> Double { self.distance * factor + distance }
      }
      """,
      tap: "place = .far\nwithAnimation(.linear(duration: 1)) { x = place.times(2) }")
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 60, 120]))
  }

  @Test func `two enums with one member leave it open which one is meant`() {
    let enums = """
      enum Place { case near; var distance: Double { 10 } }
      enum Goal { case far; var distance: Double { 40 } }
      """
    #expect(
      errors("@State private var place = Place.near", enums, tap: "x = place.distance")
        .contains { $0.contains("distance") })
  }

  @Test func `members of an enum that read each other in a circle are a problem at their place`() {
    let circle = """
      enum Place: String {
        case near, far
        var distance: Double { self == .near ? way : 0 }
        var way: Double { self == .far ? distance : 1 }
      }
      """
    #expect(
      errors("@State private var place = Place.near", circle, tap: "x = place.distance")
        .contains { $0.contains("uses itself") })
  }

  @Test func `a switch without default covers the rest with its last case`() throws {
    let view = try view(
      """
      @State private var side = Side.left
      var target: Double {
        switch side {
        case .left: return -20
        case .right: return 20
        }
      }
      """, "enum Side { case left, right }", tap: "side = .right\nx = target")
    #expect(isClose(try view.values("circle_offset_x", at: 1.5), [20]))
  }

  @Test func `a set takes and loses elements`() throws {
    let view = try view(
      "@State private var chosen: Set<Int> = [1]",
      tap: """
        chosen.insert(2)
        chosen.insert(2)
        chosen.remove(1)
        withAnimation(.linear(duration: 1)) { x = chosen.contains(1) ? 10 : 20 * Double(chosen.count) }
        """)
    #expect(isClose(try view.values("circle_offset_x", at: 1, 1.5, 2), [0, 10, 20]))
  }
}
