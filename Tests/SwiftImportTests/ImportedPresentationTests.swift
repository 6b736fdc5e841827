import Testing

@testable import SwiftImport

/// Modifiers that present a view become views with a host. A tap is made each second from 1 s on.
@Suite struct ImportedPresentationTests {
  private func view(_ modifier: String) throws -> ImportedView {
    try ImportedView(
      """
      struct A: View {
        @State private var isShown = false
        @State private var name: String? = nil
        @State private var closed = 0.0
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack {
            Circle().opacity(closed).onTapGesture { isShown = true; name = "Ada" }
          }
          \(modifier)
        }
        private func close() { closed = 1 }
      }
      """)
  }

  @Test(arguments: [
    ("sheet(isPresented: $isShown, onDismiss: close)", "sheet", "offset_y"),
    ("fullScreenCover(isPresented: $isShown, onDismiss: { close() })", "full", "offset_y"),
    ("popover(isPresented: $isShown, arrowEdge: .top)", "popover", "opacity"),
    ("navigationDestination(isPresented: $isShown.animation())", "navigation", "offset_x"),
  ])
  func `a modifier that presents is a view with its host`(
    modifier: String, name: String, column: String
  ) throws {
    let view = try view(
      ".\(modifier) { Button(\"Done\") { dismiss() }.opacity(isShown ? 1 : 0.5) }")
    let host = try #require(modifier.split(separator: "(").first)
    #expect(
      view.document.contains("\"host\":\"\(host)\"")
        || view.document.contains("\"host\": \"\(host)\""))
    #expect(
      view.document.contains("\"when\": \"isShown\"")
        || view.document.contains("\"when\":\"isShown\""))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `onDismiss runs when the motion of the dismissal is over`() throws {
    let view = try view(
      ".sheet(isPresented: $isShown, onDismiss: close) { Button(\"Done\") { dismiss() } }")
    // Presented at 1 s, dismissed at 2 s; the spring is at rest 0.6 s later.
    #expect(isClose(try view.values("circle_opacity", at: 2.5, 2.7), [0, 1]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `the closure before the content is onDismiss`() throws {
    let view = try view(
      ".sheet(isPresented: $isShown) { close() } content: { Button(\"Done\") { dismiss() } }")
    #expect(isClose(try view.values("circle_opacity", at: 2.5, 2.7), [0, 1]))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `each button of an alert dismisses it`() throws {
    let view = try view(
      ".alert(\"Sure?\", isPresented: $isShown) { Button(\"Yes\") { closed = 1 } } message: { Text(\"Really\") }"
    )
    #expect(isClose(try view.values("circle_opacity", at: 1.5, 2), [0, 1]))
    #expect(try view.values("alert_transition_opacity", at: 3).isEmpty == false)
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `an item is there until it is nil`() throws {
    let view = try view(
      ".sheet(item: $name) { _ in Button(\"Done\") { dismiss() }.opacity(isShown ? 1 : 0) }")
    #expect(view.document.contains("name != nil"))
    #expect(isClose(try view.values("button_opacity", at: 1.5), [1]))
    #expect(try view.values("button_opacity", at: 2.7) == [nil])
    #expect(view.warnings.count == 1, "\(view.warnings)")
  }

  @Test(arguments: [
    ("controller.rootView = content", [1, 0.5, 1]),
    ("withTransaction(context.transaction) { controller.rootView = content }", [0.5, 0.5, 1]),
    ("controller.rootView = content // no context.transaction", [1, 0.5, 1]),
  ])
  func `a transaction comes into a hosting controller where its code hands it on`(
    update: String, values: [Double]
  ) throws {
    let view = try ImportedView(
      """
      struct Host<Content: View>: UIViewControllerRepresentable {
        @ViewBuilder var content: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
          UIHostingController(rootView: content)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
          \(update)
        }
      }
      struct A: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Host { Circle().opacity(isOn ? 1 : 0) }.opacity(isOn ? 1 : 0)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          }
        }
      }
      """)
    let found = try view.values("circle_opacity", at: 1.5) + view.values("host_opacity", at: 1.5, 2)
    #expect(isClose(found, values))
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `what is bound to no state is left out with a warning`() throws {
    let view = try view(".sheet(isPresented: .constant(true)) { Text(\"A\").opacity(closed) }")
    #expect(!view.document.contains("host"))
    #expect(view.warnings.count == 1, "\(view.warnings)")
  }
}
