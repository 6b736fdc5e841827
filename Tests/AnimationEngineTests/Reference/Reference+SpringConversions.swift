import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: one description of a spring from another.
  static let springConversions = ReferenceTable(
    #"""
    id,ctor,p1,p2,p3,property,expected,tolerance,note
    sc001,"duration,bounce",0.5,0.0,,stiffness,157.91367,1e-05,Spring()
    sc002,"duration,bounce",0.5,0.0,,damping,25.132741,1e-05,Spring()
    sc004,"duration,bounce",0.5,0.0,,damping,25.132741,1e-05,smooth
    sc006,"duration,bounce",0.5,0.15,,damping,21.36283,1e-05,snappy
    sc010,"duration,bounce",0.15,0.15,,damping,71.209433,1e-05,"interactive(0.15,0.15)"
    sc011,"duration,bounce",0.5,0.2,,stiffness,157.91367,1e-05,smooth(extraBounce:0.2)
    sc013,"duration,bounce",0.5,0.25,,stiffness,157.91367,1e-05,snappy(extraBounce:0.1)
    sc016,"duration,bounce",0.5,0.5,,damping,12.566371,1e-05,bouncy(extraBounce:0.2)
    sc017,"duration,bounce",0.5,-0.2,,stiffness,335.56655,1e-05,"bouncy(extraBounce:-0.5) over-damped: Apple reports decay^2+|wd^2| = w0^2*(2*zeta^2-1), not the w0^2 its own curve uses"
    sc023,"duration,bounce",0.45,0,,mass,1.0,1e-09,motion.calm
    sc025,"duration,bounce",0.45,0,,duration,0.45,1e-09,motion.calm
    sc027,"duration,bounce",0.29999999999999993,0.15,,damping,35.604716740684324,1e-09,motion.quick
    sc032,"duration,bounce",0.5000000000000001,0.3,,damping,17.59291886010284,1e-09,motion.lively
    sc034,"duration,bounce",0.5000000000000001,0.3,,bounce,0.2999999999999998,1e-09,motion.lively
    sc037,"duration,bounce",0.35,0,,damping,35.90391604102621,1e-09,motion.week
    sc039,"duration,bounce",0.35,0,,bounce,0.0,1e-09,motion.week
    sc043,"duration,bounce",0.25,0,,mass,1.0,1e-09,motion.section
    sc044,"duration,bounce",0.25,0,,bounce,0.0,1e-09,motion.section
    sc052,"duration,bounce",0.5,0.3,,stiffness,157.9,0.05,
    sc057,"duration,bounce",0.5,0.0,,dampingRatio,1.0,1e-06,
    sc058,"duration,bounce",0.5,0.0,,mass,1.0,1e-06,
    sc059,"duration,bounce",0.5,0.0,,stiffness,157.913670417,1e-06,
    sc066,"mass,stiffness,damping",1.0,100.0,10.0,dampingRatio,0.5,1e-06,
    sc068,"mass,stiffness,damping(allowOverDamping)",1.0,100.0,100.0,dampingRatio,5.0,1e-06,
    sc069,"response,dampingRatio",0.5,0.825,,bounce,0.175,1e-06,
    sc070,"duration,bounce",0.5,0.0,,bounce,0.0,1e-06,
    sc075,"duration,bounce",0.5,0.3,,damping,17.59291886010284,1e-09,
    sc076,"mass,stiffness,damping",1.0,100.0,10.0,duration,0.6283185307179586,1e-12,
    """#)
}
