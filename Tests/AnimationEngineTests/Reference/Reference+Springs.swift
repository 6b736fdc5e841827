import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: settling duration, and the value at 0.1 s of a spring over 10.
  static let springs = ReferenceTable(
    #"""
    case,kind,params,settlingDuration,value_target10_t0.1
    K4d_3,spring,"{""duration"":0.4,""bounce"":0.5}",1.157199,6.473
    K4d_5,spring,"{""duration"":1,""bounce"":0}",1.500000,1.313
    K4d_7,spring,"{""duration"":0.5,""bounce"":0.15}",0.876827,3.881
    """#)
}
