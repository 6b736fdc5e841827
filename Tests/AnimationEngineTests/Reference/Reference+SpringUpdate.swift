import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: a spring moved by steps.
  static let springUpdate = ReferenceTable(
    #"""
    id,duration,bounce,start_value,start_velocity,target,delta_time,steps,expected_value,expected_velocity,tolerance,note
    su02,0.5,0.3,0.25,1.5,1,0.1,1,0.621691895,4.19191014,1e-06,
    su04,1.0,-0.2,0.25,1.5,1,0.1,1,0.41169987784032,2.354518219022361,1e-06,"over-damped velocity carries +remaining-distance, and it feeds the next step"
    """#)
}
