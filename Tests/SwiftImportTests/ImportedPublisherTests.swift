import Testing

@testable import SwiftImport

/// The operators on what a view receives.
@Suite struct ImportedPublisherTests {
  private func view(_ publisher: String) throws -> ImportedView {
    try ImportedView(
      """
      class Model: ObservableObject {
        @Published var query = 1.0
        func type(_ text: Double) { query = text }
      }
      struct Search: View {
        @StateObject private var model = Model()
        @State private var shown = 0.0
        var body: some View {
          Capsule()
            .opacity(shown)
            .onReceive(\(publisher)) { shown = $0 }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.type(2) }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.125) { model.type(3) }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) { model.type(4) }
            }
        }
      }
      """)
  }

  // The values are 1 at once, and 2, 3 and 4 at 1, 1.125 and 1.25 s.
  @Test(arguments: [
    ("model.$query", [1.0, 2, 3, 4, 4]),
    ("model.$query.dropFirst()", [0, 2, 3, 4, 4]),
    ("model.$query.dropFirst(2)", [0, 0, 3, 4, 4]),
    // A value comes 0.25 s after the last one.
    (
      "model.$query.dropFirst().debounce(for: .seconds(0.25), scheduler: RunLoop.main)",
      [0, 0, 0, 0, 4]
    ),
    (
      "model.$query.debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)",
      [1, 1, 1, 1, 4]
    ),
    // The first one at once, and then the last one, or the first one, after 0.5 s.
    (
      "model.$query.dropFirst().throttle(for: 0.5, scheduler: RunLoop.main, latest: true)",
      [0, 2, 2, 2, 4]
    ),
    (
      "model.$query.dropFirst().throttle(for: 0.5, scheduler: RunLoop.main, latest: false)",
      [0, 2, 2, 2, 3]
    ),
  ])
  func `values are passed over and held back`(publisher: String, values: [Double]) throws {
    let view = try view(publisher)
    #expect(try view.values("capsule_opacity", at: 0.75, 1.0625, 1.1875, 1.3125, 1.75) == values)
  }

  @Test(arguments: [
    "model.$query.map { $0 + 1 }", "model.$query.debounce(for: 0.2, scheduler: queue)",
    "model.$query.throttle(for: 0.5, scheduler: RunLoop.main, latest: isLatest)",
    "model.$query.debounce(for: 0.1, scheduler: RunLoop.main).dropFirst()",
  ])
  func `another operator is a warning`(publisher: String) throws {
    let view = try view(publisher)
    #expect(view.warnings.contains { $0.contains("what 'onReceive' receives is not simulated") })
  }
}
