import CurveExport
import Diagnostics
import JSONText
import TimelineSimulation

/// `curve --export`: motions in the words of another toolkit.
struct CurveExporter {
  let command: CurveCommand
  let target: ExportTarget
  let isJSON: Bool

  func export(
    _ curves: [CurveCommand.NamedCurve], on console: any Console
  ) throws(CommandFailure) -> ExitStatus {
    var texts: [String] = []
    for curve in curves {
      do throws(ExportProblem) {
        let export = try Export.make(try motion(curve.subject), for: target)
        texts.append(isJSON ? Self.json(export, target, curve.name) : export.text)
      } catch {
        var diagnostics = DiagnosticList()
        diagnostics.add(error.diagnostic)
        command.invocation.report(diagnostics, of: CurveCommand.source(curve.name), on: console)
        return .invalidInput
      }
    }
    try console.writeResult(
      texts.joined(separator: isJSON ? "" : "\n"), to: command.invocation.output)
    return .success
  }

  private func motion(_ subject: CurveSubject) throws(ExportProblem) -> ExportedMotion {
    let ends = command.options.ends
    switch subject {
    case .animation(let animation):
      return try ExportedMotion(animation, from: ends.start, to: ends.end)
    case .unitCurve(let curve): return ExportedMotion(curve, from: ends.start, to: ends.end)
    case .lines(let curve): return ExportedMotion(curve, from: ends.start, to: ends.end)
    case .spring(let spring):
      return try ExportedMotion(
        spring, initialVelocity: ends.initialVelocity, from: ends.start, to: ends.end)
    }
  }

  /// A line with the text and its errors as members.
  private static func json(_ export: Export, _ target: ExportTarget, _ name: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, value) in [
      ("format", "inbetween.export"), ("expression", name), ("target", target.rawValue),
      ("text", export.text),
    ] {
      writer.writeKey(key)
      writer.write(value)
    }
    for (key, error) in [
      ("error", export.error.atAnyTime), ("errorInSteps", export.error.inSteps),
    ] {
      writer.writeKey(key)
      writer.write(error, maximumDecimals: 9)
    }
    writer.endObject()
    writer.finish()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ExportProblem {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .cannotSay(let target, let part):
      .error(.notAvailable, "'\(target.rawValue)' cannot say \(part)", at: 0..<0)
    case .unsuited(let reason): .error(.notAvailable, reason, at: 0..<0)
    }
  }
}
