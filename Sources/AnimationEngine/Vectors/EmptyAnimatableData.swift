/// The data of a type of which nothing moves.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the only value.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  public static func - (
    left: EmptyAnimatableData, right: EmptyAnimatableData
  ) -> EmptyAnimatableData { left }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
