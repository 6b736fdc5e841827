import AnimationEngine
package import Diagnostics
import ExpressionLanguage
import TimelineDocument

extension CurveSubject {
  private static let types: [ValueType] = [.animation, .unitCurve, .spring]

  /// Reads an expression as a document would; nil if it is none of the three, which is then reported.
  ///
  /// An implicit member such as `.easeIn` is an animation if it can be one.
  package static func read(
    _ source: SourceText
  ) -> (subject: CurveSubject?, diagnostics: DiagnosticList) {
    let text = ExpressionText(String(decoding: source.bytes, as: UTF8.self))
    let attempts = types.map { Attempt(text, as: .type($0)) }
    guard let attempt = attempts.first(where: { $0.expression != nil }),
      let expression = attempt.expression
    else { return (nil, refusal(of: text, attempts)) }
    var diagnostics = attempt.diagnostics
    do throws(EvaluationError) {
      var environment = EvaluationEnvironment()
      return (CurveSubject(try expression.evaluateFinite(in: &environment)), diagnostics)
    } catch {
      diagnostics.add(error.diagnostic)
      return (nil, diagnostics)
    }
  }

  /// A check of the text for one type.
  private struct Attempt {
    let expression: CheckedExpression?
    let diagnostics: DiagnosticList

    init(_ text: ExpressionText, as type: ExpectedTypes) {
      var diagnostics = DiagnosticList()
      expression = ExpressionChecker().check(
        text, expecting: type, in: ExpressionScope(), diagnostics: &diagnostics)
      self.diagnostics = diagnostics
    }
  }

  /// The problem of a text: that its value is of another type, or else that of reading it as one
  /// of the three types, with a suggestion if there is one.
  private static func refusal(
    of text: ExpressionText, _ attempts: [Attempt]
  ) -> DiagnosticList {
    if let other = Attempt(text, as: .any).expression {
      var diagnostics = DiagnosticList()
      let help = attempts.first?.diagnostics.first.first?.help
      diagnostics.add(
        .error(
          .wrongType,
          "expected an Animation, a UnitCurve or a Spring, found \(other.type.withArticle)",
          at: text.fileRange, help: help))
      return diagnostics
    }
    // A suggestion says more than a list of names.
    let suggesting = attempts.first { attempt in
      attempt.diagnostics.first.contains { $0.help?.hasPrefix("it has") == false }
    }
    return (suggesting ?? attempts.first)?.diagnostics ?? DiagnosticList()
  }

  private init?(_ value: Value) {
    if case .animation(let animation) = value {
      self = .animation(animation)
    } else if case .unitCurve(let curve) = value {
      self = .unitCurve(curve)
    } else if case .spring(let spring) = value {
      self = .spring(spring)
    } else {
      return nil
    }
  }
}
