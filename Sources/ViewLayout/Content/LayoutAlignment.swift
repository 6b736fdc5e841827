import AnimationEngine

/// A line by which views are aligned from side to side.
package enum HorizontalGuide: Hashable, Sendable {
  case leading, center, trailing
}

/// A line by which views are aligned from top to bottom.
///
/// A view without text in it has its baselines at its bottom.
package enum VerticalGuide: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  /// Whether its place depends on the text in a view.
  var isBaseline: Bool {
    switch self {
    case .top, .center, .bottom: false
    case .firstTextBaseline, .lastTextBaseline: true
    }
  }
}

/// The point by which views are aligned in both dimensions, the counterpart of `Alignment`.
package struct LayoutAlignment: Hashable, Sendable {
  package let horizontal: HorizontalGuide
  package let vertical: VerticalGuide

  package init(horizontal: HorizontalGuide = .center, vertical: VerticalGuide = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = LayoutAlignment()
  package static let topLeading = LayoutAlignment(horizontal: .leading, vertical: .top)
}

extension HorizontalGuide {
  /// The place of the guide in a view of a width.
  func place(in width: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: width * 0.5
    case .trailing: width
    }
  }
}

extension VerticalGuide {
  /// The place of the guide in a view that has no text.
  func place(in height: Double) -> Double {
    switch self {
    case .top: 0
    case .center: height * 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }

  /// The place of the guide in a view that gave an answer.
  func place(in answer: LayoutAnswer) -> Double {
    switch self {
    case .top, .center, .bottom: place(in: answer.size.height)
    case .firstTextBaseline: answer.baselines?.first ?? answer.size.height
    case .lastTextBaseline: answer.baselines?.last ?? answer.size.height
    }
  }
}

extension LayoutAlignment {
  /// The point in a view that has no text.
  func place(in size: Size) -> Point {
    Point(x: horizontal.place(in: size.width), y: vertical.place(in: size.height))
  }

  /// The point in a view that gave an answer.
  func place(in answer: LayoutAnswer) -> Point {
    Point(x: horizontal.place(in: answer.size.width), y: vertical.place(in: answer))
  }
}
