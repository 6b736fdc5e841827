import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: progress of animations from 0 to a distance.
  static let animationProgress = ReferenceTable(
    #"""
    id,animation,distance,time,expected_value,tolerance,note
    an001,"spring(response:0.5,dampingFraction:0.825)",1,0.09833333333333333,0.39079800800000003,1e-05,1/300 s staircase; end depends on distance
    an007,"spring(response:0.5,dampingFraction:0.825)",100,0.975,99.9954518,0.001,1/300 s staircase; end depends on distance
    an008,"spring(response:0.5,dampingFraction:0.825)",100,0.9783333333333334,100.0,0.001,1/300 s staircase; end depends on distance
    an009,"spring(response:0.15,dampingFraction:0.86)",1,0.195,1.0005399160000001,1e-05,
    an011,bouncy,1,0.7583333333333333,0.998581835,1e-05,
    an012,bouncy,1,0.7616666666666667,1.0,1e-05,
    an017,"interpolatingSpring(mass:1,stiffness:100,damping:10,initialVelocity:0)",1,1.49,1.0,1e-05,
    an021,"interpolatingSpring(mass:1,stiffness:100,damping:50,initialVelocity:0)",1,1.01,1.0,1e-05,damping above critical is solved as critical
    an023,"interpolatingSpring(mass:1,stiffness:100,damping:10,initialVelocity:3)",1,1.43,1.0,1e-05,
    an024,"interpolatingSpring(mass:1,stiffness:100,damping:10,initialVelocity:-2)",1,1.5,0.9993119672999999,1e-05,
    an026,"interpolatingSpring(mass:1,stiffness:100,damping:10,initialVelocity:3)",1,0.2,0.97521,0.0001,
    an028,"interpolatingSpring(Spring(response:0.5,dampingRatio:1.5),initialVelocity:0)",1,0.1,0.35774,0.0001,
    an030,"interpolatingSpring(Spring(response:0.5,dampingRatio:0.7),initialVelocity:0)",1,1.0,1.0,1e-05,
    an038,"spring(response:0.5,dampingFraction:0.825).speed(2).delay(1)",1,0.9,0.0,1e-05,
    an040,"spring(response:0.5,dampingFraction:0.825).delay(0.3).delay(0.3)",1,0.6983333333333333,0.39079800800000003,1e-05,
    an041,"spring(response:0.5,dampingFraction:0.825).delay(0.3).delay(0.3)",1,0.5,0.0,1e-05,
    an043,"interpolatingSpring(mass:1,stiffness:100,damping:10,initialVelocity:0).speed(2)",1,0.35,0.974358962,1e-05,
    an047,"linear(duration:1).delay(0.5).repeatCount(2,autoreverses:true)",1,0.25,0.0,0.0001,
    an051,"linear(duration:1).delay(0.5).repeatCount(2,autoreverses:true)",1,2.75,0.25,0.0001,
    an057,"linear(duration:1).repeatCount(2,autoreverses:false).delay(0.5)",1,2.55,1.0,0.0001,
    an059,"linear(duration:1).delay(0.5).repeatCount(2,autoreverses:false)",1,2.25,0.25,0.0001,
    an064,"linear(duration:1).speed(2).repeatCount(3,autoreverses:true)",1,0.75,0.5,0.0001,
    an065,"linear(duration:1).speed(2).repeatCount(3,autoreverses:true)",1,1.45,0.9,0.0001,
    """#)
}
