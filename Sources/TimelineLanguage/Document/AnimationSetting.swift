package import JSONText

/// The animation that a scope asks for.
package enum AnimationSetting: Hashable, Sendable {
  /// `true`: the default animation of the profile.
  case standard
  /// `null`: no animation, as `nil` in Swift.
  case none
  /// A text in Swift's spelling.
  case expression(JSONString)

  /// The bytes of the expression, if it is one.
  package var place: Range<Int>? {
    switch self {
    case .standard, .none: nil
    case .expression(let string): string.range
    }
  }
}
