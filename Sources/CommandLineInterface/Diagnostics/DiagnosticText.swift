import Diagnostics
import JSONText
import TimelineDocument

/// Diagnostics as a person reads them on a terminal, and an editor parses them.
///
///     fade.json:3:12: error: unknown curve 'easeInn' [unknown-curve]
///     3 |   "withAnimation": ".easeInn"
///       |                     ^~~~~~~~
///     help: did you mean 'easeIn'?
enum DiagnosticText {
  /// - Parameter errorsOnly: whether warnings are neither said nor counted.
  static func render(
    _ diagnostics: DiagnosticList, of source: SourceText, in style: MessageStyle,
    errorsOnly: Bool = false
  ) -> String {
    let shown = diagnostics.first.filter { !errorsOnly || $0.severity == .error }
    let count = errorsOnly ? diagnostics.errorCount : diagnostics.count
    var text = ""
    for diagnostic in shown { text += render(diagnostic, of: source, in: style) }
    if count > shown.count { text += "and \(count - shown.count) more\n" }
    return text
  }

  private static func render(
    _ diagnostic: Diagnostic, of source: SourceText, in style: MessageStyle
  ) -> String {
    let position = source.position(ofByte: diagnostic.range.lowerBound)
    let severity = diagnostic.severity
    let place = "\(source.name.escapedForTerminal):\(position.line):\(position.column):"
    var text = style.render(place, as: .place) + " "
    text += style.render("\(severity.rawValue):", as: .severity(severity))
    text += style.render(" \(diagnostic.message) [\(diagnostic.code.rawValue)]", as: .text) + "\n"
    text += Excerpt(of: source, around: diagnostic.range, line: position.line).lines(in: style)
    if let help = diagnostic.helpLine(in: source) {
      text += style.render("help:", as: .help) + style.render(" \(help)", as: .text) + "\n"
    }
    return text
  }
}
