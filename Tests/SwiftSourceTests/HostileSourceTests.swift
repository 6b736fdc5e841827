import Diagnostics
import TestSupport
import Testing

@testable import SwiftSource

/// Any bytes are read to a tree or an error, and the nodes of a file cover its tokens.
@Suite struct HostileSourceTests {
  private static let view = """
    import SwiftUI
    @Observable final class M { var a: [Int] = [1, 2]; func f(_ x: Int) async throws -> Int { x } }
    struct V: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          if isOn { Text("a \\(isOn ? "b" : "c")").opacity(isOn ? 1 : 0.5) } else { Circle() }
          ForEach(0..<3, id: \\.self) { i in Button { isOn.toggle() } label: { Text("\\(i)") } }
        }
        .onAppear { withAnimation(.spring(duration: 1)) { isOn = true } completion: { isOn = false } }
      }
    }
    #Preview { V() }
    """

  /// The declarations of a file follow one another and leave no token out.
  private func expectComplete(_ bytes: [UInt8]) {
    let file = SwiftFile(bytes)
    var next = 0
    for declaration in file.declarations {
      let between = next..<max(next, declaration.tokens.lowerBound)
      let isSeparated = between.allSatisfy {
        file.source.kind($0) == .semicolon || file.source.kind($0) == .comma
      }
      #expect(isSeparated, "\(file.source.text(bytes: file.source.range(between)))")
      next = max(next, declaration.tokens.upperBound)
    }
    #expect(
      next == file.source.tokens.count, "\(String(decoding: bytes.prefix(2000), as: UTF8.self))")
  }

  @Test func `every beginning of a source is read`() {
    let bytes = Array(Self.view.utf8)
    for length in 0...bytes.count { expectComplete(Array(bytes[..<length])) }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a source with other bytes in it is read`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("{}()[]<>\"\\#@.,:;=+-?!&|/*$'`\n aif".utf8)
    for _ in 0..<300 {
      var bytes = Array(Self.view.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = signs.randomElement(using: &generator) ?? 0
      }
      expectComplete(bytes)
    }
  }

  @Test(arguments: [
    "{", "}", "(", "a{", "if a {} else ", "#if a\n", "a ? b : ", "-", "try await ", "\"\\(", "@a ",
    "let a = 1, ", "a.b(c).d{e}\n", "case ", "struct A {", "switch a { case b: ", "a<", "/*", "#",
    "\\.",
    "guard ", "{ a in ", "[a: ", "@escaping (", "private ", "func f(",
  ])
  func `a piece that is repeated ends in a tree or an error`(piece: String) {
    expectComplete(Array(String(repeating: piece, count: 20_000).utf8))
  }

  @Test func `statements that nest too deep are an error where they do`() {
    let source = "func f() { " + String(repeating: "if a {} else ", count: 1000) + "{} }"
    let file = SwiftFile(Array(source.utf8))
    #expect(file.problems.first.map { $0.code } == [.tooDeep])
    #expect(!file.unknown.isEmpty)
  }
}
