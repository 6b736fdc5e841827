import Testing

@testable import SwiftImport

/// Cases of enums that have the names of members of the library.
@Suite struct ImportedCaseTests {
  private func card(_ steps: String) throws -> ImportedView {
    try ImportedView(
      """
      enum Place {
        case top, center, red
        var x: Double {
          switch self {
          case .top: return 10
          case .center, .red: return 20
          }
        }
        static var first: Place { .center }
      }
      struct Card: View {
        @State private var place: Place = .center
        @State private var places: [Place] = [.red]
        private var other: Place { place == .center ? .top : .center }
        private func next(_ isTop: Bool) -> Place {
          if isTop { return .red }
          return .top
        }
        var body: some View {
          VStack(alignment: .center) {
            Circle().offset(x: place.x).opacity(place == .red ? 0.5 : 1)
              .onTapGesture { \(steps) }
          }
          .frame(maxWidth: .infinity, alignment: .top)
        }
      }
      """)
  }

  @Test(arguments: [
    ("place = .top", 10.0, 1.0), ("place = place == .center ? .top : .red", 10, 1),
    ("place = place == .top ? .center : .red", 20, 0.5), ("place = Place.red", 20, 0.5),
    ("place = other", 10, 1), ("place = next(place == .top)", 10, 1),
    ("place = next(place == .center)", 20, 0.5), ("self.place = (.top)", 10, 1),
    ("switch place { case .top, .center: place = .top; default: place = .red }", 10, 1),
    ("place = .first", 20, 1),
  ])
  func `a case is that of the state that it is put into`(
    steps: String, x: Double, opacity: Double
  ) throws {
    let card = try card(steps)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_offset_x", at: 0.5, 1.5), [20, x]), "\(card.document)")
    #expect(isClose(try card.values("circle_opacity", at: 1.5), [opacity]), "\(card.document)")
  }

  @Test func `a property may have the name of a case`() throws {
    let card = try ImportedView(
      """
      enum Phase: CaseIterable {
        case initial, scale
        var scale: Double { self == .scale ? 2 : 1 }
      }
      struct Card: View {
        @State private var phase = Phase.initial
        var body: some View {
          Circle().scaleEffect(phase.scale).onTapGesture { phase = .scale }
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_scaleEffect_x", at: 0.5, 1.5), [1, 2]))
  }

  @Test func `a member of the library stays one`() throws {
    let card = try ImportedView(
      """
      enum Place { case top, red }
      struct Card: View {
        @State private var place = Place.top
        @State private var anchor: UnitPoint = .top
        @State private var tint: Color = .red
        var body: some View {
          Circle().scaleEffect(place == .top ? 1 : 2, anchor: place == .red ? .bottom : .top)
            .foregroundStyle(place == .red ? .red : .blue)
            .onTapGesture { place = .red; anchor = .bottom; tint = .red }
          Rectangle().fill(tint).scaleEffect(2, anchor: anchor)
        }
      }
      """)
    #expect(card.warnings.isEmpty)
    #expect(isClose(try card.values("circle_scaleEffect_anchor_y", at: 0.5, 1.5), [0, 1]))
    #expect(isClose(try card.values("rectangle_scaleEffect_anchor_y", at: 0.5, 1.5), [0, 1]))
  }
}
