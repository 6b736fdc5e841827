import Testing

@testable import SwiftImport

/// Gradients of public code: their points, stops and colours move, whichever way they are written.
@Suite struct ImportedGradientTests {
  /// A shape with a gradient that changes a second after the beginning, in a second.
  private func view(_ views: String) throws -> ImportedView {
    try ImportedView(
      """
      struct Sky: View {
        @State private var isOn = false
        let colors = [Color(red: 1, green: 0, blue: 0), Color.white]
        var body: some View {
          ZStack {
            \(views)
            Button("Turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      """)
  }

  @Test func `the points of a gradient that fills a shape move`() throws {
    let view = try view(
      """
      Circle().fill(LinearGradient(colors: colors, startPoint: isOn ? .topLeading : .bottomLeading,
        endPoint: .trailing))
      """)
    #expect(isClose(try view.values("circle_linearGradient_startPoint_y", at: 1, 1.25), [1, 0.75]))
    #expect(isClose(try view.values("circle_linearGradient_color0_r", at: 1.25), [1]))
    #expect(isClose(try view.values("circle_linearGradient_color1_g", at: 1.25), [1]))
    #expect(view.warnings.isEmpty)
  }

  @Test(arguments: [
    "stops: [.init(color: .red, location: 0), .init(color: .blue, location: isOn ? 1 : 0.5)]",
    "gradient: Gradient(stops: [Gradient.Stop(color: .red, location: 0), "
      + "Gradient.Stop(color: .blue, location: isOn ? 1 : 0.5)])",
  ])
  func `stops move, in a gradient that is a view of its own`(stops: String) throws {
    let view = try view("LinearGradient(\(stops), startPoint: .top, endPoint: .bottom)")
    let column = "linearGradient_linearGradient_locations_1"
    #expect(isClose(try view.values(column, at: 1, 1.5, 2), [0.5, 0.75, 1]))
    #expect(view.warnings.isEmpty)
  }

  @Test func `a condition between two arrays of one length moves each colour`() throws {
    let view = try view(
      """
      Text("a").foregroundStyle(.linearGradient(colors: isOn ? [.white, .black] : [.black, .white],
        startPoint: .top, endPoint: .bottom))
      """)
    // Half of the lightness in OKLab is 0.5 * 0.5 * 0.5 of the light: 1.055 * 0.125 ^ (1 / 2.4) - 0.055 in sRGB.
    for (column, ends) in [("color0", [0.0, 1]), ("color1", [1, 0])] {
      let shown = try view.values("text_linearGradient_\(column)_r", at: 1, 1.5, 2)
      #expect(isClose([shown[0], shown[2]], ends))
      #expect(abs(try #require(shown[1]) - 0.388573) < 1e-6)
    }
  }

  @Test func `the angle of an angular gradient is where its full turn begins`() throws {
    let view = try view(
      """
      Capsule().fill(AngularGradient(gradient: Gradient(colors: colors), center: .center,
        angle: .degrees(isOn ? 90 : 0)))
      """)
    #expect(isClose(try view.values("capsule_angularGradient_startAngle", at: 1.5), [45]))
    #expect(isClose(try view.values("capsule_angularGradient_endAngle", at: 1.5), [405]))
  }

  @Test func `the radii of a radial gradient behind a view move`() throws {
    let view = try view(
      """
      Text("a").background(RadialGradient(colors: colors, center: .center, startRadius: 0,
        endRadius: isOn ? 80 : 20))
      """)
    #expect(isClose(try view.values("radialGradient_radialGradient_endRadius", at: 1.5), [50]))
  }

  @Test func `a condition may compare`() throws {
    let view = try view(
      """
      LinearGradient(colors: isOn == true ? [.white] : [.black], startPoint: .top, endPoint: .bottom)
      """)
    #expect(isClose(try view.values("linearGradient_linearGradient_color0_r", at: 1, 2), [0, 1]))
  }

  @Test(arguments: [
    "isOn ? [.red] : [.red, .blue]", "colors + (isOn ? colors : []) + colors",
    "colors + colors + (isOn ? colors : colors)", "isOn ? colors : isOn ? colors : colors",
  ])
  func `a gradient of colours that cannot be counted is left out with a warning`(
    colors: String
  ) throws {
    let view = try view("LinearGradient(colors: \(colors), startPoint: .top, endPoint: .bottom)")
    #expect(view.warnings == ["what 'LinearGradient' draws is not simulated"])
  }

  @Test func `numericText with a value keeps its number`() throws {
    let view = try ImportedView(
      """
      struct Counter: View {
        @State private var count = 1
        var body: some View {
          Text("\\(count)").contentTransition(.numericText(value: Double(count)))
            .onTapGesture { withAnimation(.linear(duration: 1)) { count += 1 } }
        }
      }
      """)
    #expect(view.document.contains(#""contentTransition":".numericText()""#))
    #expect(view.document.contains(#""value":"Double(count)""#))
    #expect(isClose(try view.values("text_contentTransition", at: 1.25), [0.25]))
  }
}
