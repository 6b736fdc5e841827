import Diagnostics
import JSONText
import Testing

@testable import SwiftImport

/// The places of steps in Swift.
@Suite struct ImportedPlaceTests {
  private static let view = """
    struct Card: View {
      @State private var isOpen = false
      @State private var count = 1.5
      @State private var names = ["a"]
      var body: some View {
        Text("\\(count) \\(names.count)").opacity(isOpen ? 1 : 0)
          .onTapGesture {
            count = 0
            names.removeLast()
            withAnimation { isOpen = true }
            if isOpen {
              count = 7
            }
            grow()
          }
      }
      func grow() {
        count = 3
      }
    }
    """

  /// Each step begins at its statement, whatever its value is: a number and a Boolean have no place of their own.
  @Test(arguments: [
    ("{\"set\":{\"count\":0}}", "count = 0"),
    ("{\"set\":{\"names\":", "names.removeLast()"),
    ("{\"withAnimation\":true,\"set\":{\"isOpen\":true}}", "withAnimation {"),
    ("{\"set\":{\"count\":3}}", "count = 3"),
  ])
  func `a step is at its statement`(step: String, statement: String) throws {
    let source = SourceText(name: "Card.swift", bytes: Array(Self.view.utf8))
    let timeline = SourceText(timelineIn: source)
    let found = try #require(timeline.bytes.firstRange(of: Array(step.utf8)))
    let wanted = try #require(source.bytes.firstRange(of: Array(statement.utf8)))
    let place = timeline.position(ofByte: found.lowerBound)
    #expect(place == source.position(ofByte: wanted.lowerBound))
  }

  @Test func `what a step has wrong is at its statement`() throws {
    let view = Self.view.replacing("count = 0", with: "names = nil")
    let made = SwiftImport([SourceText(name: "Card.swift", bytes: Array(view.utf8))])
    let error = try #require(made.found.first.first { $0.severity == .error })
    #expect(view.utf8.dropFirst(error.range.lowerBound).starts(with: "names = nil".utf8))
  }
}
