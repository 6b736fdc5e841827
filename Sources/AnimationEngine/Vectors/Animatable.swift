/// A type that names the part of its data that an animation can move.
public protocol Animatable {
  /// The type of the data that moves.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector moves as a whole.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
