package import AnimationEngine

/// The kind of a node in a layout: a view that draws, a container, or a modifier around one view.
package enum LayoutContent: Hashable, Sendable {
  /// A shape, a colour or an image. Where a length is nil it takes what it is offered, and 10 where that is
  /// unspecified, as shapes do.
  case leaf(width: Double?, height: Double?)
  case text(LayoutText)
  /// A spacer in a stack along an axis; outside of stacks, of nil, it takes room in both dimensions. Its least
  /// length is 8 where none is given.
  case spacer(LayoutAxis?, minLength: Double?)

  case stack(StackArrangement)
  /// A `ZStack`: its views lie on each other.
  case layers(LayoutAlignment)
  /// A `GeometryReader`: it takes what it is offered, and its views lie at its top leading corner.
  case reader

  /// A view, the first child, with others on it or behind it, which take its size and have no effect on it:
  /// `overlay` and `background`.
  case attachments(LayoutAlignment)

  case padding(EdgeInsets)
  /// A frame; where a length is nil, it has that of the view in it.
  case frame(width: Double?, height: Double?, LayoutAlignment)
  case flexibleFrame(FlexibleFrame)
  case priority(Double)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The width by the height that a view is offered; of nil, as its ideal size has them.
  case aspectRatio(Double?, AspectMode)
  /// The centre of a view, in the room that it is offered.
  case position(Point)
  case offset(Size)
  /// A modifier inside of which frames have an origin of their own, such as `geometryGroup()` and `scaleEffect`.
  case barrier

  /// Whether a rectangle of a ratio fits into the room, or fills it.
  package enum AspectMode: Hashable, Sendable {
    case fit, fill
  }

  /// The length that shapes and `GeometryReader` have where none is offered.
  package static let defaultLength = 10.0
  /// The least length of a spacer that states none.
  package static let defaultSpacerLength = 8.0
}

extension LayoutContent {
  /// Whether each of its numbers is one that a layout can have. A layout takes it as `normalized` otherwise.
  package var isValid: Bool { self == normalized }

  /// Itself, with defined numbers only, as SwiftUI has them: a negative or non-finite length of a frame is left out,
  /// one of a leaf is 0, limits of a frame are not negative and in order, and other numbers that are not finite are 0.
  package var normalized: LayoutContent {
    switch self {
    case .leaf(let width, let height):
      .leaf(width: width.map(Self.length) ?? nil, height: height.map(Self.length) ?? nil)
    case .text(let text): .text(text.normalized)
    case .spacer(let axis, let least): .spacer(axis, minLength: least.map(Self.length) ?? nil)
    case .stack(let stack):
      .stack(
        StackArrangement(
          stack.direction, spacing: stack.spacing.normalized, isLazy: stack.isLazy))
    case .layers, .reader, .attachments, .fixedSize, .barrier: self
    case .padding(let insets):
      .padding(
        EdgeInsets(
          top: Self.finite(insets.top), leading: Self.finite(insets.leading),
          bottom: Self.finite(insets.bottom), trailing: Self.finite(insets.trailing)))
    case .frame(let width, let height, let alignment):
      .frame(width: Self.frameLength(width), height: Self.frameLength(height), alignment)
    case .flexibleFrame(let frame):
      .flexibleFrame(
        FlexibleFrame(
          width: frame.width.normalized, height: frame.height.normalized,
          alignment: frame.alignment))
    case .priority(let priority): .priority(priority.isNaN ? 0 : priority)
    case .aspectRatio(let ratio, let mode):
      .aspectRatio(ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, mode)
    case .position(let point): .position(Point(x: Self.finite(point.x), y: Self.finite(point.y)))
    case .offset(let offset):
      .offset(Size(width: Self.finite(offset.width), height: Self.finite(offset.height)))
    }
  }

  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  private static func length(_ length: Double) -> Double { max(finite(length), 0) }

  private static func frameLength(_ length: Double?) -> Double? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Whether it draws something, and so has a frame that is animated.
  package var isDrawn: Bool {
    switch self {
    case .leaf, .text: true
    case .spacer, .stack, .layers, .reader, .attachments, .padding, .frame, .flexibleFrame,
      .priority, .fixedSize, .aspectRatio, .position, .offset, .barrier:
      false
    }
  }

  /// Whether it is laid out without asking another view.
  var isLeaf: Bool {
    switch self {
    case .leaf, .text, .spacer: true
    case .stack, .layers, .reader, .attachments, .padding, .frame, .flexibleFrame, .priority,
      .fixedSize, .aspectRatio, .position, .offset, .barrier:
      false
    }
  }

  /// How many children it can have.
  var greatestChildCount: Int {
    switch self {
    case .leaf, .text, .spacer: 0
    case .stack, .layers, .reader, .attachments: .max
    case .padding, .frame, .flexibleFrame, .priority, .fixedSize, .aspectRatio, .position, .offset,
      .barrier:
      1
    }
  }
}

extension StackArrangement.Spacing {
  fileprivate var normalized: Self {
    switch self {
    case .fixed(let distance): .fixed(distance.isFinite ? distance : 0)
    case .automatic(let distance): .automatic(distance.isFinite ? distance : 0)
    }
  }
}

extension FlexibleFrame.Limits {
  fileprivate var normalized: Self {
    let least = least.flatMap { $0.isFinite ? max($0, 0) : nil }
    let ideal = ideal.flatMap { $0.isNaN ? nil : max($0, least ?? 0) }
    return Self(
      least: least, ideal: ideal,
      greatest: greatest.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) })
  }
}
