import CurveExport
import Diagnostics
import JSONText
import TimelineSimulation

/// `curve --export`: motions in the words of another toolkit.
struct CurveExporter {
  let invocation: Invocation

  private var options: OptionValues { invocation.options }

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    if options.summary || options.given.contains(.precision) {
      let option = options.summary ? Option.summary : .precision
      throw CommandFailure.usage(
        "'\(option.spelling)' has no meaning beside '--export'", command: .curve)
    }
    // Each target has an ending of its own, so that any file will do.
    let isJSON = options.format == .json
    guard let target = options.export,
      let curves = try CurveCommand(invocation: invocation).curves(on: console)
    else { return .invalidInput }
    var texts: [String] = []
    for curve in curves {
      do throws(ExportProblem) {
        let export = try Export.make(try motion(curve.subject), for: target)
        texts.append(isJSON ? Self.json(export, target, curve.name) : export.text)
      } catch {
        var diagnostics = DiagnosticList()
        diagnostics.add(error.diagnostic)
        invocation.report(diagnostics, of: CurveCommand.source(curve.name), on: console)
        return .invalidInput
      }
    }
    try console.writeResult(texts.joined(separator: isJSON ? "" : "\n"), to: invocation.output)
    return .success
  }

  private func motion(_ subject: CurveSubject) throws(ExportProblem) -> ExportedMotion {
    let ends = options.curveEnds
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

  /// A line with the text and the error as members.
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
    writer.writeKey("error")
    writer.write(export.error, maximumDecimals: 9)
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
