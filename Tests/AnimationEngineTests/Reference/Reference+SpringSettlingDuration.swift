import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: settling durations of springs.
  static let springSettlingDuration = ReferenceTable(
    #"""
    id,ctor,p1,p2,p3,target,initial_velocity,epsilon,expected_settling,tolerance,note
    st02,"duration,bounce",0.29999999999999993,0.15000000000000013,,1.0,0.0,0.001,0.5528333595720246,1e-09,motion.quick
    st06,"duration,bounce",0.4,0,,1.0,0.0,0.001,0.6,1e-09,motion.step
    st08,"duration,bounce",0.5,0.3,,1.0,0.0,0.001,1.0447130905,1e-06,
    st11,"duration,bounce",0.5,0.3,,10.0,0.0,0.001,1.3064758044,1e-06,
    st12,"duration,bounce",0.5,0.3,,1.0,0.0,0.01,0.7829503766,1e-06,
    st17,"response,dampingRatio",60.0,1.0,,1.0,0.0,0.001,88.2,1e-06,
    st25,"duration,bounce",0.5,0.3,,(3;4),(0;0),0.001,1.2276773758,1e-06,AnimatablePair
    """#)
}
