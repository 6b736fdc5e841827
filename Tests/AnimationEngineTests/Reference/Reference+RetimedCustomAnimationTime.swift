import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: the time a custom animation sees under modifiers.
  static let retimedCustomAnimationTime = ReferenceTable(
    #"""
    id,animation,asked_time,expected_inner_time,tolerance,note
    ti01,Animation(custom),1.25,1.25,1e-12,
    ti03,Animation(custom).delay(1),1.25,0.25,1e-12,
    ti04,Animation(custom).delay(1),0.5,0.0,1e-12,
    ti07,Animation(custom).speed(2).delay(-0.5),0.5,2.0,1e-12,
    ti08,Animation(custom).delay(-0.5).speed(2),0.5,1.5,1e-12,
    ti11,Animation(custom).delay(1).speed(2).delay(0.5),2,2.0,1e-12,
    ti13,Animation(custom).speed(1),-0.5,-0.5,1e-12,
    """#)
}
