package import Diagnostics

/// Compares two traces: frames with frames, events with events.
package enum Comparison {
  /// A problem of one of the two inputs.
  package struct Failure: Error, Sendable {
    package let side: Side
    package let diagnostic: Diagnostic
  }

  /// Compares two inputs under some rules. Both are read once, row by row.
  package static func compare(
    _ first: SourceText, _ second: SourceText, _ rules: ComparisonRules
  ) throws(Failure) -> ComparisonReport {
    let result = first.bytes.withUnsafeBufferPointer { left in
      second.bytes.withUnsafeBufferPointer { right in
        Result { () throws(Failure) in try compare(left, right, rules) }
      }
    }
    return try result.get()
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>,
    _ rules: ComparisonRules
  ) throws(Failure) -> ComparisonReport {
    let first = try blaming(.first) { () throws(TraceProblem) in try TraceInput(left) }
    let second = try blaming(.second) { () throws(TraceProblem) in try TraceInput(right) }
    var report = ComparisonReport()
    if let frames = first.frames, let others = second.frames {
      var comparison = try FrameComparison(frames, others, rules)
      report.frames = try comparison.run()
    }
    if let events = first.events, let others = second.events {
      var comparison = try EventComparison(events, others, rules)
      report.events = try comparison.run()
    }
    guard report.frames != nil || report.events != nil else {
      let (here, there) = first.frames == nil ? ("events", "frames") : ("frames", "events")
      throw Failure(
        side: .second,
        diagnostic: .error(
          .wrongType, "the trace has \(there), the other has \(here)", at: 0..<0,
          help: "compare a trace with a trace, and events with events"))
    }
    return report
  }

  /// Attributes a problem to the input that has it.
  static func blaming<Result>(
    _ side: Side, _ body: () throws(TraceProblem) -> Result
  ) throws(Failure) -> Result {
    do throws(TraceProblem) {
      return try body()
    } catch {
      throw Failure(side: side, diagnostic: error.diagnostic)
    }
  }
}
