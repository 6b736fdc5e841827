import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// What became of the claims of a timeline, as JSON on one line.
enum ExpectationJSON {
  static func text(of points: [ExpectationResult], in source: SourceText) -> String {
    let failed = points.count(where: { $0.isFailure })
    let skipped = points.count { if case .skipped = $0.verdict { true } else { false } }
    let positions = source.positions
    let claims = points.map { claim($0, in: positions) }.joined(separator: ",")
    return "{\"passed\":\(points.count - failed - skipped),\"failed\":\(failed),"
      + "\"skipped\":\(skipped),\"claims\":[\(claims)]}"
  }

  private static func claim(_ point: ExpectationResult, in positions: TextPositions) -> String {
    let position = positions.position(ofByte: point.place.range.lowerBound)
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("claim")
    writer.write(point.claim)
    if let time = point.instant?.seconds {
      writer.writeKey("time")
      writer.write(time)
    }
    writer.writeKey("line")
    writer.write(position.line)
    writer.writeKey("column")
    writer.write(position.column)
    writer.writeKey("outcome")
    var values = ""
    switch point.verdict {
    case .passed: writer.write("passed")
    case .skipped(let reason): write("skipped", reason, to: &writer)
    case .missed(let reason): write("failed", reason, to: &writer)
    case .failed(let mismatch):
      writer.write("failed")
      values =
        ",\"expected\":\(mismatch.expected.jsonText),\"found\":\(mismatch.found.jsonText)"
    }
    return String(decoding: writer.bytes, as: UTF8.self) + values + "}"
  }

  private static func write(_ outcome: String, _ reason: String, to writer: inout JSONWriter) {
    writer.write(outcome)
    writer.writeKey("reason")
    writer.write(reason)
  }
}
