import AnimationEngine
import CurveFitting
import Diagnostics
import TimelineSimulation
import TraceComparison

/// The text of `fit`: the animation, its numbers with their errors, its residual, the runner-up, and the summary
/// of `curve --summary`.
struct FitReport {
  private var lines: [String] = []
  private static let indent = 19

  init(_ result: MotionFitter.Result, of track: RecordedTrack) {
    let fit = result.best
    add("track", track.name.escapedForTable)
    add("animation", fit.expression)
    addParameters(of: fit)
    add("start", Self.text(fit.start))
    add("begin", fit.begins.map { Self.text($0, unit: " s") }.joined(separator: ", "))
    add("target", fit.targets.map { Self.text($0) }.joined(separator: ", "))
    add("rows", "\(track.times.count)")
    let residual = fit.residual
    add(
      "residual",
      "\(Self.short(residual.typical)) (root mean square), \(Self.short(residual.greatest)) at most"
    )
    add("autocorrelation", Estimate.text(residual.autocorrelation, decimals: 2))
    if let other = result.runnerUp {
      add("runner-up", "\(other.expression), residual \(Self.short(other.residual.typical))")
    }
    addSummary(of: fit)
  }

  /// The lines.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ label: String, _ value: String) {
    let padding = String(repeating: " ", count: max(Self.indent - label.count, 1))
    lines.append(label + padding + value)
  }

  private mutating func addParameters(of fit: MotionFit) {
    for (parameter, number) in zip(fit.family.parameters, fit.parameters) {
      let unit = parameter == .duration ? " s" : ""
      add(
        parameter.label,
        fit.isOverDamped ? Self.interval(number, unit) : Self.text(number, unit: unit))
    }
  }

  /// Adds the summary of the animation.
  private mutating func addSummary(of fit: MotionFit) {
    let source = SourceText(name: "<fit>", bytes: Array(fit.expression.utf8))
    guard let subject = CurveSubject.read(source).subject else { return }
    var ends = CurveEnds()
    ends.start = fit.start.value
    ends.end = fit.targets.first?.value ?? ends.end
    let facts = SummaryText(.standard).render(CurveSummary(of: subject, between: ends))
    lines.append("")
    lines += facts.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  private static func text(_ number: Estimate, unit: String = "") -> String {
    guard number.isDetermined else { return "\(number.roundedText)\(unit), not determined" }
    let error = number.errorText
    return "\(number.roundedText)\(unit)" + (error == "0" ? "" : " ± \(error)")
  }

  /// The interval that has a number with a probability of 95 %.
  private static func interval(_ number: Estimate, _ unit: String) -> String {
    guard number.isDetermined else { return "\(number.roundedText)\(unit), not determined" }
    let reach = 1.96 * number.error
    let ends = [number.value - reach, number.value + reach]
      .map { Estimate($0, error: number.error / 2).roundedText }
    return ends[0] == ends[1] ? ends[0] + unit : "\(ends[0]) to \(ends[1])\(unit)"
  }

  /// Four decimals, or as many as a small number needs.
  private static func short(_ number: Double) -> String {
    Estimate.text(number, decimals: number < 0.001 ? 9 : 4)
  }
}

extension MotionFit {
  /// Whether its numbers are known only together: the two decays of an over-damped spring look alike.
  fileprivate var isOverDamped: Bool {
    family == .spring && (self[.bounce]?.value ?? 0) < 0
  }
}

extension FittedParameter {
  fileprivate var label: String {
    switch self {
    case .duration, .bounce, .x1, .y1, .x2, .y2: rawValue
    case .initialVelocity: "initial velocity"
    }
  }
}
