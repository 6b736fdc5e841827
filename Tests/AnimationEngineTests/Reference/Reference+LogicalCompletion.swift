import TestSupport

extension Reference {
  /// Measured on SwiftUI, or asserted by the tests of engines that follow it: when a logical completion is called.
  static let logicalCompletion = ReferenceTable(
    #"""
    id,animation,expected_seconds,tolerance,note
    lc1,"spring(response:0.5,dampingFraction:0.825).speed(2)",0.25,0.01,"spring logically completes after its response, in the retimed clock"
    lc3,"spring(response:0.5,dampingFraction:0.825).speed(2).delay(1)",1.25,0.01,"spring logically completes after its response, in the retimed clock"
    lc5,"spring(response:0.5,dampingFraction:0.825).logicallyComplete(after:0.2).delay(1)",1.2,0.01,"spring logically completes after its response, in the retimed clock"
    lc6,"spring(response:0.5,dampingFraction:0.825).logicallyComplete(after:0.2).speed(2)",0.1,0.01,"spring logically completes after its response, in the retimed clock"
    """#)
}
