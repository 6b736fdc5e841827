import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// The results of a timeline's claims, as JSON on one line.
enum ExpectationJSON {
  static func text(of points: [ExpectationResult], in source: SourceText) -> String {
    let failed = points.count(where: { $0.isFailure })
    let skipped = points.count { if case .skipped = $0.verdict { true } else { false } }
    let positions = source.positions
    let claims = points.map { claim($0, in: positions) }.joined(separator: ",")
    return "{\"passed\":\(points.count - failed - skipped),\"failed\":\(failed),"
      + "\"skipped\":\(skipped),\"claims\":[\(claims)]}"
  }

  private static func claim(_ point: ExpectationResult, in positions: SourcePositions) -> String {
    let position = positions.position(ofByte: point.place.range.lowerBound)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("claim", point.claim)
    if let time = point.instant?.seconds {
      writer.writeKey("time")
      writer.write(time)
    }
    writer.writeKey("line")
    writer.write(position.line)
    writer.writeKey("column")
    writer.write(position.column)
    writer.member("outcome", point.outcome)
    switch point.verdict {
    case .passed: break
    case .skipped(let reason), .missed(let reason): writer.member("reason", reason)
    case .failed(let mismatch):
      writer.writeKey("expected")
      writer.write(mismatch.expected)
      writer.writeKey("found")
      writer.write(mismatch.found)
    }
    if let reason = point.reason { write(reason, to: &writer) }
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(_ reason: ClaimReason, to writer: inout JSONWriter) {
    writer.writeKey("why")
    writer.beginArray()
    for part in reason.parts {
      writer.beginObject()
      writer.member("time", part.time)
      writer.member("answer", part.answer)
      for row in part.rows {
        writer.writeKey(row.label)
        writer.write(ReportedValue(row.lines.map { .text($0) }))
      }
      writer.endObject()
    }
    writer.endArray()
    if let remedy = reason.remedy { writer.member("needed", remedy) }
  }
}

extension ExpectationResult {
  fileprivate var outcome: String {
    switch verdict {
    case .passed: "passed"
    case .skipped: "skipped"
    case .missed, .failed: "failed"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: ReportedValue) {
    switch value {
    case .number(let number): write(number)
    case .text(let text): write(text)
    case .list(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    case .missing: writeNull()
    }
  }
}
