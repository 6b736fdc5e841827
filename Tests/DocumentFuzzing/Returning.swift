import AnimationEngine
import Diagnostics
import SwiftImport
import TimelineDocument
import TimelineSimulation

/// An exported file that is imported again: its rows are those of the document that was exported.
struct Returning {
  /// A fault of the tool itself.
  let fault: String?

  /// Imports what a timeline with a trace was exported to.
  init(_ text: String, of timeline: Timeline, _ trace: Trace) {
    let made = SwiftImport([SourceText(name: "FuzzedView.swift", bytes: Array(text.utf8))])
    guard let document = made.document else {
      let reason = made.found.first.first { $0.severity == .error }?.message ?? "no reason"
      fault = "the exported file cannot be imported: \(reason)"
      return
    }
    var overrides = TimelineOverrides()
    overrides.clock = timeline.clock
    overrides.profile = timeline.profile
    overrides.roomSize = timeline.roomSize
    overrides.until = Instant(seconds: trace.lastTime)
    var (checked, found) = CheckedTimeline.read(
      SourceText(name: "returned", bytes: document), overrides)
    var sampling = Sampling.few()
    sampling.frameRate = timeline.frameRate
    guard let checked, let returned = Trace(checked, sampling: sampling, diagnostics: &found) else {
      fault = "the exported file cannot be played: \(found.first.first?.message ?? "no reason")"
      return
    }
    do {
      let (rows, others) = (try Self.rows(of: trace), try Self.rows(of: returned))
      let difference = zip(rows, others).first { $0 != $1 }
      fault =
        rows == others
        ? nil : "the exported file has other rows: \(difference.map { "\($0)" } ?? "their number")"
    } catch {
      fault = "the exported file cannot be played: \(error)"
    }
  }

  private static func rows(of trace: Trace) throws -> [String] {
    var bytes: [UInt8] = []
    let places = trace.columns.indices.filter { trace.columns[$0].content == .number }
    try trace.writeRows(of: places, as: OutputStyle()) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }
}

extension Playing {
  /// The import of the exported file; nil if the document is not played or not exported.
  var returning: Returning? {
    guard let export, let (timeline, trace) = played else { return nil }
    return Returning(export, of: timeline.timeline, trace)
  }
}
