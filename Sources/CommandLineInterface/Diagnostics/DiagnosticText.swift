import JSONText
import TimelineLanguage

/// Diagnostics as a person reads them on a terminal, and an editor parses them.
///
///     fade.json:3:12: error: unknown curve 'easeInn' [unknown-curve]
///     3 |   "withAnimation": ".easeInn"
///       |                     ^~~~~~~~
///     help: did you mean 'easeIn'?
enum DiagnosticText {
  static func render(_ diagnostics: DiagnosticList, of source: SourceText) -> String {
    var text = ""
    for diagnostic in diagnostics.first { text += render(diagnostic, of: source) }
    if diagnostics.droppedCount > 0 { text += "and \(diagnostics.droppedCount) more\n" }
    return text
  }

  private static func render(_ diagnostic: Diagnostic, of source: SourceText) -> String {
    let position = source.position(ofByte: diagnostic.range.lowerBound)
    var text = "\(source.name.escapedForMessage):\(position.line):\(position.column): "
    text += "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]\n"
    text += Excerpt(of: source, around: diagnostic.range, line: position.line).lines
    if let help = help(of: diagnostic, in: source) { text += "help: \(help)\n" }
    return text
  }

  private static func help(of diagnostic: Diagnostic, in source: SourceText) -> String? {
    if let help = diagnostic.help { return help }
    switch diagnostic.earlier {
    case .firstUse(let offset): return "it is first used at \(place(of: offset, in: source))"
    case .declaration(let offset): return "it is declared at \(place(of: offset, in: source))"
    case .opening(let offset): return "it opens at \(place(of: offset, in: source))"
    case nil: return nil
    }
  }

  private static func place(of offset: Int, in source: SourceText) -> String {
    let position = source.position(ofByte: offset)
    return "line \(position.line), column \(position.column)"
  }
}
