import AnimationEngine

/// A stack: the direction of its views, with the guide that aligns them across it, and the room between them.
package struct StackArrangement: Hashable, Sendable {
  package let direction: Direction
  package let spacing: Spacing
  /// Whether it gives its views their ideal length, and takes all the room across them, as `LazyVStack` does.
  package let isLazy: Bool

  package enum Direction: Hashable, Sendable {
    case horizontal(VerticalGuide)
    case vertical(HorizontalGuide)
  }

  /// The distance between two views.
  package enum Spacing: Hashable, Sendable {
    /// The same between all views.
    case fixed(Double)
    /// A distance between views, and none beside a spacer.
    case automatic(Double)
  }

  package init(_ direction: Direction, spacing: Spacing, isLazy: Bool = false) {
    self.direction = direction
    self.spacing = spacing
    self.isLazy = isLazy
  }

  var axis: LayoutAxis {
    switch direction {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Whether the views are aligned by the baselines of their texts.
  var hasBaselines: Bool {
    switch direction {
    case .horizontal(let guide): guide.isBaseline
    case .vertical: false
    }
  }

  /// The place of the guide across the stack in a view that gave an answer.
  func guide(in answer: LayoutAnswer) -> Double {
    switch direction {
    case .horizontal(let guide): guide.place(in: answer)
    case .vertical(let guide): guide.place(in: answer.size.width)
    }
  }

  /// The part of room left over across the stack that is before its views.
  var fractionBefore: Double {
    switch direction {
    case .horizontal(.top), .horizontal(.firstTextBaseline), .horizontal(.lastTextBaseline): 0
    case .vertical(.leading): 0
    case .horizontal(.center), .vertical(.center): 0.5
    case .horizontal(.bottom), .vertical(.trailing): 1
    }
  }
}
