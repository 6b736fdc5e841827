import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: values and slopes of unit curves.
  static let unitCurve = ReferenceTable(
    #"""
    id,curve,quantity,progress,expected,tolerance,note
    uc008,linear,velocity,0.5,1.0,1e-08,
    uc010,linear,velocity,1,1.0,1e-08,
    uc013,easeIn,value,0.5,0.32,0.01,
    uc016,easeIn,velocity,0,0.0,0.01,
    uc017,easeIn,velocity,0.25,0.67,0.01,
    uc019,easeIn,velocity,0.75,1.37,0.01,
    uc021,easeOut,value,0,0.0,1e-08,
    uc024,easeOut,value,0.75,0.91,0.01,
    uc035,easeInOut,value,1,1.0,1e-08,
    uc036,easeInOut,velocity,0,0.0,0.01,
    uc037,easeInOut,velocity,0.25,1.06,0.01,
    uc038,easeInOut,velocity,0.5,1.72,0.01,
    uc046,circularEaseIn,velocity,0,0.0,0.001,
    uc050,circularEaseIn,velocity,1,inf,0.001,
    uc058,circularEaseOut,velocity,0.5,0.577,0.001,
    uc063,circularEaseInOut,value,0.5,0.5,0.001,
    uc064,circularEaseInOut,value,0.75,0.933,0.001,
    uc065,circularEaseInOut,value,1,1.0,1e-08,
    uc068,circularEaseInOut,velocity,0.5,inf,0.001,
    uc070,circularEaseInOut,velocity,1,0.0,0.001,
    uc075,"bezier(0.25,0.1,0.75,0.9)",velocity,0.5,1.199,0.001,independent=1.2 diff=0.001
    uc078,"bezier(-0.5,2,1.5,-1)",value,0.5,0.5,1e-08,x control points are clamped to 0..1
    uc089,easeInOut,value,1000,1.0,1e-08,
    uc090,easeInOut,velocity,-1000,0.0,1e-08,
    uc091,easeInOut,velocity,1000,0.0,1e-08,
    uc095,"bezier(0.5,0.5,0.5,0.5)",velocity,0.5,1.0,1e-08,
    uc099,easeInOut,value,0.5,0.5,1e-06,
    uc100,circularEaseIn,value,0.3,0.046060799,1e-06,
    uc103,circularEaseInOut,value,0.4,0.2,1e-06,
    """#)
}
