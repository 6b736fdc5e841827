import AnimationEngine
import CurveExport
import Diagnostics
import TimelineSimulation

extension CurveSubject {
  /// Reads an expression, or a curve or a spring in the words of another toolkit; nil for a text that is
  /// neither, which is then reported.
  static func read(_ source: SourceText, or diagnostics: inout DiagnosticList) -> CurveSubject? {
    do throws(PeerProblem) {
      if let peer = try PeerCurve.read(String(decoding: source.bytes, as: UTF8.self)) {
        return CurveSubject(peer)
      }
    } catch {
      diagnostics.add(.error(.expressionSyntax, error.message, at: error.range))
      return nil
    }
    let (subject, found) = CurveSubject.read(source)
    diagnostics = found
    return subject
  }

  private init(_ peer: PeerCurve) {
    switch peer {
    case .bezier(let curve):
      self = .unitCurve(
        .bezier(
          startControlPoint: UnitPoint(x: curve.x1, y: curve.y1),
          endControlPoint: UnitPoint(x: curve.x2, y: curve.y2)))
    case .lines(let curve): self = .lines(curve)
    case .spring(let spring): self = .spring(spring)
    }
  }
}
