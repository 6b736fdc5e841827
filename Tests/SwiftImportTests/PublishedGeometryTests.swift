import Testing

@testable import SwiftImport

/// Cases that others have measured on devices and published, by their Swift: where an animation reaches a frame. The
/// numbers are parts of linear motions in a room of 390 by 844 points.
@Suite struct PublishedGeometryTests {
  /// O. Begemann, "When .animation animates more (or less) than it's supposed to": what only lays a view out is animated
  /// by an animation written before it, and what draws is not.
  @Test(arguments: [
    ("offset(x: flag ? 100 : 0)", "offset_x", [0.0, 50, 100]),
    ("position(x: flag ? 100 : 0, y: 0)", "position_x", [0, 50, 100]),
    ("padding(flag ? 20 : 0)", "padding_leading", [0, 10, 20]),
    ("frame(width: flag ? 200 : 100)", "frame_width", [100, 150, 200]),
    ("opacity(flag ? 0 : 1)", "opacity", [0, 0, 0]),
    ("scaleEffect(flag ? 2 : 1)", "scaleEffect_x", [2, 2, 2]),
    ("rotationEffect(.degrees(flag ? 90 : 0))", "rotationEffect", [90, 90, 90]),
  ])
  func `an animation reaches the frame that is stated outside of it`(
    modifier: String, column: String, values: [Double]
  ) throws {
    let view = try ImportedView(
      """
      struct Square: View {
        @State private var flag = false
        var body: some View {
          Rectangle().fill(.red).frame(width: 50, height: 50)
            .animation(.linear(duration: 1), value: flag)
            .\(modifier)
            .onTapGesture { flag.toggle() }
        }
      }
      """)
    #expect(isClose(try view.values("rectangle_\(column)", at: 1, 1.5, 2), values))
  }

  /// C. Eidhof, "SwiftUI Phase Animation 'Bug'": the animation of a label is nearer to what is drawn than that of the
  /// phase, which moves the label by an offset. A geometryGroup between the two is the answer.
  @Test(arguments: [("", [10.0, 20, 0]), (".geometryGroup()", [2, 4, 6])])
  func `a phase's offset moves with the animation of what is drawn`(
    group: String, values: [Double]
  ) throws {
    let view = try ImportedView(
      """
      struct Shake: View {
        @State private var count = 0
        var body: some View {
          Circle().fill(.red).frame(width: 40, height: 40).animation(.linear(duration: 1))\(group)
            .phaseAnimator([0, 20, -20], trigger: count) { $0.offset(x: $1) } animation: { phase in
              switch phase {
              case 20: .linear(duration: 5)
              default: .default
              }
            }
            .onTapGesture { count += 1 }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 1.5, 2, 2.5), values))
  }

  /// clive819, "Geometry Group", and the like by fatbobman: a dot that comes into a square which grows is at its final
  /// place at once, but for a group, in which it moves along.
  @Test(arguments: [true, false])
  func `what comes into a growing view is at its final place, but for a group`(isGrouped: Bool)
    throws
  {
    let view = try ImportedView(
      """
      struct Dot: View {
        @State private var isLarge = false
        var body: some View {
          ZStack(alignment: .topLeading) {
            Color.red
            if isLarge {
              Color.blue.frame(width: 20, height: 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
          }
          \(isGrouped ? ".geometryGroup()" : "")
          .frame(width: isLarge ? 200 : 100, height: isLarge ? 200 : 100)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
      }
      """)
    let dot = try view.values("color2_layout_x", at: 1, 1.5, 2)
    guard isGrouped else {
      // In the middle of the room, 195, less 100 for the square, and 10 for the half of the dot.
      #expect(isClose(dot, [105, 105, 105]))
      #expect(isClose(try view.values("color_layout_width", at: 1, 1.5, 2), [100, 150, 200]))
      return
    }
    // In the space of the group, which grows with all that is in it.
    #expect(isClose(dot, [10, 10, 10]))
    #expect(isClose(try view.values("zStack_frame_width", at: 1, 1.5, 2), [100, 150, 200]))
  }
}
