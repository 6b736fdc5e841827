import Diagnostics
import ExpressionLanguage
import JSONText
package import TimelineDocument

/// A claim of the timeline that becomes an assertion.
package struct ExportedClaim: Sendable {
  let place: SourceRange
  /// When it is asked, in seconds; nil if it never is.
  let time: Double?
  /// The assertion; nil for a claim that no screen shows.
  let observable: ObservableClaim?
  /// How far a number may be from the one that is claimed.
  let tolerance: Double

  package init(
    place: SourceRange, time: Double?, observable: ObservableClaim?, tolerance: Double
  ) {
    self.place = place
    self.time = time
    self.observable = observable
    self.tolerance = tolerance
  }
}

extension Exporter {
  mutating func writeTestHeader() {
    writer.line(
      "// A test of an app: it shows \(options.view)() in a window, whose values on screen are compared"
    )
    writer.line("// with those of the timeline, as of \(timeline.profile.rawValue).")
  }

  /// Writes the claims as assertions of a test.
  mutating func writeTest() {
    guard let claims = options.claims else { return }
    guard !claims.isEmpty else {
      refuse("a timeline without 'expect', of which a test has nothing to assert,", at: 0..<0)
      return
    }
    writer.blank()
    writer.open("@MainActor final class \(options.view)Tests: XCTestCase")
    writer.open("func testTimeline() async")
    writer.line("let window = TestWindow(\(shownView(indentation: "  ")))")
    writer.line("await Recorder.shared.waitUntilEnd()")
    writer.line("window.close()")
    for claim in claims { write(claim) }
    writer.close()
    writer.close()
  }

  private mutating func write(_ claim: ExportedClaim) {
    guard let observable = claim.observable, let time = claim.time else {
      diagnostics.add(
        .warning(
          .notExported, "this is not asserted: only numbers in columns at a time, and labels, are",
          at: claim.place.range))
      return
    }
    let at = "at: \(DecimalText.shortest(time))"
    switch observable {
    case .columns(let columns, let numbers):
      for (place, column) in columns.enumerated() {
        let number = numbers.map { DecimalText.shortest($0[place]) } ?? "nil"
        let tolerance = DecimalText.shortest(claim.tolerance)
        writer.call(
          "Recorder.shared.expect",
          [column.swiftLiteral, "is: \(number)", at, "within: \(tolerance)"])
      }
    case .label(let label, let firingTime, let count):
      var arguments = [label.swiftLiteral]
      if let firingTime { arguments.append("firesAt: \(DecimalText.shortest(firingTime))") }
      if let count { arguments.append("count: \(count)") }
      writer.call(
        "Recorder.shared.expectLabel", arguments + ["upTo: \(DecimalText.shortest(time))"])
    }
  }

  static let testing = RecorderParts(
    summary: "Keeps the values that were noted last, at each frame, and compares them.",
    storage: """

        private var samples: [(time: Double, values: [String: Double])] = []
        private var labels: [(label: String, time: Double)] = []

        /// Between two frames a screen shows one value: one within this time of a claim's is as good.
        private let timeTolerance = 0.02
        /// Colors and frames are rounded on their way to a screen.
        private let leastTolerance = 0.001
      """,
    header: "",
    note: """
        /// Keeps a label with its time.
        func note(_ event: String, _ label: String) {
          labels.append((label, time))
        }
      """,
    row: """
          let time = self.time
          samples.append((time, values))
          if time >= end + 2 * timeTolerance { timer?.invalidate() }
      """,
    functions: """


        /// Waits until everything has been recorded, or ten seconds longer than that takes: the view may not appear.
        func waitUntilEnd() async {
          let limit = ProcessInfo.processInfo.systemUptime + end + 10
          while (samples.last?.time ?? 0) < end + 2 * timeTolerance,
            ProcessInfo.processInfo.systemUptime < limit
          {
            try? await Task.sleep(nanoseconds: 50_000_000)
          }
        }

        /// Fails if a column has another value around a time; nil is none.
        func expect(
          _ column: String, is expected: Double?, at time: Double, within tolerance: Double,
          file: StaticString = #filePath, line: UInt = #line
        ) {
          let near = samples.filter { abs($0.time - time) <= timeTolerance }
          let found = near.map { $0.values[column] }
          let numbers = found.compactMap { $0 }
          let isRight: Bool
          if let expected, let least = numbers.min(), let greatest = numbers.max() {
            let tolerance = max(tolerance, leastTolerance)
            isRight = (least - tolerance...greatest + tolerance).contains(expected)
          } else {
            isRight = expected == nil && found.contains { $0 == nil }
          }
          let wanted = expected.map { "\\($0)" } ?? "no value"
          XCTAssert(
            isRight, "\\(column) at \\(time) s: expected \\(wanted), found \\(numbers)", file: file,
            line: line)
        }

        /// Fails if a label has not fired at a time, or another number of times up to one.
        func expectLabel(
          _ label: String, firesAt expected: Double? = nil, count: Int? = nil, upTo time: Double,
          file: StaticString = #filePath, line: UInt = #line
        ) {
          let times = labels.filter { $0.label == label && $0.time <= time + timeTolerance }
            .map { $0.time }
          let hasFired = times.contains { abs($0 - (expected ?? $0)) <= timeTolerance }
          let isRight = count.map { $0 == times.count } ?? true
          XCTAssert(
            isRight && (hasFired || expected == nil && count != nil),
            "\\(label) up to \\(time) s: it fired at \\(times)", file: file, line: line)
        }
      """,
    report: DeviceSettings.testing)

  static let testWindow = """
    /// A window that shows a view while a test runs.
    @MainActor private struct TestWindow {
      #if os(macOS)
      private let window: NSWindow

      init(_ view: some View) {
        window = NSWindow(contentViewController: NSHostingController(rootView: view))
        window.isReleasedWhenClosed = false
        window.orderFront(nil)
      }

      func close() { window.close() }
      #else
      private let window: UIWindow

      init(_ view: some View) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow()
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
      }

      func close() { window.isHidden = true }
      #endif
    }
    """
}
