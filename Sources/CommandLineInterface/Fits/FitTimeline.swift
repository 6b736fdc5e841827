import CurveFitting
import Diagnostics
import ExpressionLanguage
import JSONText
import TraceComparison

/// A timeline that plays a fitted motion again.
struct FitTimeline {
  private let fit: MotionFit
  private let track: RecordedTrack
  private let source: String
  /// The offset added to the recording's times, so that no motion begins before zero.
  private let shift: Double

  init(_ result: MotionFitter.Result, of track: RecordedTrack, in source: String) {
    fit = result.best
    self.track = track
    self.source = source
    let first = fit.begins.map { $0.rounded }.min() ?? 0
    shift = first < 0 ? -first : 0
  }

  /// The document.
  var text: String {
    var writer = JSONWriter()
    writer.beginObject()
    write("name", "\(track.name) of \(source)", to: &writer)
    write("note", note, to: &writer)
    writer.breakLine(indent: 1)
    writer.writeKey("until")
    // A time that is rounded up would have a frame after it.
    writer.write(max((track.times.last ?? 0) + shift - 1e-6, 0), maximumDecimals: 6)
    writer.breakLine(indent: 1)
    writer.writeKey("state")
    writer.beginObject()
    writer.writeKey(name)
    writer.write(fit.start.rounded, maximumDecimals: 6)
    writer.endObject()
    writer.breakLine(indent: 1)
    writer.writeKey("events")
    writer.beginArray()
    for (begin, target) in zip(fit.begins, fit.targets) { write(begin, target, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.finish()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ key: String, _ value: String, to writer: inout JSONWriter) {
    writer.breakLine(indent: 1)
    writer.writeKey(key)
    writer.write(value)
  }

  private func write(_ begin: Estimate, _ target: Estimate, to writer: inout JSONWriter) {
    writer.breakLine(indent: 2)
    writer.beginObject()
    writer.writeKey("at")
    writer.write(max(begin.rounded + shift, 0), maximumDecimals: 6)
    writer.writeKey("withAnimation")
    writer.write(fit.expression)
    writer.writeKey("set")
    writer.beginObject()
    writer.writeKey(name)
    writer.write(target.rounded, maximumDecimals: 6)
    writer.endObject()
    writer.endObject()
  }

  private var note: String {
    let residual = Estimate.text(fit.residual.typical, decimals: 6)
    let moved = shift > 0 ? "; times are \(Estimate.text(shift, decimals: 6)) s later" : ""
    return "residual \(residual) (root mean square) over \(track.times.count) rows\(moved)"
  }

  /// The track's name where a state can have it.
  private var name: String {
    do {
      let signature = try Signature(track.name)
      return signature.parameters == nil && signature.owner == nil ? signature.name : "value"
    } catch {
      return "value"
    }
  }
}
