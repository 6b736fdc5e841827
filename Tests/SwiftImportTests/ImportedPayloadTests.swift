import Diagnostics
import TestSupport
import Testing

@testable import SwiftImport

/// Cases of enums that carry values of other types than numbers, truth values and texts: the case is there, and the value is
/// not known.
@Suite struct ImportedPayloadTests {
  private func errors(_ text: String) -> [String] {
    let made = SwiftImport([SourceText(name: "Loader.swift", bytes: Array(text.utf8))])
    return made.diagnostics.flatMap { $0.first }.filter { $0.severity == .error }.map { $0.message }
  }

  /// A view that loads, with a case that fails for a reason.
  private static func loader(
    _ protocols: String = "", _ views: String = "", _ steps: String = "", _ members: String = ""
  )
    -> String
  {
    """
    enum Phase\(protocols) { case idle, loading(Double), failed(reason: Substring), done(Int, Substring) }
    struct Loader: View {
      @State private var phase: Phase = .idle
      @State private var other = Phase.loading(0.5)
      @State private var reason = 7.0
      @State private var x = 0.0
      var body: some View {
        VStack {
          \(views)
          Circle().offset(x: x).onTapGesture {
            withAnimation(.linear(duration: 1)) { phase = .done(3, "three") }
            \(steps)
          }
        }
      }
      \(members)
    }
    """
  }

  @Test func `a case that carries a value is there without it`() throws {
    let view = try ImportedView(
      Self.loader(
        "",
        """
        switch phase {
        case .loading: Rectangle().opacity(0.2)
        case .failed(let reason): Text(reason)
        case let .done(count, _): Rectangle().opacity(isDone ? 0.75 : 0.5).frame(width: 10, height: 10)
        default: Rectangle().opacity(0.1)
        }
        """, "", "var isDone: Bool { if case .done = phase { return true } else { return false } }")
    )
    #expect(view.document.contains("phase == 'done'"), "\(view.document)")
    #expect(view.document.contains(#""phase":"'done'""#), "\(view.document)")
    #expect(view.warnings.contains { $0.contains("a case of 'Phase' carries a value") })
  }

  @Test func `a condition takes the case that its pattern names`() throws {
    let view = try ImportedView(
      Self.loader(
        "", "",
        """
        if case .done(let count, let name) = phase { x = 10 } else { x = 20 }
        """))
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 10]))
  }

  @Test func `a name that a pattern binds is not the state of its name`() throws {
    let found = errors(
      Self.loader(
        "", "", "if case .failed(let reason) = phase { x = reason.isEmpty ? 0 : 1 } else { x = 4 }")
    )
    #expect(found.contains { $0.contains("reason") }, "\(found)")
    let chosen = errors(
      Self.loader(
        "", "",
        """
        switch phase {
        case .failed(let reason): x = reason.count > 3 ? 1 : 2
        default: x = 4
        }
        """))
    #expect(chosen.contains { $0.contains("reason") }, "\(chosen)")
    // Outside of the case it is the state.
    let view = try ImportedView(
      Self.loader(
        "", "",
        """
        switch phase {
        case .failed(let reason): break
        default: x = reason
        }
        """))
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 7]))
  }

  private static let longMember =
    "var isLong: Bool { switch phase { case .idle, .loading(3): return true\n default: return false } }"

  @Test(arguments: [
    "x = phase == .done(3, \"three\") ? 1 : 2", "x = phase == other ? 1 : 2",
    "x = phase != other ? 1 : 2", "if case .done(3, _) = phase { x = 1 } else { x = 2 }",
    "switch phase { case .done(3, let name): x = 1\n default: x = 2 }",
    "switch phase { case .idle, .loading(3): x = 1\n default: x = 2 }", "x = isLong ? 1 : 2",
  ])
  func `a value that carries another one is compared with none`(steps: String) {
    #expect(!errors(Self.loader(": Equatable", "", steps, Self.longMember)).isEmpty)
    // An unused member causes no error.
    #expect(errors(Self.loader(": Equatable", "", "x = 1", Self.longMember)).isEmpty)
  }

  @Test func `a modifier that watches such a value is left out with a warning`() throws {
    let view = try ImportedView(
      Self.loader(
        ": Equatable", "Rectangle().opacity(x / 20).animation(.easeIn, value: phase)", "x = 10"))
    #expect(
      view.warnings.contains { $0.contains("'animation' is left out: unknown name 'phase'") },
      "\(view.warnings)")
    #expect(!view.document.contains("easeIn"))
  }

  @Test func `a pattern ends before its value, and the value before its block`() throws {
    let view = try ImportedView(
      Self.loader(
        "", "", "x = isDone ? 3 : 4",
        """
        var isDone: Bool { if case .done(_, let name) = chosen(phase, other), x < 5 { return true } else { return false } }
        func chosen(_ first: Phase, _ second: Phase) -> Phase { first }
        """))
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 3]))
  }

  @Test func `many words of a case take time that grows as their number does`() throws {
    let start = ContinuousClock.now
    let words = String(repeating: ", case", count: 50_000)
    _ = errors(Self.loader("", "", "x = isOdd ? 1 : 2", "var isOdd: Bool { f(x\(words)) == x }"))
    // Where each of them looked for a sign up to the end, 100,000 took 4.2 s in a build for release.
    #expect(ContinuousClock.now - start < .seconds(4 * (try MachineSpeed.slowness())))
  }

  @Test func `a case that carries nothing is compared`() throws {
    let text = Self.loader(": Equatable", "", "x = phase == .idle ? 1 : 2")
    #expect(isClose(try ImportedView(text).values("circle_offset_x", at: 0.5, 1.5), [0, 2]))
  }
}
