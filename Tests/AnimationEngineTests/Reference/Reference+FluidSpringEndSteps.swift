import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: the step of 1/300 s at which a fluid spring over a distance is over.
  static let fluidSpringEndSteps = ReferenceTable(
    #"""
    id,response,dampingFraction,distance,first_step_with_no_answer,end_seconds,note
    fe1,0.5,0.825,1,158,0.5266666666666666,
    fe3,0.5,0.825,100,293,0.9766666666666667,
    fe4,0.15,0.86,1,59,0.19666666666666666,
    fe6,0.5,0.001,1,127599,425.33,
    fe8,0.5,1e-05,1,12751650,42505.5,too long to re-run here
    """#)
}
