import CommandLineInterface
import TestSupport
import Testing

/// Summaries of springs against what was measured on SwiftUI, or asserted by the tests of engines that
/// follow it.
@Suite struct SpringSummaryTests {
  /// Rows of several tables: id, expression, distance, fact, expected, tolerance.
  static let measured = ReferenceTable(
    #"""
    id,expression,distance,fact,expected,tolerance
    sc001,"Spring(duration: 0.5, bounce: 0)",1,stiffness,157.91367,1e-05
    sc002,Spring(),1,damping,25.132741,1e-05
    sc006,Spring.snappy,1,damping,21.36283,1e-05
    sc010,"Spring(duration: 0.15, bounce: 0.15)",1,damping,71.209433,1e-05
    sc011,Spring.smooth(extraBounce: 0.2),1,stiffness,157.91367,1e-05
    sc013,Spring.snappy(extraBounce: 0.1),1,stiffness,157.91367,1e-05
    sc016,Spring.bouncy(extraBounce: 0.2),1,damping,12.566371,1e-05
    sc017,Spring.bouncy(extraBounce: -0.5),1,stiffness,335.56655,1e-05
    sc025,"Spring(duration: 0.45, bounce: 0)",1,duration,0.45,1e-09
    sc027,"Spring(duration: 0.29999999999999993, bounce: 0.15)",1,damping,35.604716740684324,1e-09
    sc034,"Spring(duration: 0.5000000000000001, bounce: 0.3)",1,bounce,0.2999999999999998,1e-09
    sc037,"Spring(duration: 0.35, bounce: 0)",1,damping,35.90391604102621,1e-09
    sc043,"Spring(duration: 0.25, bounce: 0)",1,mass,1.0,1e-09
    sc057,"Spring(duration: 0.5, bounce: 0)",1,dampingRatio,1.0,1e-06
    sc066,"Spring(mass: 1, stiffness: 100, damping: 10)",1,dampingRatio,0.5,1e-06
    sc068,"Spring(mass: 1, stiffness: 100, damping: 100, allowOverDamping: true)",1,dampingRatio,5.0,1e-06
    sc069,"Spring(response: 0.5, dampingRatio: 0.825)",1,bounce,0.175,1e-06
    sc075,Spring.bouncy,1,damping,17.59291886010284,1e-09
    sc076,"Spring(mass: 1, stiffness: 100, damping: 10)",1,response,0.6283185307179586,1e-12
    st02,"Spring(duration: 0.29999999999999993, bounce: 0.15000000000000013)",1,settlingDuration,0.5528333595720246,1e-09
    st06,"Spring(duration: 0.4, bounce: 0)",1,settlingDuration,0.6,1e-09
    st08,"Spring(duration: 0.5, bounce: 0.3)",1,settlingDuration,1.0447130905,1e-06
    st11,"Spring(duration: 0.5, bounce: 0.3)",10,settlingDuration,1.3064758044,1e-06
    st17,"Spring(response: 60, dampingRatio: 1)",1,settlingDuration,88.2,1e-06
    K4d_3,"Spring(duration: 0.4, bounce: 0.5)",1,settlingDuration,1.157199,1e-06
    K4d_5,"Spring(duration: 1, bounce: 0)",1,settlingDuration,1.5,1e-06
    K4d_7,"Spring(duration: 0.5, bounce: 0.15)",1,settlingDuration,0.876827,1e-06
    fe1,".spring(response: 0.5, dampingFraction: 0.825)",1,end,0.5266666666666666,1e-09
    fe3,".spring(response: 0.5, dampingFraction: 0.825)",100,end,0.9766666666666667,1e-09
    fe4,".spring(response: 0.15, dampingFraction: 0.86)",1,end,0.19666666666666666,1e-09
    fe6,".spring(response: 0.5, dampingFraction: 0.001)",1,end,425.33,1e-09
    lc1,".spring(response: 0.5, dampingFraction: 0.825).speed(2)",1,logicalEnd,0.25,1e-09
    lc3,".spring(response: 0.5, dampingFraction: 0.825).speed(2).delay(1)",1,logicalEnd,1.25,1e-09
    lc5,".spring(response: 0.5, dampingFraction: 0.825).logicallyComplete(after: 0.2).delay(1)",1,logicalEnd,1.2,1e-09
    """#)

  @Test(arguments: measured.rows)
  func `a summary has the measured number`(row: ReferenceRow) throws {
    let summary = try Summary(row.text("expression"), "--to-value", row.text("distance"))
    let number = try #require(summary.number(row.text("fact")))
    #expect(isClose(number, row.number("expected"), within: row.number("tolerance")))
  }

  /// The overshoot of the closed form, exp(-pi zeta / sqrt(1 - zeta^2)), is the one called `overshoot`,
  /// of stepped springs too.
  @Test(arguments: ["Spring", ".spring", ".interpolatingSpring"])
  func `the overshoot is the textbook's`(name: String) throws {
    for (bounce, percent, digit) in [(0.15, 0.63, 0.005), (0.3, 4.6, 0.05), (0.5, 16.3, 0.05)] {
      let summary = try Summary("\(name)(duration: 0.5, bounce: \(bounce))")
      let overshoot = try #require(summary.number("overshoot"))
      #expect(isClose(overshoot, percent, within: digit))
      let zeta = try #require(summary.number("dampingRatio"))
      let peakTime = try #require(summary.number("peakTime"))
      #expect(isClose(peakTime, 0.25 / (1 - zeta * zeta).squareRoot(), within: 1e-9))
    }
  }

  /// Half a step behind, and sampled at steps: near the closed form, but not equal to it.
  @Test func `a stepped spring says its own overshoot as well`() throws {
    let summary = try Summary(".spring(duration: 0.5, bounce: 0.5)", "--to-value", "1000")
    let closed = try #require(summary.number("overshoot"))
    let stepped = try #require(summary.number("steppedOvershoot"))
    let table = CurveRows(
      runInMemory(
        "curve", ".spring(duration: 0.5, bounce: 0.5)", "--to-value", "1000", "--fps", "300",
        "--precision", "full"))
    #expect(isClose(stepped, (table.values.max() ?? 0) / 10 - 100, within: 1e-6))
    #expect(stepped != closed && isClose(stepped, closed, within: 0.5))
    #expect(try Summary("Spring(bounce: 0.5)").number("steppedOvershoot") == nil)
  }

  @Test(arguments: ["Spring()", ".smooth", ".interpolatingSpring", "Spring(bounce: -0.5)"])
  func `a spring that does not swing has no overshoot and no peak`(expression: String) throws {
    let summary = try Summary(expression)
    #expect(summary.number("overshoot") == 0)
    #expect(summary.isNull("peakTime"))
  }

  @Test func `what never comes is null, and never in a text`() throws {
    for expression in [
      "Spring(bounce: 1)", ".spring(bounce: 1)", ".interpolatingSpring(bounce: 1)",
    ] {
      let summary = try Summary(expression)
      #expect(summary.isNull("settlingDuration"))
      #expect(summary.number("overshoot").map { isClose($0, 100, within: 1e-9) } == true)
    }
    let text = runInMemory("curve", "Spring(bounce: 1)", "--summary").output
    #expect(text.contains("settling duration  never\n"))
    let repeated = try Summary(".spring.repeatForever()")
    #expect(repeated.isNull("end"))
    #expect(repeated.number("logicalEnd") == 0.5)
  }

  @Test(arguments: [
    (".linear(duration: 1).repeatForever()", 1.0), (".easeIn(duration: 0.4).repeatCount(2)", 0.4),
    (".linear(duration: 1).repeatCount(3, autoreverses: false).delay(2)", 1),
    (".linear(duration: 1).delay(0.5).repeatForever()", 1.5),
    (".linear(duration: 1).repeatForever().speed(4)", 0.25),
    (".linear(duration: 1).speed(4).repeatForever().delay(3)", 0.25),
  ])
  func `what is repeated says how long one pass takes`(expression: String, pass: Double) throws {
    #expect(isClose(try #require(try Summary(expression).number("pass")), pass, within: 1e-9))
  }

  /// The pass of a spring is as long as it takes to rest, which depends on the way.
  @Test(arguments: [1, 20, 200])
  func `a spring that is repeated passes when it would be at rest`(distance: Int) throws {
    for spring in [".spring(duration: 0.5, bounce: 0.3)", ".interpolatingSpring(bounce: 0.2)"] {
      let once = try Summary(spring, "--to-value", "\(distance)")
      let repeated = try Summary("\(spring).repeatForever()", "--to-value", "\(distance)")
      let end = try #require(once.number("end"))
      #expect(isClose(try #require(repeated.number("pass")), end, within: 1e-8))
      #expect(once.number("pass") == nil)
    }
  }

  @Test(arguments: [".linear", ".linear.repeatCount(1)", ".spring.delay(1)", "Spring()"])
  func `what is not repeated has no pass`(expression: String) throws {
    #expect(try Summary(expression).number("pass") == nil)
    #expect(!runInMemory("curve", expression, "--summary").output.contains("one pass"))
  }

  @Test func `a stiffness beyond SwiftUI's bound is said to be at it`() throws {
    let summary = try Summary(".spring(duration: 0.01)")
    #expect(summary.number("stiffness") == 45_000)
    #expect(summary.texts("notes").contains { $0.contains("bound") })
  }

  /// From (4 - w^2) / 4 w on, where w = 2 pi / 0.05 / 300: 2.2827. It moves as with 0.75 / w: 1.79.
  @Test func `damping that the steps do not follow is said to be cut off`() throws {
    for (fraction, isCut) in [("2.28", false), ("2.29", true), ("3", true), ("4", true)] {
      let summary = try Summary(".spring(response: 0.05, dampingFraction: \(fraction)).delay(1)")
      let notes = summary.texts("notes").filter { $0.hasPrefix("Damping is cut off") }
      #expect(notes.count == (isCut ? 1 : 0))
      #expect(
        notes.allSatisfy { $0.contains("fraction of \(fraction) ") && $0.contains("with 1.79.") })
    }
  }
}
