import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct AnimatableTests {
  @Test func `unit-sized quantities are scaled by 128 and lengths are not`() {
    #expect(Angle(radians: 0.5).animatableData == 64)
    #expect(UnitPoint(x: 0.25, y: 1).animatableData == AnimatablePair(32, 128))
    #expect(Point(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(Size(width: 1, height: 2).animatableData == AnimatablePair(1, 2))
    #expect(
      Rect(x: 1, y: 2, width: 3, height: 4).animatableData
        == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    #expect(2.5.animatableData == 2.5)
  }

  @Test func `setting the data of a value gives the value back`() {
    func roundTrip<A: Animatable>(_ value: A, into other: A) -> A {
      var result = other
      result.animatableData = value.animatableData
      return result
    }
    #expect(roundTrip(Angle(degrees: 90), into: .zero) == Angle(degrees: 90))
    #expect(roundTrip(UnitPoint.bottomTrailing, into: .zero) == .bottomTrailing)
    #expect(roundTrip(Point(x: 1, y: 2), into: .zero) == Point(x: 1, y: 2))
    #expect(roundTrip(Size(width: 1, height: 2), into: .zero) == Size(width: 1, height: 2))
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(roundTrip(rect, into: .zero) == rect)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(roundTrip(insets, into: EdgeInsets()) == insets)
    #expect(roundTrip(3.5, into: 0) == 3.5)
  }

  @Test func `a pair adds, scales and measures both of its halves`() {
    var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    #expect(pair + pair - pair == pair)
    #expect(pair.magnitudeSquared == 14)
    pair.scale(by: -2)
    #expect(pair == AnimatablePair(-2, AnimatablePair(-4, -6)))
    pair -= pair
    #expect(pair == .zero)
  }

  @Test func `nothing moves in empty data`() {
    var empty = EmptyAnimatableData()
    empty.scale(by: 7)
    #expect(empty + empty - empty == .zero)
    #expect(empty.magnitudeSquared == 0)
  }

  @Test func `an interpolation is a fraction of the way`() {
    #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
    #expect(Float(2).interpolated(towards: 6, amount: 1.5) == 8)
    #expect(Float(3).magnitudeSquared == 9)
  }

  @Test func `the missing elements of a vector count as zero`() {
    let short = AnimatableVector([1.0])
    let long = AnimatableVector([1.0, 2, 3])
    #expect((short + long).elements == [2, 2, 3])
    #expect((short - long).elements == [0, -2, -3])
    #expect(AnimatableVector.zero + long == long)
    #expect(long - long == .zero)
    #expect(short == AnimatableVector([1, 0, 0]))
    #expect(short != long)
    #expect(long.scaled(by: 2).elements == [2, 4, 6])
    #expect(long.magnitudeSquared == 14)
    #expect(long[7] == 0)
  }

  @Test func `an angle is the same in degrees and radians`() {
    #expect(Angle.degrees(180).radians == Double.pi)
    #expect(isClose(Angle.radians(1).degrees, 57.295779513082321, within: 1e-12))
    #expect(Angle.degrees(10) < .degrees(20))
    var angle = Angle()
    angle.degrees = 90
    #expect(angle == Angle(radians: Double.pi / 2))
  }
}
