package import AnimationEngine

/// Where a view is on its way into the tree and out of it.
package enum TransitionPhase: String, Sendable, CaseIterable {
  case willAppear, identity, didDisappear

  /// -1 before the view has entered, 1 after it has left.
  var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition as an expression describes it; what it does is the simulator's.
package indirect enum TransitionValue: Sendable, Hashable {
  case identity
  case opacity
  case slide
  case scale(Double, anchor: UnitPoint)
  case offset(x: Double, y: Double)
  case move(Edge)
  case push(from: Edge)
  case blurReplace(BlurReplace)
  case asymmetric(insertion: TransitionValue, removal: TransitionValue)
  /// The first is applied inside the second.
  case combined(TransitionValue, TransitionValue)
  /// A transition with an animation of its own; nil makes it instant.
  case animated(TransitionValue, Animation?)

  /// A side of a view.
  package enum Edge: String, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// The way a blur replaces one view by another.
  package enum BlurReplace: String, Sendable, CaseIterable {
    case downUp, upUp
  }

  /// How many transitions this one is built of.
  var size: Int {
    switch self {
    case .identity, .opacity, .slide, .scale, .offset, .move, .push, .blurReplace: 1
    case .asymmetric(let first, let second), .combined(let first, let second):
      1 + first.size + second.size
    case .animated(let base, _): 1 + base.size
    }
  }
}
