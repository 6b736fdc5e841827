/// The bounds that keep any expression cheap to read and to evaluate; each has its own message.
package enum ExpressionLimits {
  /// How many bytes an expression, or the body of a definition, may have.
  package static let length = 10_000
  /// The maximum depth of parentheses, signs, calls, ternaries and right-hand chains, all together.
  package static let nesting = 128
  /// The maximum depth of definitions that use one another.
  package static let definitionDepth = 128
  /// How many levels an array that an expression makes may have.
  package static let arrayLevels = 16
  /// How many steps one evaluation may take, an element read or made counting as one.
  package static let steps = 2_000_000
  /// How many steps one evaluation of a custom animation's function may take.
  package static let animationSteps = 2_000
  /// How many elements, with those inside them, an array or a text may have.
  package static let elements = 100_000
  /// How many modifiers an animation may have.
  package static let modifiers = 1000
}
