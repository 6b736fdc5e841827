package import AnimationEngine

/// A curve or a spring in the words of another toolkit.
package enum PeerCurve: Hashable, Sendable {
  case bezier(CubicBezier)
  case lines(PiecewiseLinearCurve)
  case spring(Spring)

  /// Reads such a text; nil for any other, such as an expression of Swift.
  package static func read(_ text: String) throws(PeerProblem) -> PeerCurve? {
    var scanner = PeerScanner(text)
    let opening = scanner.opening()
    if scanner.isAtEnd, let curve = keywords[opening] { return .bezier(curve) }
    switch opening {
    case "cubic-bezier", "CubicBezierEasing", "Easing.bezier", "Cubic", "const Cubic":
      return .bezier(try scanner.bezier())
    case "linear": return .lines(try scanner.lines())
    case "spring", "withSpring", "SpringDescription", "const SpringDescription", "":
      return scanner.hasSpringWord ? .spring(try scanner.spring()) : nil
    default: return nil
    }
  }

  /// The words of CSS.
  private static let keywords = [
    "ease": CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    "ease-in": CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1),
    "ease-out": CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1),
    "ease-in-out": CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
  ]
}

/// Why a text that looks like another toolkit's is none.
package struct PeerProblem: Error, Hashable, Sendable {
  /// A sentence about what is wrong.
  package let message: String
  /// The bytes of the text that it is about.
  package let range: Range<Int>
}
