import CommandLineInterface
import TestSupport
import Testing

/// What was measured on SwiftUI, through the command `curve`.
@Suite struct CurveReferenceTests {
  /// Measured: id, animation, distance, time, value, tolerance.
  static let animations = ReferenceTable(
    #"""
    id,expression,distance,time,expected,tolerance
    an001,".spring(response: 0.5, dampingFraction: 0.825)",1,0.09833333333333333,0.39079800800000003,1e-05
    an007,".spring(response: 0.5, dampingFraction: 0.825)",100,0.975,99.9954518,0.001
    an008,".spring(response: 0.5, dampingFraction: 0.825)",100,0.9783333333333334,100.0,0.001
    an009,".spring(response: 0.15, dampingFraction: 0.86)",1,0.195,1.0005399160000001,1e-05
    an011,".bouncy",1,0.7583333333333333,0.998581835,1e-05
    an012,".bouncy",1,0.7616666666666667,1.0,1e-05
    an017,".interpolatingSpring(mass: 1, stiffness: 100, damping: 10)",1,1.49,1.0,1e-05
    an021,".interpolatingSpring(mass: 1, stiffness: 100, damping: 50)",1,1.01,1.0,1e-05
    an024,".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: -2)",1,1.5,0.9993119672999999,1e-05
    an026,".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 3)",1,0.2,0.97521,0.0001
    an028,".interpolatingSpring(Spring(response: 0.5, dampingRatio: 1.5))",1,0.1,0.35774,0.0001
    an038,".spring(response: 0.5, dampingFraction: 0.825).speed(2).delay(1)",1,0.9,0.0,1e-05
    an040,".spring(response: 0.5, dampingFraction: 0.825).delay(0.3).delay(0.3)",1,0.6983333333333333,0.39079800800000003,1e-05
    an051,".linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: true)",1,2.75,0.25,0.0001
    an059,".linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: false)",1,2.25,0.25,0.0001
    an065,".linear(duration: 1).speed(2).repeatCount(3, autoreverses: true)",1,1.45,0.9,0.0001
    """#)

  @Test(arguments: animations.rows)
  func `an animation is where it was measured`(row: ReferenceRow) throws {
    let run = runInMemory(
      "curve", row.text("expression"), "--to-value", row.text("distance"), "--at",
      row.text("time"), "--precision", "full")
    let value = try #require(CurveRows(run).values.first)
    #expect(isClose(value, row.number("expected"), within: row.number("tolerance")))
  }

  /// Measured: id, spring, velocity at the start, time, value.
  static let springs = ReferenceTable(
    #"""
    id,expression,velocity,time,expected
    sv0008,Spring(),5.0,0.05,0.264683478
    sv0016,Spring(),-3.0,0.1,0.272356693
    sv0023,Spring.snappy,0.0,0.1,0.388102446
    sv0032,Spring.snappy,5.0,0.3,0.984495546
    sv0040,Spring.snappy,-3.0,0.5,1.006383727
    sv0052,Spring.bouncy,5.0,0.2,0.967236896
    sv0061,Spring.bouncy,-3.0,0.5,1.018506007
    """#)

  @Test(arguments: springs.rows)
  func `a pushed spring is where it was measured`(row: ReferenceRow) throws {
    let run = runInMemory(
      "curve", row.text("expression"), "--initial-velocity", row.text("velocity"), "--at",
      row.text("time"), "--precision", "full")
    let value = try #require(CurveRows(run).values.first)
    #expect(isClose(value, row.number("expected"), within: 1e-8))
  }

  /// Measured: id, curve, column, progress, value, tolerance.
  static let curves = ReferenceTable(
    #"""
    id,expression,column,progress,expected,tolerance
    uc017,UnitCurve.easeIn,velocity,0.25,0.67,0.01
    uc024,UnitCurve.easeOut,value,0.75,0.91,0.01
    uc038,UnitCurve.easeInOut,velocity,0.5,1.72,0.01
    uc058,UnitCurve.circularEaseOut,velocity,0.5,0.577,0.001
    uc064,UnitCurve.circularEaseInOut,value,0.75,0.933,0.001
    uc078,"UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))",value,0.5,0.5,1e-08
    uc089,UnitCurve.easeInOut,value,1000,1.0,1e-08
    uc100,UnitCurve.circularEaseIn,value,0.3,0.046060799,1e-06
    """#)

  @Test(arguments: curves.rows)
  func `a unit curve has the measured value or slope`(row: ReferenceRow) throws {
    let run = runInMemory(
      "curve", row.text("expression"), "--at", row.text("progress"), "--velocity", "--precision",
      "full")
    let rows = CurveRows(run)
    let column = row.text("column") == "value" ? rows.values : rows.velocities
    #expect(rows.header == "progress,value,velocity")
    #expect(
      isClose(try #require(column.first), row.number("expected"), within: row.number("tolerance")))
  }
}

/// The table that a run of `curve` printed.
struct CurveRows {
  let header: Substring?
  /// The numbers of each row; not-a-number where a field is empty.
  let rows: [[Double]]

  init(_ run: FinishedRun) {
    let lines = run.output.split(separator: "\n")
    header = lines.first
    rows = lines.dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    }
  }

  var places: [Double] { rows.map { $0[0] } }
  var values: [Double] { rows.map { $0[1] } }
  var velocities: [Double] { rows.map { $0[2] } }
}
