import Diagnostics
import Testing

@testable import SwiftImport

/// The values that the cases of a state carry: each is a state beside it.
@Suite struct ImportedCarriedValueTests {
  /// A view whose circle moves by what the cases of its state carry, and the steps of a tap.
  private static func view(
    _ steps: String, first: String = ".idle", views: String = "", members: String = ""
  ) -> String {
    """
    enum Phase: Equatable {
      case idle, loading(progress: Double), pair(Double, Double), failed(message: String, isFinal: Bool)
      var isBusy: Bool { self == .idle ? false : true }
    }
    struct Loader: View {
      @State private var phase: Phase = \(first)
      @State private var x = 0.0
      @State private var y = 0.0
      var body: some View {
        VStack {
          \(views)
          Circle().offset(x: x, y: y).onTapGesture { withAnimation(.linear(duration: 1)) { \(steps) } }
        }
      }
      \(members)
    }
    """
  }

  private func errors(_ text: String) -> [String] {
    let made = SwiftImport([SourceText(name: "Loader.swift", bytes: Array(text.utf8))])
    return made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }.map { $0.message }
  }

  /// Where the circle is after the tap at 1 s, and where a tap at 3 s has brought it.
  private func places(_ view: String) throws -> [Double?] {
    var options = ImportOptions()
    options.taps = [1, 3].map { ImportOptions.Tap(label: "circle", time: $0) }
    let made = try ImportedView(view, options: options)
    #expect(made.warnings.isEmpty, "\(made.warnings)")
    return try made.values("circle_offset_x", at: 2.5, 4.5)
      + made.values("circle_offset_y", at: 2.5, 4.5)
  }

  /// Steps, and the places to which two taps bring the circle.
  private static let taps: [(steps: String, places: [Double])] = [
    // The value of the case is added to at each tap.
    (
      "switch phase { case .loading(let progress): phase = .loading(progress: progress + 2); x = progress\n"
        + "default: phase = .loading(progress: 5); x = 1 }",
      [1, 5, 0, 0]
    ),
    // A name keeps the value that it was bound to when the state is set to another one.
    (
      "if case .loading(let progress) = phase { phase = .loading(progress: 9); x = progress; y = 3 } "
        + "else { phase = .loading(progress: 7) }",
      [0, 7, 0, 3]
    ),
    (
      "if case let .pair(a, b) = phase { phase = .pair(b, a) } else { phase = .pair(1, 2) }\n"
        + reading,
      [1, 2, 2, 1]
    ),
    // One choice behind another one: the second tap takes the last branch.
    (
      "phase = x < 1 ? .loading(progress: 4) : x < 2 ? .idle : .loading(progress: 6)\n"
        + "if case .loading(let progress) = phase { x = progress }",
      [4, 6, 0, 0]
    ),
    // One branch of two has the case.
    (
      "phase = x < 1 ? .pair(4, 8) : .idle\n"
        + "x = 2\nif case .pair(_, let b) = phase { y = b }",
      [2, 2, 8, 8]
    ),
    (
      "if case .failed(let message, isFinal: let isLast) = phase, message.count > 3 { x = isLast ? 6 : 7 } "
        + "else { phase = .failed(message: \"late\", isFinal: true) }",
      [0, 6, 0, 0]
    ),
    (
      "guard case .loading(let progress) = phase else { phase = Phase.loading(progress: 3); return }\nx = progress",
      [0, 3, 0, 0]
    ),
  ]

  @Test(arguments: taps)
  func `a state has what its case carries`(steps: String, expected: [Double]) throws {
    #expect(isClose(try places(Self.view(steps)), expected))
  }

  private static let reading =
    "if case .pair(let first, let second) = phase { x = first; y = second }"

  @Test func `a first value carries one, and views show it`() throws {
    let shown = """
      if case .loading(let progress) = phase { Rectangle().frame(width: 100 * progress, height: 10) }
      switch phase {
      case .failed(let message, _): Text(message)
      default: Rectangle().opacity(0.5)
      }
      """
    let view = try ImportedView(
      Self.view(
        "phase = .loading(progress: 0.75)", first: ".loading(progress: 0.25)", views: shown))
    // From a quarter to three quarters of 100 points within a second, from the tap at 1 s on.
    #expect(isClose(try view.values("rectangle_layout_width", at: 0.5, 1.5, 2.5), [25, 50, 75]))
  }

  @Test func `an animation watches what a case carries`() throws {
    let view = try ImportedView(
      """
      enum Phase: Equatable { case idle, loading(Double) }
      struct Loader: View {
        @State private var phase = Phase.loading(0)
        var width: Double { if case .loading(let width) = phase { return width } else { return 7 } }
        var body: some View {
          Circle().offset(x: width).animation(.linear(duration: 2), value: phase)
            .onTapGesture { phase = .loading(40) }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 2, 3.5), [0, 20, 40]))
  }

  @Test func `a value that is not known is an error where something shows it`() {
    let made = "func made() -> Phase { x > 3 ? .pair(1, 2) : .idle }"
    let found = errors(Self.view("phase = made()\n" + Self.reading, members: made))
    #expect(found.contains { $0 == "the value that 'pair' carries is not known here" }, "\(found)")
    // Nothing shows it here.
    #expect(errors(Self.view("phase = made(); x = 4", members: made)).isEmpty)
  }

  @Test func `a binding hands the state on with what it carries`() throws {
    let view = try ImportedView(
      """
      enum Phase { case idle, loading(Double) }
      struct Dot: View {
        @Binding var phase: Phase
        var place: Double { if case .loading(let place) = phase { return place } else { return 1 } }
        var body: some View {
          Circle().offset(x: place).onTapGesture { withAnimation(.linear(duration: 1)) { phase = .loading(11) } }
        }
      }
      struct Loader: View {
        @State private var phase = Phase.idle
        var body: some View { Dot(phase: $phase) }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5, 2.5), [1, 6, 11]))
  }
}
