import Foundation
import TestSupport
import Testing

/// What may end a process by a signal stands only where it cannot be reached by an input.
///
/// `swift format lint` refuses forced unwraps and `try!`, `.ci/run` refuses `as!` and `fatalError`.
@Suite struct SourceRulesTests {
  private static let modules: [String] = {
    let folder = RepositoryFiles.path("Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !["Benchmarks", "Embedded"].contains($0) }.sorted()
  }()

  /// Where a number is converted that is bounded on the line of the conversion or by what the file says of it.
  private static let conversions: Set<String> = [
    "AppModel", "DocumentDecoder+Events", "DotGrid", "ExportedMotion", "FewestStops",
    "FluidSpringState", "FrameGrid", "Instant", "Iterations", "Pace", "Page+JSON",
    "ProgressEstimate", "ProgressFunction", "ProgressPolyline", "Sparklines", "SweepParameter",
    "SystemConsole", "TerminalPicture", "TimerRun", "Value+LoopElements", "ViewEvaluator",
  ]

  #if DEBUG
    /// Without optimisation each conversion that may trap brings its message into the file that it is compiled to.
    @Test func `a Double becomes an Int without a check only where its range is known`() throws {
      try #require(Self.modules.count > 10)
      let run = try Tool.shell(
        """
        cd "$(dirname "$TOOL")"
        for module in \(Self.modules.joined(separator: " ")); do
          grep -lE 'Double value cannot be converted to U?Int' $module.build/*.swift.o
        done | sed 's|.*/||; s|[.]swift[.]o||' | sort -u
        """)
      let found = Set(run.text.split(separator: "\n").map(String.init))
      // A build may still have a file of which the source is gone.
      let sources = try Tool.shell("find Sources -name '*.swift' | sed 's|.*/||; s|[.]swift||'")
      let names = Set(sources.text.split(separator: "\n").map(String.init))
      #expect(found.intersection(names) == Self.conversions)
    }
  #endif

  /// Libraries and processors differ there in the last digit.
  @Test func `the engine computes without a library, and nothing fuses a product with a sum`()
    throws
  {
    let run = try Tool.shell(
      """
      # Ordering searches and sorts, and imports nothing.
      grep -rnE '^ *(public |package |internal )?import ' Sources/AnimationEngine Sources/Ordering \
        | grep -v ':import Ordering$'
      grep -rnE '[.]add(ing)?Product\\b|\\bfma\\(' Sources --include='*.swift'
      true
      """)
    #expect(run.text.isEmpty, "\(run.text)")
  }

  @Test
  func
    `a condition of the program itself is stated only where the code around it keeps it`()
    throws
  {
    let run = try Tool.shell(
      """
      grep -rE '^ *([^/ ].*)?\\b(precondition|preconditionFailure|unsafelyUnwrapped)\\b' --include='*.swift' \
        \(Self.modules.map { "Sources/" + $0 }.joined(separator: " ")) \
        | sed 's|:.*||; s|.*/||' | LC_ALL=C sort | uniq -c | awk '{ print $2 " " $1 }'
      """)
    #expect(
      run.text == """
        AnimationScene+Clock.swift 1
        AnimatorStore+Queries.swift 3
        AnimatorStore.swift 3
        AnyAnimator.swift 1
        AnyVector.swift 1
        BigInteger.swift 1
        CheckedTimeline.swift 1
        Components.swift 3
        DecimalText+Fixed.swift 2
        DecimalText+Shortest.swift 1
        JSONCursor+Containers.swift 2
        JSONWriter.swift 5
        MotionRecording.swift 1
        OptionReader.swift 1
        Page+JSON.swift 1
        PiecewiseLinearCurve.swift 1
        ScopedTable.swift 1
        Update.swift 1
        ViewGraph.swift 1

        """)
  }
}
