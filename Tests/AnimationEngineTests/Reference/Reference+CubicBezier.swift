import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: heights and slopes of raw cubic Bezier curves; outside 0...1 as in CSS.
  static let cubicBezier = ReferenceTable(
    #"""
    id,x1,y1,x2,y2,x,quantity,expected,tolerance,note
    cb001,0.25,0.0,0.75,1.0,0,value,0.0,0.00015,
    cb002,0.25,0.0,0.75,1.0,0.05,value,0.01136,0.00015,
    cb003,0.25,0.0,0.75,1.0,0.1,value,0.03978,0.00015,
    cb005,0.25,0.0,0.75,1.0,0.2,value,0.12803,0.00015,
    cb006,0.25,0.0,0.75,1.0,0.25,value,0.18235,0.00015,
    cb011,0.25,0.0,0.75,1.0,0.5,value,0.5,0.00015,
    cb015,0.25,0.0,0.75,1.0,0.75,value,0.81764,0.00015,
    cb017,0.25,0.0,0.75,1.0,0.85,value,0.92021,0.00015,
    cb020,0.25,0.0,0.75,1.0,1,value,1.0,0.00015,
    cb025,0.5,-1.0,0.5,2.0,0.05,value,-0.08954,0.00015,
    cb026,0.5,-1.0,0.5,2.0,0.1,value,-0.15613,0.00015,
    cb029,0.5,-1.0,0.5,2.0,0.25,value,-0.18232,0.00015,
    cb036,0.5,-1.0,0.5,2.0,0.6,value,0.8734,0.00015,
    cb041,0.5,-1.0,0.5,2.0,0.85,value,1.19641,0.00015,
    cb044,0.5,-1.0,0.5,2.0,1.0,value,1.0,0.00015,
    cb060,0.25,0.0,0.75,1.0,0.75,slope,1.13576,0.00015,
    cb062,0.25,0.0,0.75,1.0,0.85,slope,0.89121,0.00015,
    cb064,0.25,0.0,0.75,1.0,0.95,slope,0.4217,0.00015,
    cb070,0.0,0.0,1.0,1.0,-1.0,value,-1.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb074,0.5,0.0,1.0,0.5,-1.0,value,0.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb075,0.5,0.0,1.0,0.5,2.0,value,1.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb076,0.1,0.2,0.8,0.8,-1.0,value,-2.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb077,0.1,0.2,0.8,0.8,2.0,value,2.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb078,0.0,0.0,0.5,1.0,-1.0,value,-2.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb081,1.0,0.5,1.0,1.0,2.0,value,1.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb085,1.0,1.0,1.0,1.0,2.0,value,2.0,0,CSS extrapolates along the end tangent; SwiftUI.UnitCurve clamps the input
    cb087,0.42,0.0,0.58,1.0,0.1,value,0.01965137076241203,0.001,
    cb094,0.42,0.0,0.58,1.0,0.8,value,0.9185863780278181,0.001,
    cb103,0.0,0.0,1.0,1.0,0.6,value,0.6,0.001,
    cb107,0.0,0.0,1.0,1.0,1.0,value,1.0,0.001,
    cb109,0.5,0.1,0.31,0.96,0.01,value,0.002,0.005,
    cb110,0.5,0.1,0.31,0.96,0.25,value,0.164,0.005,
    cb112,0.5,0.1,0.31,0.96,0.99,value,0.999,0.005,
    cb114,0.5,1.0,0.5,0.0,"effect-progress of cubic-bezier(0,1.5,1,1.5) at 0 = 0",value,0.0,0.0001,number evaluated here from the formula the test asserts (peer checks 0.01px of 100px)
    cb116,0.5,1.0,0.5,0.0,"effect-progress of cubic-bezier(0,1.5,1,1.5) at 0.24 = 1.009503399",value,1.0190067979425663,0.0001,number evaluated here from the formula the test asserts (peer checks 0.01px of 100px)
    cb122,0.0,1.5,1.0,1.5,"effect-progress of cubic-bezier(0,1.5,1,1.5) at 0.24 = 1.009503399",value,1.0,0.0001,number evaluated here from the formula the test asserts (peer checks 0.01px of 100px)
    cb124,0.0,1.5,1.0,1.5,"effect-progress of cubic-bezier(0,1.5,1,1.5) at 0.99 = 1.082945965",value,1.0,0.0001,number evaluated here from the formula the test asserts (peer checks 0.01px of 100px)
    """#)
}
